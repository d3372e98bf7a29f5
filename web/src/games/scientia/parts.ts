/** What makes a player's points: flasks, technology, the special spaces of each field, cards left unfinished. */
import type { PlayerView } from '../../gen/scientia.gen';
import { fieldMark, lookOf } from './fields';
import { glyph } from './icons';
import { hue } from './palette';
import { piece } from './pieces';
import { fieldName, word } from './words';

export interface Part {
  id: string;
  art: string;
  name: string;
  points: number;
  ink?: string; // of its field
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const technologyOf = (player: PlayerView): number => sumOf(player.tracks.map((track) => track.value));
const specialOf = (player: PlayerView): number => sumOf(player.tracks.map((track) => track.special));
/** What is neither flask nor technology nor special. */
const unfinishedOf = (player: PlayerView): number =>
  player.score - player.flasks - technologyOf(player) - specialOf(player);

/** All kinds of points, also those of which a player has none. */
export const partsOf = (player: PlayerView): Part[] => [
  { id: 'flasks', art: piece('flask', 17), name: word('board-flask-pool'), points: player.flasks },
  { id: 'technology', art: piece('tech', 17), name: word('board-technology'), points: technologyOf(player) },
  ...player.tracks.map(({ field, special }) => ({
    id: field,
    art: fieldMark(field, 15, hue.white, lookOf(field).ink),
    name: fieldName(field),
    points: special,
    ink: lookOf(field).ink,
  })),
  { id: 'unfinished', art: glyph('card', 17), name: word('board-unfinished'), points: unfinishedOf(player) },
];

/** The same as a sentence. */
export const madeOf = (player: PlayerView, who: string): string =>
  word('score-made', {
    who,
    score: player.score,
    flasks: player.flasks,
    technology: technologyOf(player),
    special: specialOf(player),
    unfinished: unfinishedOf(player),
  });
