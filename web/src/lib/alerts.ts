/** When it is our turn and nobody looks at the page, the system says so, if the person wants that and the browser allows it. */
import { prefs } from './prefs.svelte';

export const canNotify = 'Notification' in globalThis;

/** Asked for only when the person turns it on. */
export async function wishAlerts(wanted: boolean): Promise<void> {
  prefs.notify = wanted && (await Notification.requestPermission()) === 'granted';
}

export function alertTurn(title: string, words: string, table: string): void {
  if (!prefs.notify || !canNotify || !document.hidden || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body: words, tag: table });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
