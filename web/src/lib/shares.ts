/** This browser adds its share to a deal, unseen: pledged in the waiting room, given when the host starts. */
import type { Answer, Pledge, Reveal, Table } from '../gen/wire.gen';
import { noteGiven, notedOf, noteSeal, shareFor } from './seals';
import { digest } from './sha256';

type Send = (command: Omit<Pledge, 'id'> | Omit<Reveal, 'id'>) => Promise<Answer | null>;

export const pledgeOf = (commitment: string, seat: number, share: string): string =>
  digest('labtable share 1', commitment, seat, share);

const onTheWay = new Set<string>();

/** Send it, unless it is on its way. What never arrives, the next state asks for again. */
async function once(key: string, send: () => Promise<Answer | null>): Promise<void> {
  if (onTheWay.has(key)) return;
  onTheWay.add(key);
  await send().finally(() => onTheWay.delete(key));
}

/**
 * Send what a table waits for from this browser. A share is given once, for the deal whose seal was noted first: a
 * server that asks again, for another deal, gets nothing, and a table that had it gets no other pledge.
 */
export async function addShares(table: Table, send: Send): Promise<void> {
  if (table.deal !== 'players' || table.phase !== 'lobby') return;
  const { code, commitment, seal } = table;
  for (const { seat } of table.chairs.filter((chair) => chair.yours)) {
    const pledged = table.shares.find((one) => one.seat === seat)?.pledge;
    if (!table.collecting) {
      if (pledged !== undefined || notedOf(code).seal !== null) continue;
      const pledge = pledgeOf(commitment, seat, shareFor(code, seat));
      await once(`${code} ${seat} pledge`, () => send({ type: 'pledge', seat, pledge }));
      continue;
    }
    const share = notedOf(code).shares[seat];
    if (share === undefined || pledged !== pledgeOf(commitment, seat, share)) continue; // another device's
    noteSeal(code, seal);
    if (notedOf(code).seal !== seal) continue;
    noteGiven(code, seat);
    await once(`${code} ${seat} reveal`, () => send({ type: 'reveal', seat, share }));
  }
}
