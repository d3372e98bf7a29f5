/** What the log says about who acted and since when: read from the steps, never from a guess about two states. */
import type { Message, Step } from '../gen/wire.gen';

/** The seat that a message speaks of: its `who`. */
export function actorIn(message: Message): number | null {
  const who = message.params['who'] as Message | undefined;
  return who?.id === 'seat' ? Number(who.params['number']) - 1 : null;
}

/** Whose token stands before each line of a step. A line that names nobody belongs to the player of the line before it. */
export function actorsOf(step: Step): (number | null)[] {
  let actor = step.seat;
  return step.log.map((message) => (actor = actorIn(message) ?? actor));
}

/** A decision that was not taken back: who made it, and where it was made. */
export interface Decision {
  seat: number | null;
  from: number; // the position before it
  entries: number; // of the match's log: what followed from it without a choice is stored with it
}

/** Those that still stand. Each entry that is taken back leaves one in the log. */
export function decisionsIn(steps: readonly Step[]): readonly Decision[] {
  const standing: Decision[] = [];
  let position = 0;
  for (const step of steps) {
    const entries = step.position - position;
    if (step.kind === 'action') standing.push({ seat: step.seat, from: position, entries });
    if (step.kind === 'undo' || step.kind === 'rewind')
      for (let left = entries; left > 0;) left -= standing.pop()?.entries ?? left;
    position = step.position;
  }
  return standing;
}

/** The version of the step that ended our last turn: what came later happened since. Where no line says whose turn it is,
 * our last decision before somebody else decided. */
export function endOfTurn(steps: readonly Step[], seat: number): number {
  let [own, ended, passed] = [-1, -1, -1];
  let turn: number | null = null;
  for (const step of steps) {
    if (step.kind !== 'action') continue;
    if (step.seat === seat) own = step.version;
    else ended = own;
    for (const message of step.log.filter(({ id }) => id === 'event-turn')) {
      if ((turn ?? step.seat) === seat) passed = step.version;
      turn = actorIn(message);
    }
  }
  return turn === null ? ended : passed;
}

/** Somebody else did it, and it names us: `thing` is our seat among the things. */
export const hits = (step: Step, message: Message, seat: number, thing: string): boolean =>
  seat >= 0 && step.seat !== null && step.seat !== seat && actorIn(message) !== seat && message.things.includes(thing);

/** Somebody else's decision left us one thing to do, and the table did it: the line that says so, and what it was. */
export const doneFor = (step: Step, message: Message, seat: number): boolean =>
  actorIn(message) === seat && step.log.some((one) => one.id === 'table-forced' && actorIn(one) === seat);

/** What happened, without what goes without saying; where nothing else did, all of it. */
export function worthTelling(log: readonly Message[], routine: ReadonlySet<string>): readonly Message[] {
  const told = log.filter((message) => !routine.has(message.id));
  return told.length ? told : log;
}

/** What others did last since our own last decision, without what goes without saying. */
export function lastNews(steps: readonly Step[], seat: number, routine: ReadonlySet<string>): Step | null {
  for (const step of [...steps].reverse()) {
    if (step.kind === 'undo' || step.kind === 'rewind' || (step.kind === 'action' && step.seat === seat)) return null;
    const log = step.kind === 'action' ? step.log.filter((message) => !routine.has(message.id)) : [];
    if (log.length) return { ...step, log };
  }
  return null;
}
