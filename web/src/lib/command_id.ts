/** The name of a command: the same command happens once, however often it is sent. */
let counted = 0;

export const newId = (): string =>
  `${Date.now().toString(36)}-${(counted += 1)}-${Math.random().toString(36).slice(2, 8)}`;
