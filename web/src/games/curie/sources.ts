/** Where a player's points came from, as the log tells: each score follows the event that brought it. */
import type { View } from '../../gen/curie.gen';
import type { Message, Step } from '../../gen/wire.gen';
import type { Sign } from './signs';

export interface Source {
  id: string;
  sign: Sign;
  word: string;
  points: number;
}

const SOURCES: Readonly<Record<string, Omit<Source, 'id' | 'points'>>> = {
  transformed: { sign: 'arrow', word: 'board-transformations' },
  validated: { sign: 'experiment', word: 'board-experiment-tiles' },
  paired: { sign: 'pair', word: 'board-pairs' },
  card: { sign: 'card', word: 'board-cards' },
  wrote: { sign: 'thesis', word: 'board-theses' },
  nobel: { sign: 'medal', word: 'board-nobels' },
  objective: { sign: 'valid', word: 'board-objective' },
};
const BEGINS: Readonly<Record<string, string>> = {
  'event-transformed': 'transformed',
  'event-validated-beaker': 'validated',
  'event-validated-flask': 'validated',
  'event-bought': 'card',
  'event-took-card': 'card',
  'event-wrote': 'wrote',
  'event-applied': 'nobel',
};

const seatOf = (message: Message): number =>
  Number((message.params['who'] as Message | undefined)?.params['number']) - 1;
const countOf = (message: Message | undefined): number => Number(message?.params['count'] ?? 0);

export function sourcesOf(steps: readonly Step[], seat: number): Source[] {
  const found = new Map<string, number>();
  const add = (source: string, points: number): void => void found.set(source, (found.get(source) ?? 0) + points);
  for (const step of steps) {
    let [source, pair] = ['', false];
    for (const message of step.log) {
      source = BEGINS[message.id] ?? source;
      if (message.id === 'event-paired') pair = true;
      if (seatOf(message) !== seat) continue;
      if (message.id === 'event-objective') add('objective', countOf(message.params['points'] as Message));
      else if (message.id === 'event-points') {
        add(pair ? 'paired' : source, countOf(message));
        pair = false;
      }
    }
  }
  return Object.entries(SOURCES)
    .filter(([id]) => found.has(id))
    .map(([id, look]) => ({ id, ...look, points: found.get(id) ?? 0 }));
}

/** All that made a player's score: by sources as far as the log tells them, and the Marie Curie tile. */
export function partsOf(view: View, steps: readonly Step[], seat: number): Source[] {
  const player = view.players[seat];
  if (!player) return [];
  const told = sourcesOf(
    steps.filter((step) => step.kind === 'action'),
    seat,
  );
  const whole = told.reduce((sum, one) => sum + one.points, 0) === player.points; // not after a turn that was taken back
  const points: Source[] = whole
    ? told
    : [{ id: 'points', sign: 'point', word: 'board-points', points: player.points }];
  const tile: Source = { id: 'marie', sign: 'marie', word: 'board-marie-curie', points: player.score - player.points };
  return (player.marie_curie ? [...points, tile] : points).filter((one) => one.points);
}
