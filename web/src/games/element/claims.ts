/** What one may have for nothing: a goal that stands on a bohrd. */
export const claims = new Set(['action-claim']);
/** Where the particles of a card go. */
export const places = new Set(['action-add', 'action-move', 'action-remove']);
/** Every card brings a card, and where its particles go is told; the hand shows what was drawn. */
export const routine = new Set(['event-played', 'event-drew', 'event-drew-card', 'event-turn']);
