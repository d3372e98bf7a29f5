/** Whose cards were left, the ranking shows; the phantom has no place in it. */
export const routine = new Set(['score-left']);
