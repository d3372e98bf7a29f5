/** A project that is completed was turned to its end, and goes back. */
export const routine = new Set(['event-finishes', 'event-card-returns']);
