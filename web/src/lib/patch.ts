/** A state of a table, brought up to date by what changed: parts that stayed the same are neither sent nor made again. */
import type { Moment, Patch, State } from '../gen/wire.gen';

/** The state after a patch; null where it does not fit to the one before: something was lost. */
export function patched(state: State | null, patch: Patch): State | null {
  if (state?.version !== patch.since || state.beat !== patch.onto) return null;
  const { version, since, beat, steps, table, moment, view } = patch;
  const before = state.table.moment;
  const now = before && ({ ...before, ...moment, view: viewed(before.view, view) } as Moment);
  return { type: 'state', version, since, beat, steps, table: { ...state.table, ...table, moment: now } };
}

/** `seats/2` names item 2 of the list `seats`. */
function viewed(before: unknown, parts: Record<string, unknown>): unknown {
  const names = Object.keys(parts);
  if (!names.length) return before;
  const view = { ...(before as Record<string, unknown>) };
  for (const name of names) {
    const [field = name, item] = name.split('/');
    if (item === undefined) view[field] = parts[name];
    else view[field] = (view[field] as unknown[]).map((one, at) => (at === Number(item) ? parts[name] : one));
  }
  return view;
}
