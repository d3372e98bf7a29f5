/** Of all tabs of a browser one plays: two that store the same table would undo each other's moves. */
const NAME = 'labtable-plays';
const PATIENCE = 3_000; // ms for the other tab to let go; a tab that sleeps does not answer

export type Hold = 'ours' | 'taken';

/** Is this the tab that plays? `lost` is called when another tab has taken over. Without locks, every tab plays. */
export async function holdTab(lost: () => void, take = false): Promise<Hold> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return 'ours'; // only where the address is not safe: neither https nor this computer
  const channel = new BroadcastChannel(NAME);
  return new Promise((told) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      told(lock ? 'ours' : 'taken');
      if (!lock) return undefined;
      return new Promise((release) => {
        channel.onmessage = () => {
          lost();
          release();
        };
      });
    };
    const ask = (options: LockOptions): void => {
      locks.request(NAME, options, hold).catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError')
          lost(); // taken by force
        else told('ours'); // such as a page of a file, which has no locks
      });
    };
    if (!take) return ask({ ifAvailable: true });
    const waiting = new AbortController();
    const force = setTimeout(() => waiting.abort(), PATIENCE);
    channel.postMessage('let go');
    locks
      .request(NAME, { signal: waiting.signal }, (lock) => {
        clearTimeout(force);
        return hold(lock);
      })
      .catch(() => ask({ steal: true }));
  });
}
