import type { Message } from '../../gen/wire.gen';

/** What one may have for nothing: a goal that stands on a bohrd. */
export const claims = new Set(['action-claim']);
/** Where the particles of a card go. */
export const places = new Set(['action-add', 'action-move', 'action-remove']);
/** The counter beside a bohrd takes the particles that are put there. */
export function besidePlace({ id, params }: Message): string | null {
  const kind = (params['what'] as Message | undefined)?.id.replace('pieces-', '');
  const bohrd = id === 'action-add' ? params['bohrd'] : id === 'action-move' ? params['target'] : undefined;
  return kind && typeof bohrd === 'number' ? `bohrd/${bohrd}/${kind}` : null;
}
/** Every card brings a card, and where its particles go is told; the hand shows what was drawn. */
export const routine = new Set(['event-played', 'event-drew', 'event-drew-card', 'event-turn']);
