import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pacer } from '../src/lib/pacer';

describe('what others decide', () => {
  const shown: string[] = [];
  const waiting: number[] = [];
  let pacer: Pacer<string>;
  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = waiting.length = 0;
    pacer = new Pacer({
      show: (item) => shown.push(item),
      left: (count) => waiting.push(count),
      pause: (item) => (item.startsWith('bot') ? 800 : 0),
      silent: (item) => item.startsWith('%'),
      join: (older, silent) => `${older} ${silent}`,
    });
  });
  afterEach(() => vi.useRealTimers());

  it('is shown one after another, each for its time', () => {
    for (const item of ['bot 1', 'bot 2', 'bot 3']) pacer.add(item);
    expect(shown).toEqual(['bot 1']);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual(['bot 1', 'bot 2']);
    expect(waiting.at(-1)).toBe(1);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual(['bot 1', 'bot 2', 'bot 3']);
    expect(waiting.at(-1)).toBe(0);
  });

  it('is skipped with one press', () => {
    for (const item of ['bot 1', 'bot 2', 'bot 3']) pacer.add(item);
    pacer.flush();
    expect(shown).toEqual(['bot 1', 'bot 2', 'bot 3']);
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(3);
  });

  it('waits as long as it is held, and then is shown at its pace', () => {
    pacer.add('bot 1');
    pacer.hold();
    for (const item of ['bot 2', 'own 1', 'bot 3']) pacer.add(item);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(['bot 1']);
    expect(waiting.at(-1)).toBe(3);
    pacer.goOn();
    expect(shown).toEqual(['bot 1', 'bot 2']);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual(['bot 1', 'bot 2', 'own 1', 'bot 3']);
  });

  it('is all that is counted: what nobody decided comes with the last of it, or at once', () => {
    pacer.hold();
    pacer.add('%10');
    expect(shown).toEqual(['%10']);
    pacer.add('bot 1');
    for (const item of ['%20', '%30']) pacer.add(item);
    expect(waiting.at(-1)).toBe(1);
    pacer.goOn();
    expect(shown).toEqual(['%10', 'bot 1 %20 %30']);
    expect(waiting.at(-1)).toBe(0);
  });

  it('never delays what we did ourselves, unless something before it still waits', () => {
    pacer.add('bot 1');
    pacer.add('own 1');
    expect(shown).toEqual(['bot 1', 'own 1']);
    pacer.add('bot 2');
    pacer.add('own 2');
    expect(shown).toEqual(['bot 1', 'own 1']);
    vi.advanceTimersByTime(800);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual(['bot 1', 'own 1', 'bot 2', 'own 2']);
  });
});
