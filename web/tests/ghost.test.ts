import { describe, expect, it } from 'vitest';
import type { View } from '../src/gen/laboratorium.gen';
import type { LegalAction } from '../src/gen/wire.gen';
import { ghostOf, hangingOn } from '../src/games/laboratorium/ghost';

const bond = (a: string, b: string) => ({ a, b, order: 'single' });
const action = (id: string, ...things: string[]): LegalAction => ({ action: 1, message: { id, params: {}, things } });
const view = { stock: [{ thing: 'reagent/3', formula: 'CH₃' }], announced: { atom: 'atom/0/1' } } as unknown as View;

describe('the ghost of a manipulation', () => {
  const chain = [bond('a', 'b'), bond('b', 'c')];

  it('shows what leaves with a cut: all that hangs on the other side', () => {
    expect([...ghostOf(action('action-cleave', 'a', 'b'), view, chain).leaves]).toEqual(['b', 'c']);
    expect([...ghostOf(action('action-cleave', 'b', 'a'), view, chain).leaves]).toEqual(['a']);
  });

  it('shows that nothing leaves where a ring is opened', () => {
    expect(hangingOn([...chain, bond('c', 'a')], 'b', 'a').size).toBe(0);
  });

  it('shows the join of a reagent at the announced atom, and of a ring at its other end', () => {
    expect(ghostOf(action('action-use', 'reagent/3'), view, chain)).toMatchObject({
      from: 'atom/0/1',
      fragment: 'CH₃',
    });
    expect(ghostOf(action('action-partner', 'c'), view, chain)).toMatchObject({ from: 'atom/0/1', to: 'c' });
    expect(ghostOf(null, view, chain).from).toBeNull();
  });
});
