import { describe, expect, it } from 'vitest';
import { fit, type Fitting } from '../src/lib/fit_text';

const ROOM = 60;
const KEY = 10; // what the key for the rest takes
/** Whether so many sentences of this height have room; set tight, each takes a fifth less. */
const room =
  (count: number, height: number) =>
  ({ shown, tight }: Fitting): boolean =>
    shown * height * (tight ? 0.8 : 1) + (shown < count ? KEY : 0) <= ROOM;

describe('A forecast in the prompt', () => {
  it('is left as it is where all of it has room', () => {
    expect(fit(3, room(3, 20))).toEqual({ shown: 3, tight: false });
  });
  it('is set tight before anything is left out', () => {
    expect(fit(3, room(3, 25))).toEqual({ shown: 3, tight: true });
  });
  it('shows as many whole sentences as there is room for beside the key that tells the rest', () => {
    expect(fit(4, room(4, 30))).toEqual({ shown: 2, tight: true });
  });
  it('leaves the last ones out before it is set tight, where that is wanted', () => {
    expect(fit(2, room(2, 35), 1)).toEqual({ shown: 1, tight: false });
    expect(fit(2, room(2, 60), 1)).toEqual({ shown: 1, tight: true });
  });
  it('shows none where the question alone fills the place', () => {
    expect(fit(2, () => false)).toEqual({ shown: 0, tight: true });
  });
});
