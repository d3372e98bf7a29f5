/** A project that is completed was turned to its end, and goes back; the bars of the ranking say what made the scores. */
export const routine = new Set(['event-finishes', 'event-card-returns', 'score-made']);
/** What a project does stands on its card in signs alone. */
export const firstTold = new Set(['action-take']);
