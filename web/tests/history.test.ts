import { describe, expect, it } from 'vitest';
import type { Message, Step } from '../src/gen/wire.gen';
import { actorsOf, endOfTurn, hits } from '../src/lib/history';

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

  it('says that it hits us only where somebody else did it to us', () => {
    const gave = told('event-gave', 1, ['seat/1', 'seat/0']);
    expect(hits(step(3, 1, gave), gave, 0, 'seat/0')).toBe(true);
    expect(hits(step(3, 1, gave), gave, 2, 'seat/2')).toBe(false);
    const own = told('event-took', 0, ['seat/0']);
    expect(hits(step(3, 1, own), own, 0, 'seat/0')).toBe(false); // our own turn begins in their step
    expect(hits(step(3, 0, gave), gave, 0, 'seat/0')).toBe(false);
  });
});
