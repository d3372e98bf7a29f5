/** A table that is started at once costs one request more than a start: the pledge of this browser's share. */
import { beforeEach, expect, it, vi } from 'vitest';
import { pledgeOf } from '../src/lib/shares';
import { notedOf } from '../src/lib/seals';
import { api } from '../src/lib/api';
import { isStarting, startAtOnce } from '../src/lib/quick';

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
