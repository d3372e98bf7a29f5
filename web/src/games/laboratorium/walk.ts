/**
 * A molecule walked by arrows, along its bonds. ↓ follows a bond, ← and → try the other bonds of the atom that one came
 * from, ↑ goes back. Where one came from nowhere, ← and → go to the atom before and the next.
 */
import type { MoleculeView } from '../../gen/laboratorium.gen';

export const bondedTo = ({ bonds }: MoleculeView, atom: string): readonly string[] =>
  bonds.flatMap(({ a, b }) => (a === atom ? [b] : b === atom ? [a] : []));

export class Walk {
  private way: string[] = []; // the atoms that lead to the one we stand at, which is not in it
  private at = '';

  /** The atom that an arrow leads to; none where it leads nowhere. */
  step(molecule: MoleculeView, from: string, arrow: string): string | undefined {
    if (from !== this.at) [this.way, this.at] = [[], from];
    const came = this.way.at(-1);
    const on = bondedTo(molecule, from).filter((one) => one !== came);
    const beside = came ? bondedTo(molecule, came).filter((one) => one !== this.way.at(-2)) : namesOf(molecule);
    const turn = (by: number): string | undefined =>
      beside[(beside.indexOf(from) + by + beside.length) % beside.length];
    const next = { ArrowDown: on[0], ArrowUp: came, ArrowRight: turn(1), ArrowLeft: turn(-1) }[arrow];
    if (next && arrow === 'ArrowDown') this.way.push(from);
    if (next && arrow === 'ArrowUp') this.way.pop();
    this.at = next ?? from;
    return next;
  }
}

const namesOf = ({ atoms }: MoleculeView): readonly string[] => atoms.map(({ name }) => name);

/** The keys of a drawn molecule whose atoms are things. */
export const walkAlong =
  (molecule: () => MoleculeView) =>
  (drawing: Element): (() => void) => {
    const walk = new Walk();
    const go = (given: Event): void => {
      const event = given as KeyboardEvent;
      if (!event.key.startsWith('Arrow') || !(event.target instanceof SVGElement)) return;
      const next = walk.step(molecule(), event.target.dataset['thing'] ?? '', event.key);
      event.preventDefault(); // the table's arrows go along no bonds
      drawing.querySelector<SVGElement>(`[data-thing="${CSS.escape(next ?? '')}"]`)?.focus();
    };
    drawing.addEventListener('keydown', go);
    return () => drawing.removeEventListener('keydown', go);
  };
