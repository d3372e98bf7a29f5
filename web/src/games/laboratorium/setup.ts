/** Options that the game draws itself: the target, or a molecule of one's own. */
export const options: readonly string[] = ['target', 'molecule'];
