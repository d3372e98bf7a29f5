/** Short notices of the table's life; four seconds each. */
import type { Message } from '../gen/wire.gen';
import { text } from './text.svelte';

const STAY = 4000;

class Toasts {
  shown = $state<{ id: number; words: string }[]>([]);
  private next = 0;

  tell(words: string): void {
    const id = (this.next += 1);
    this.shown = [...this.shown.filter((one) => one.words !== words), { id, words }];
    setTimeout(() => (this.shown = this.shown.filter((one) => one.id !== id)), STAY);
  }

  say(message: Message, game?: string): void {
    this.tell(text.say(message, game));
  }
}

export const toasts = new Toasts();
