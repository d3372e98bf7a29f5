import { expect, it } from 'vitest';
import { aimWasTold, knowsAim } from '../src/lib/aims';

it('is known when it was told ten times, for each game apart', () => {
  for (let times = 0; times < 10; times += 1) {
    expect(knowsAim('eureka')).toBe(false);
    aimWasTold('eureka');
  }
  expect(knowsAim('eureka')).toBe(true);
  expect(knowsAim('curie')).toBe(false);
});
