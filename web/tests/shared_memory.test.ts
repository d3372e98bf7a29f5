/** Arrays on their way into the memory of the rules. */
import { expect, it } from 'vitest';
import { described, placed } from '../src/anywhere/rules';

const memory = new ArrayBuffer(256);

it('lays views of the same bytes over each other', () => {
  const records = new Uint8Array(memory, 64, 96);
  const rows = new Uint8Array(memory, 64, 96);
  const part = new Uint8Array(memory, 96, 32);
  const { at, end } = placed([records, rows, part], 1024);
  expect([at.get(records), at.get(rows), at.get(part), end]).toEqual([1024, 1024, 1056, 1120]);
});

it('keeps what is apart apart, and aligned', () => {
  const [one, two] = [new Uint8Array(memory, 0, 20), new Uint8Array(memory, 20, 8)];
  const other = new Uint8Array(8);
  const { at, end } = placed([one, other, two], 1000);
  expect([at.get(one), at.get(two), at.get(other), end]).toEqual([1008, 1040, 1056, 1072]);
});

it('refuses items of another size than the rules were compiled for', () => {
  expect(described(1024, 4, 32, 4, [2, 4])).toEqual([8n, 4n, 1024, 2n, 4n, 16n, 4n]);
  expect(() => described(1024, 4, 64, 8, [2, 4])).toThrow('take items of 4 bytes');
  expect(() => described(1024, 4, 28, 4, [2, 4])).toThrow('28 bytes as 2 × 4 of 4');
});
