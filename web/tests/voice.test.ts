import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Reasons, voice } from '../src/lib/voice.svelte';

const heard = async (): Promise<string> => {
  await tick();
  return voice.said;
};

describe('a wrong try', () => {
  it('is told its reason once, and of another try for the same reason that it was wrong as well', async () => {
    const reasons = new Reasons();
    reasons.say('It gives a card away.', 'Wrong.');
    expect(await heard()).toBe('It gives a card away.');
    reasons.say('It gives a card away.', 'Wrong.');
    expect(await heard()).toBe('Wrong.');
    reasons.say('It costs a turn.', 'Wrong.');
    expect(await heard()).toBe('It costs a turn.');
  });

  it('of the next question is told its reason again', async () => {
    const reasons = new Reasons();
    reasons.say('It gives a card away.', 'Wrong.');
    reasons.say('', 'Wrong.');
    await heard();
    voice.said = '';
    reasons.say('It gives a card away.', 'Wrong.');
    expect(await heard()).toBe('It gives a card away.');
  });
});
