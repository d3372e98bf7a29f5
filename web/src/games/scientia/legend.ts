import { glyph } from './icons';
import { piece } from './pieces';

const SIZE = 22;

export const legend: Readonly<Record<string, string>> = {
  turn: glyph('turn', SIZE),
  flask: piece('flask', SIZE),
  step: glyph('advance', SIZE),
  card: glyph('card', SIZE),
  board: glyph('projects', SIZE),
  copy: glyph('copy', SIZE),
  cube: piece('tech', SIZE),
};
