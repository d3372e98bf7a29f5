/** A language chosen while a game is on the screen: the game's sentences and the client's own change together. */
import { describe, expect, it, vi } from 'vitest';

vi.mock('../src/lib/api', () => ({
  api: {
    text: (path: string): Promise<string> =>
      Promise.resolve(path.startsWith('/games/') ? 'aim = Trouvez le radium.' : 'table-returned = De retour.'),
  },
}));
const { decimal, t, text } = await import('../src/lib/text.svelte');

describe('a language chosen during a game', () => {
  it('brings the words of the game and all others', async () => {
    await text.use('fr', 'curie');
    expect(t('aim', {}, 'curie')).toBe('Trouvez le radium.');
    expect(t('table-returned')).toBe('De retour.');
    expect(t('rules')).toBe('Règles');
    expect(decimal(5.32)).toBe('5,3');
  });
});
