/** What the aimed manipulation would do to the molecule, to be drawn before it is done: its own message names the atoms. */
import type { BondView, View } from '../../gen/laboratorium.gen';
import type { LegalAction } from '../../gen/wire.gen';

export interface Ghost {
  /** The bond that would be cut, and the atoms that would leave with it. */
  cut: readonly [string, string] | null;
  leaves: ReadonlySet<string>;
  /** The atom that would be bound, and what to: another atom of the ring, or the fragment of a reagent. */
  from: string | null;
  to: string | null;
  fragment: string;
}

const NOTHING: Ghost = { cut: null, leaves: new Set(), from: null, to: null, fragment: '' };

/** All that hangs on `start` when the bond to `kept` is gone; nothing, where a ring still holds it. */
export function hangingOn(bonds: readonly BondView[], start: string, kept: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const atom of found)
    for (const { a, b } of bonds) {
      if ((a === kept && b === start) || (a === start && b === kept)) continue;
      if (a === atom) found.add(b);
      if (b === atom) found.add(a);
    }
  return found.has(kept) ? new Set() : found;
}

export function ghostOf(action: LegalAction | null, view: View, bonds: readonly BondView[], reagent = ''): Ghost {
  if (!action) return NOTHING;
  const { id, things } = action.message;
  const [first = '', second = ''] = things;
  if (id === 'action-cleave' || id === 'action-cleave-double')
    return { ...NOTHING, cut: [first, second], leaves: hangingOn(bonds, second, first) };
  const formula = (thing: string): string => view.stock.find((pile) => pile.thing === thing)?.formula ?? '';
  if (id.startsWith('action-use') && view.announced)
    return { ...NOTHING, from: view.announced.atom, fragment: formula(first) };
  if (id === 'action-single' || id === 'action-double') return { ...NOTHING, from: first, fragment: formula(reagent) };
  if (id === 'action-partner' && view.announced) return { ...NOTHING, from: view.announced.atom, to: first };
  return NOTHING;
}
