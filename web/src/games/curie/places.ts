/** Which part of the table a phone shows: the one that lies across the head of the mat. */
const HEAD = 60; // px

export interface Scrolled {
  height: number; // of the mat, px
  ends: boolean; // there is no more below
}

/** Of the places in their order, each with how far below the head of the mat it begins; at the end of the mat, the last one
 *  that has come into its upper half. */
export function placeAt(heads: readonly (readonly [name: string, below: number])[], mat: Scrolled): string {
  const line = mat.ends ? mat.height / 2 : HEAD;
  return heads.filter(([, below]) => below < line).at(-1)?.[0] ?? '';
}
