/** What an action would change at a Bohr board: its message says it, we only draw it. */
import type { Message } from '../../gen/wire.gen';
import type { Counts, Kind } from './particles';

export function changeAt(number: number, message: Message | undefined): Partial<Counts> {
  const what = message?.params['what'] as Message | undefined;
  if (!message || !what) return {};
  const kind = what.id.replace('pieces-', '') as Kind;
  const count = Number(what.params['count'] ?? 0);
  const { bohrd: at, source, target } = message.params;
  if (message.id === 'action-add' && at === number) return { [kind]: count };
  if (message.id === 'action-move')
    return target === number ? { [kind]: count } : source === number ? { [kind]: -count } : {};
  return message.id === 'action-remove' && at === number ? { [kind]: -count } : {};
}
