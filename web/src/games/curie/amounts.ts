/** Cubes are taken and returned one by one; several of a kind are one press. */
import type { View } from '../../gen/curie.gen';
import type { LegalAction } from '../../gen/wire.gen';
import type { Amount, AmountsIn } from '../index';
import { chip, LETTER, RESOURCES, type Resource } from './cubes';

const resourceOf = (action: LegalAction): Resource | undefined =>
  RESOURCES.find((one) => action.message.things.some((thing) => thing.endsWith(`/${one}`)));

export const amounts: AmountsIn<View> = (view, legal, prompt) => {
  const taking = Number(prompt.params['left'] ?? 0);
  const returning = Number(prompt.params['excess'] ?? 0);
  const mine = view.to_move === null ? undefined : view.players[view.to_move]?.cubes;
  return legal.flatMap((action): Amount[] => {
    const resource = resourceOf(action);
    if (!resource) return [];
    if (action.message.id === 'action-take')
      return [{ action, most: Math.min(taking, view.available[resource]), art: chip(LETTER[resource], 24) }];
    if (action.message.id === 'action-return')
      return [{ action, most: Math.min(returning, mine?.[resource] ?? 0), art: chip(LETTER[resource], 24) }];
    return [];
  });
};
