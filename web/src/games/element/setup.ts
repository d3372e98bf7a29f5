/** Options that the game draws itself: the characters, seat by seat. */
export const options: readonly string[] = ['characters'];
