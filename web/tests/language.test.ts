/** A language chosen while a game is on the screen: the game's sentences and the client's own change together. */
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('fetch', (path: string) =>
  Promise.resolve(
    new Response(
      path.includes('/games/') ? 'aim = Trouvez le radium.\n    .why = Il brille.' : 'table-returned = De retour.',
    ),
  ),
);
const { decimal, say, t, teamed, text } = await import('../src/lib/text.svelte');

describe('a language chosen during a game', () => {
  it('brings the words of the game and all others', async () => {
    await text.use('fr', 'curie');
    expect(t('aim', {}, 'curie')).toBe('Trouvez le radium.');
    expect([t('aim.why', {}, 'curie'), text.has('aim.how', 'curie')]).toEqual(['Il brille.', false]);
    expect(t('table-returned')).toBe('De retour.');
    expect(t('rules')).toBe('Règles');
    expect(decimal(5.32)).toBe('5,3');
  });
});

describe('two people in one seat', () => {
  it.each([
    ['en', 'Team Quick Dolphin & Blue Koala'],
    ['fr', 'Équipe Quick Dolphin & Blue Koala'],
    ['es', 'Equipo Quick Dolphin & Blue Koala'],
  ] as const)('are a team in sentences: %s', async (language, team) => {
    await text.use(language);
    text.seat(['Ada', 'Quick Dolphin & Blue Koala']);
    const seat = (number: number) => ({ id: 'seat', params: { number }, things: [] });
    expect([say(seat(1)), say(seat(2))]).toEqual(['Ada', team]);
    expect(teamed('Ada')).toBe('Ada');
  });
});
