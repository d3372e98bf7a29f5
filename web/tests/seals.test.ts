/** The seal that counts is the one that a tab received first. */
import { expect, it } from 'vitest';
import { firstSeal, rememberSeal } from '../src/lib/seals';

it('keeps the first seal of each table, whatever the server says later', () => {
  expect(firstSeal('KT7MWQ3D')).toBeNull();
  rememberSeal('KT7MWQ3D', '9f2c');
  rememberSeal('KT7MWQ3D', '0000');
  rememberSeal('AAAAAAAA', '1111');
  expect(firstSeal('KT7MWQ3D')).toBe('9f2c');
  expect(firstSeal('AAAAAAAA')).toBe('1111');
});
