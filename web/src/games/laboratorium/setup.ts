/** Options that the game draws itself: the target, or a molecule of one's own, and the reagents that lie on the table. */
export const options: readonly string[] = ['target', 'molecule', 'reagents', 'piles'];
