import { describe, expect, it } from 'vitest';
import { alikeIn, repeats } from '../src/lib/consequences.svelte';
import type { Message } from '../src/gen/wire.gen';

const message = (id: string, params: Message['params']): Message => ({ id, params, things: [] });

describe('what an action would do, under its name', () => {
  const what = message('pieces-proton', { count: 2 });
  const move = message('action-move', { what, source: 3, target: 1 });

  it('need not say the action again', () => {
    expect(repeats(message('event-moved', { who: 'Niels', what, source: 3, target: 1 }), move)).toBe(true);
  });

  it('says what else comes of it', () => {
    expect(repeats(message('event-moved', { who: 'Niels', what, source: 2, target: 1 }), move)).toBe(false);
    expect(repeats(message('event-completed', { bohrd: 1, worth: 12 }), move)).toBe(false);
    expect(repeats(message('event-turn', { who: 'Bot 2' }), move)).toBe(false);
  });

  it('is said once for all actions that lead to it', () => {
    expect([...alikeIn([['a', 'turn'], ['turn', 'b'], ['turn']])]).toEqual(['turn']);
    expect([...alikeIn([['a', 'turn']])]).toEqual([]);
    expect([...alikeIn([])]).toEqual([]);
  });
});
