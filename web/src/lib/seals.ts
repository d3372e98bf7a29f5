/** The seal of each table's deal as this tab first received it, so that the server cannot show another one at the end. */
const keyOf = (code: string): string => `labtable-seal-${code}`;

/** Remember the seal of a table whose cards are dealt; the first one counts. */
export function rememberSeal(code: string, seal: string): void {
  if (sessionStorage.getItem(keyOf(code)) === null) sessionStorage.setItem(keyOf(code), seal);
}

export const firstSeal = (code: string): string | null => sessionStorage.getItem(keyOf(code));
