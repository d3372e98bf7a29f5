/** Whether the route finder may speak; a person turns it on at the table. */
import type { View } from '../../gen/laboratorium.gen';

export const help = $state({ on: false });

export const hinted = (view: View, thing: string): boolean => help.on && (view.hint?.things.includes(thing) ?? false);
