/** This game's words, and the names of its things for eyes and ears. */
import type { CardView, DateView, PlayerView, SpaceView, TileView } from '../../gen/curie.gen';
import type { Message } from '../../gen/wire.gen';
import { labelled, say, t } from '../../lib/text.svelte';
import { LETTER, RESOURCES, type Cubes } from './cubes';

export const GAME = 'curie';
export const word = (id: string, params: Record<string, string | number> = {}): string => t(id, params, GAME);
export const tell = (message: Message): string => say(message, GAME);

export const cubesWords = (cubes: Cubes): string =>
  RESOURCES.filter((one) => cubes[one])
    .map((one) => word(`amount-${one}`, { count: cubes[one] }))
    .join(', ') || word('nothing');
export const cubesIcons = (cubes: Cubes): string =>
  RESOURCES.filter((one) => cubes[one])
    .map((one) => `${cubes[one]}${LETTER[one]}`)
    .join('+');

export const cardName = (card: CardView): string =>
  [
    word(`card-${card.category}`),
    word('board-costs', { cost: tell(card.cost) }),
    ...(card.number ? [word('board-number', { number: card.number, maximum: card.maximum })] : []),
    tell(card.bonus),
  ].join(', ');
export const tileName = (glass: string, tile: TileView | null): string =>
  labelled(word(`glass-${glass}`), tile ? tell(tile.deal) : word('board-empty')) +
  (tile?.validated ? `, ${word('board-done')}` : '');
export const dateName = (date: DateView): string =>
  labelled(word(`date-${date.id}`), tell(date.effect)) + (date.marker ? `, ${word('board-marker-here')}` : '');
export const spaceWords = (space: SpaceView): string =>
  `${cubesWords(space.throw)}${space.clock ? `, ${word('gain-timeline')}` : ''}`;
export const spacesWords = (spaces: readonly SpaceView[]): string =>
  spaces.map((space, i) => labelled(`${i + 1}`, spaceWords(space))).join('; ');
export const objectiveName = (player: PlayerView): string => {
  const stand = { done: player.objective_progress, goal: player.objective_goal };
  const now =
    player.objective_state === 'open'
      ? word('board-progress', stand)
      : word(`board-objective-${player.objective_state}`);
  return labelled(word('board-objective'), `${word(`objective-${player.objective}`)}, ${now}`);
};
export const columnName = (category: string, count: number, most: number): string =>
  labelled(word(`card-${category}`), word('board-progress', { done: count, goal: most }));
