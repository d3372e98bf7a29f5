/** The blunder check: before a move is sent, the coach is asked whether it is one. What it cannot tell in time is played. */
import type { Doubt, LegalAction } from '../gen/wire.gen';
import { api, ApiError } from './api';

interface Looked {
  code: string;
  seat: number;
  position: number;
}

export class BlunderCheck {
  doubt = $state.raw<Doubt | null>(null); // about a move that waits
  private sure: number | null = null; // the action that is played all the same
  private looked = '';

  /** Is nothing to be said against this action, or was it said and the player is sure? */
  async allows(action: number, { code, seat, position }: Looked): Promise<boolean> {
    const here = `${code} ${position}`;
    if (this.looked !== here) this.sure = null;
    this.looked = here;
    if (this.sure === action) return true;
    try {
      this.doubt = (await api.check(code, seat, position, action)).doubt;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.doubt = null;
    }
    return !this.doubt;
  }

  /** The player is sure: the next time, this action is played. */
  insist(): number | null {
    this.sure = this.doubt?.action ?? null;
    this.doubt = null;
    return this.sure;
  }

  forget(): void {
    this.doubt = null;
  }

  /** What the coach would play, if it still can be. */
  better = (legal: readonly LegalAction[]): LegalAction | undefined =>
    legal.find((one) => one.action === this.doubt?.best);
}
