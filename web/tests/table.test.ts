/** A table that goes on while its words are still on their way. */
import { expect, it, vi } from 'vitest';
import type { State } from '../src/gen/wire.gen';
import type { Listener } from '../src/lib/stream';

const arriving: (() => void)[] = []; // the words of the game that were asked for
vi.stubGlobal('fetch', (path: string) =>
  path.includes('/games/')
    ? new Promise((resolve) => arriving.push(() => resolve(new Response(''))))
    : Promise.resolve(new Response('')),
);
const { TableStore } = await import('../src/lib/table.svelte');
const { text } = await import('../src/lib/text.svelte');

const state = (version: number): State =>
  ({
    type: 'state',
    version,
    steps: [{ version, kind: 'action' }],
    table: { code: 'KT7MWQ3D', game: 'curie', chairs: [], now: 0, moment: { position: version, legal: [] } },
  }) as unknown as State;

it('shows the last of several states, in whatever order their words come', async () => {
  await text.use('en');
  let listener: Listener | undefined;
  const source = { send: vi.fn(), look: vi.fn(), close: vi.fn() };
  const store = new TableStore('KT7MWQ3D', (one) => ((listener = one), source), true);
  listener?.state(state(0));
  listener?.state(state(1));
  for (const come of arriving.toReversed()) {
    come();
    await new Promise((resume) => setTimeout(resume));
  }
  await vi.waitFor(() => expect(store.steps.map((step) => step.version)).toEqual([0, 1]));
  expect(store.now?.position).toBe(1);
});

it('asks nothing of a picture, and says nothing about it', async () => {
  const { shownOnce } = await import('../src/rules/figure');
  const { toasts } = await import('../src/lib/toasts.svelte');
  const said = vi.spyOn(toasts, 'tell');
  const picture = new TableStore('', shownOnce('curie', new Promise(() => undefined)), true);
  expect(await picture.command({ type: 'why', seat: 0, thing: 'tower' })).toBeNull();
  expect(said).not.toHaveBeenCalled();
});
