/** The one voice of the page: what a screen reader is told. `frame/LiveRegion.svelte` is where it is heard. */
import { tick } from 'svelte';

class Voice {
  said = $state('');
  private waiting: string[] = [];

  /** Say it, together with all that is said at the same time, and each sentence once. */
  say(words: string): void {
    const sentence = words.trim();
    if (!sentence || this.waiting.includes(sentence)) return;
    this.waiting.push(sentence);
    void tick().then(() => this.speak());
  }

  /** Say what waits. Behind a dialog nobody hears it: then it waits until the dialog is closed. */
  speak(): void {
    if (!this.waiting.length || document.querySelector('dialog:modal')) return;
    const words = this.waiting.splice(0).join(' ');
    this.said = words === this.said ? `${words}\u00a0` : words; // the same words again are heard only if they change
  }

  /** What was about to be said no longer matters: another page is open. */
  hush(): void {
    this.waiting = [];
  }
}

/** What a wrong try is told: its reason once; of another try for the same reason, that it was wrong as well. */
export class Reasons {
  private told = '';

  say(reason: string, wrongAgain: string): void {
    voice.say(reason && reason === this.told ? wrongAgain : reason);
    this.told = reason;
  }
}

export const voice = new Voice();
