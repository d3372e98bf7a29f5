/** When homework is due, as a field for date and time has it. */
const DAY = 86_400_000; // ms
const HOUR = 3_600_000;

/** A time of this place as `datetime-local` has it, on the hour. */
function local(at: number): string {
  const there = new Date(at - (at % HOUR));
  return new Date(there.getTime() - there.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const inAWeek = (): string => local(Date.now() + 7 * DAY);
