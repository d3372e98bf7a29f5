/** The copy of this folder that the browser keeps, so that it needs no network; and a newer one that may replace it. */
import { beside } from './base_path';

class KeptSite {
  /** Everything has just been stored, for the first time. */
  complete = $state(false);
  /** A newer release that is stored whole, and waits. */
  newer = $state.raw<ServiceWorker | null>(null);

  /** Begin to store the folder, or look for a newer one. Browsers do so only where the address is safe. */
  async keep(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.register(beside('/sw.js')).catch(() => null);
    if (!registration) return;
    this.newer = registration.active ? registration.waiting : null;
    const watch = (): void => {
      const arriving = registration.installing;
      const first = !registration.active;
      arriving?.addEventListener('statechange', () => {
        if (arriving.state === 'installed' && !first) this.newer = arriving;
        if (arriving.state === 'activated' && first) this.complete = true;
      });
    };
    watch();
    registration.addEventListener('updatefound', watch);
  }

  /** Load the page anew, in the newer release. */
  use(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.newer?.postMessage('use');
  }
}

export const keptSite = new KeptSite();
