/** What playing a card would bring, as the engine tells it: a bonus, a penalty, or one that is called off. */
import type { Message, Previewed } from '../../gen/wire.gen';

export interface Brings {
  kind: 'bonus' | 'penalty';
  message: Message; // which one, or why it goes without effect
  off: boolean;
}

const KINDS = { 'event-bonus': 'bonus', 'event-penalty': 'penalty' } as const;
const CALLED_OFF = {
  'event-no-bonus': 'bonus',
  'event-no-penalty': 'penalty',
  'event-last-card': 'penalty',
  'event-last-green': 'penalty',
} as const;

export function bringsOf(told: Previewed | undefined): Brings | null {
  for (const message of [...(told?.lost ?? []), ...(told?.certain ?? [])]) {
    const off = CALLED_OFF[message.id as keyof typeof CALLED_OFF];
    if (off) return { kind: off, message, off: true };
  }
  for (const message of told?.certain ?? []) {
    const kind = KINDS[message.id as keyof typeof KINDS];
    if (kind) return { kind, message, off: false };
  }
  return null;
}

/** Short enough for a chip: the effect's name where it comes true, else that there is none; why, the prompt tells. */
export const nameOf = (brings: Brings): Message =>
  brings.off
    ? { id: `board-no-${brings.kind}`, params: {}, things: [] }
    : ((brings.message.params['effect'] as Message | undefined) ?? brings.message);
