/** What is left of a step of the lesson: `12:05`; when the time is over, zero. */
export function left(endsAt: number, now: number): { text: string; over: boolean; soon: boolean } {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return { text, over: seconds === 0, soon: seconds <= 120 };
}
