/** The next player's first line says as much. */
export const routine = new Set(['event-turn-ended']);
