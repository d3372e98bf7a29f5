/** A project that is completed was turned to its end, and goes back. */
export const routine = new Set(['event-finishes', 'event-card-returns']);
/** What a project does stands on its card in signs alone. */
export const firstTold = new Set(['action-take']);
