import { describe, expect, it } from 'vitest';
import type { Message, Step } from '../src/gen/wire.gen';
import { actorsOf, decisionsIn, doneFor, endOfTurn, hits, lastNews, worthTelling } from '../src/lib/history';

const by = (number: number): Message => ({ id: 'seat', params: { number }, things: [] });
const told = (id: string, seat?: number, things: string[] = []): Message => ({
  id,
  params: seat === undefined ? {} : { who: by(seat + 1) },
  things,
});
const step = (version: number, seat: number, ...log: Message[]): Step => ({
  version,
  at: 0,
  kind: 'action',
  seat,
  position: version,
  log,
  things: [],
});

describe('what stands', () => {
  const at = (kind: Step['kind'], seat: number, position: number): Step => ({
    ...step(position, seat),
    kind,
    position,
  });

  it('is taken back with all that followed from it without a choice', () => {
    const steps = [at('action', 0, 1), at('action', 0, 3), at('action', 1, 4)]; // the second brought a forced one
    expect(decisionsIn(steps).map((one) => one.from)).toEqual([0, 1, 3]);
    const back = [...steps.slice(0, 2), at('undo', 0, 5)];
    expect(decisionsIn(back).map((one) => one.from)).toEqual([0]);
    expect(decisionsIn([...back, at('action', 0, 6), at('rewind', 0, 8)])).toEqual([]);
  });
});

describe('the log', () => {
  it('gives each line to the player it speaks of, not to the one whose decision brought it', () => {
    const ended = step(
      5,
      0,
      told('event-rested', 0),
      told('event-turn', 1),
      told('event-thrown'),
      told('event-took', 2),
    );
    expect(actorsOf(ended)).toEqual([0, 1, 1, 2]);
  });

  it('begins “since your last turn” where our turn ended, also in the middle of our next one', () => {
    const steps = [step(1, 0), step(2, 0), step(3, 1), step(4, 2)];
    expect(endOfTurn(steps, 0)).toBe(2);
    expect(endOfTurn([...steps, step(5, 0), step(6, 0)], 0)).toBe(2);
    expect(endOfTurn([step(1, 0)], 0)).toBe(-1);
  });

  it('counts no answer that we gave in the turn of somebody else as a turn of ours', () => {
    const turn = (version: number, seat: number, next: number): Step => step(version, seat, told('event-turn', next));
    const steps = [turn(1, 0, 1), step(2, 1), step(3, 0), step(4, 1)]; // we used a date that came in their turn
    expect(endOfTurn(steps, 0)).toBe(1);
    expect(endOfTurn([...steps, turn(5, 1, 0), step(6, 0), turn(7, 0, 1)], 0)).toBe(7);
  });

  it('knows what others did last, without what goes without saying, until we decide ourselves', () => {
    const routine = new Set(['event-played', 'event-turn']);
    const added = told('event-added', 1);
    const theirs = [step(1, 0), step(2, 1, told('event-played', 1)), step(3, 1, added, told('event-turn', 0))];
    expect(lastNews(theirs, 0, routine)?.log).toEqual([added]);
    expect(lastNews([...theirs, step(4, 1, told('event-played', 1))], 0, routine)?.log).toEqual([added]);
    expect(lastNews([...theirs, step(4, 0, told('event-added', 0))], 0, routine)).toBeNull();
    expect(lastNews([...theirs, { ...step(4, 1), kind: 'undo' }], 0, routine)).toBeNull();
  });

  it('tells of a moment what happened, and what goes without saying only where nothing else did', () => {
    const [claimed, turn] = [told('event-claimed', 1), told('event-turn', 0)];
    expect(worthTelling([claimed, turn], new Set(['event-turn']))).toEqual([claimed]);
    expect(worthTelling([turn], new Set(['event-turn']))).toEqual([turn]);
  });

  it('says what the table did for us, where we had no choice', () => {
    const passed = told('event-passed', 0);
    expect(doneFor(step(3, 1, told('event-played', 1), passed, told('table-forced', 0)), passed, 0)).toBe(true);
    expect(doneFor(step(3, 1, told('event-played', 1), passed), passed, 0)).toBe(false);
  });

  it('says that it hits us only where somebody else did it to us', () => {
    const gave = told('event-gave', 1, ['seat/1', 'seat/0']);
    expect(hits(step(3, 1, gave), gave, 0, 'seat/0')).toBe(true);
    expect(hits(step(3, 1, gave), gave, 2, 'seat/2')).toBe(false);
    const own = told('event-took', 0, ['seat/0']);
    expect(hits(step(3, 1, own), own, 0, 'seat/0')).toBe(false); // our own turn begins in their step
    expect(hits(step(3, 0, gave), gave, 0, 'seat/0')).toBe(false);
  });
});
