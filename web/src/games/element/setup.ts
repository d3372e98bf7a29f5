/** Options that the game draws itself: the scenario, and the characters seat by seat. */
export const options: readonly string[] = ['scenario', 'characters'];
