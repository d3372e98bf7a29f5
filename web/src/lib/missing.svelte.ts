/** Parts of this page that are no longer where they were: the server runs another release, or cannot be reached. */
import { isThere } from './transport';

const KEPT = 'labtable-reloaded';
const PATIENCE = 10_000; // ms for the server to answer
const RELEASE = import.meta.url; // the name of a built file changes with what is in it

/** Have we come here by loading the page anew? If not, it is noted that we do so now. Never more than once a release. */
function hasReloaded(): boolean {
  try {
    const releases = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as string[];
    if (releases.includes(RELEASE)) return true;
    sessionStorage.setItem(KEPT, JSON.stringify([...releases, RELEASE]));
    return false;
  } catch {
    return true; // where nothing can be noted, a page could load itself for ever
  }
}

class Missing {
  /** A part is missing, and the page does not load itself again: a person should know. */
  known = $state(false);
  private looked: Promise<void> | undefined;

  /** A part could not be loaded. */
  notice(): Promise<void> {
    this.looked ??= this.look();
    return this.looked;
  }

  private async look(): Promise<void> {
    if ((await isThere(PATIENCE)) && !hasReloaded()) location.reload();
    else this.known = true;
  }
}

export const missing = new Missing();
