/** A table that is started at once costs one request more than a start: the pledge of this browser's share. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pledgeOf } from '../src/lib/shares';
import { notedOf } from '../src/lib/seals';
import { api } from '../src/lib/api';
import { isStarting, startAmongBots, startAtOnce, takesGlance } from '../src/lib/quick';

const COMMITMENT = 'c0'.repeat(32);
let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.spyOn(api, 'state').mockImplementation(() => Promise.reject(new Error('it is asked for nothing')));
  vi.spyOn(api, 'command').mockImplementation((_, { id, ...command }) => {
    sent.push(command);
    return Promise.resolve({ type: 'done', id, version: 1, position: 0 });
  });
});

it('pledges a share and starts', async () => {
  await startAtOnce({ code: 'KT7MWQ3D', link: '', commitment: COMMITMENT, seats: [0] });
  const pledge = pledgeOf(COMMITMENT, 0, notedOf('KT7MWQ3D').shares[0] ?? '');
  expect(sent).toEqual([{ type: 'pledge', seat: 0, pledge }, { type: 'start' }]);
  expect(isStarting('KT7M-WQ3D')).toBe(true);
});

it('starts at once where the deal is set', async () => {
  await startAtOnce({ code: 'KT7MWQ3D', link: '', commitment: null, seats: [0] });
  expect(sent).toEqual([{ type: 'start' }]);
});

describe('a rematch', () => {
  const next = (other: object): void => {
    const chairs = [
      { seat: 0, kind: 'human', yours: true },
      { seat: 1, kind: 'bot', yours: false, ...other },
    ];
    const table = { phase: 'lobby', host: true, commitment: COMMITMENT, chairs };
    vi.spyOn(api, 'state').mockResolvedValue({ table } as never);
  };

  it('begins at once where everybody else is a bot', async () => {
    next({});
    await startAmongBots('KT7MWQ3D');
    expect(sent.at(-1)).toEqual({ type: 'start' });
  });

  it('waits for everybody where somebody else plays', async () => {
    next({ kind: 'human' });
    await startAmongBots('KT7MWQ3D');
    expect(sent).toEqual([]);
  });
});

it('shows the rules at a glance once, and never after a lesson', async () => {
  await startAtOnce({ code: 'KT7MWQ3D', link: '', commitment: null, seats: [0] });
  const shown = [
    ['toy', false],
    ['toy', false],
    ['taught', true],
    ['taught', false],
  ] as const;
  expect(shown.map(([game, lesson]) => takesGlance('KT7MWQ3D', game, lesson))).toEqual([true, false, false, false]);
});
