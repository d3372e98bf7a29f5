/** What a browser has and Node has not, as far as the stores look at it when they are loaded. */
import { vi } from 'vitest';

vi.resetModules(); // all files of tests run in one world, and each begins with stores of its own
vi.unstubAllGlobals();
const world = globalThis as unknown as Record<string, unknown>;
for (const storage of ['localStorage', 'sessionStorage']) {
  const kept = new Map<string, string>();
  world[storage] = {
    removeItem: (key: string) => kept.delete(key),
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
}
world['location'] = { search: '', pathname: '/', protocol: 'http:', host: 'labtable', origin: 'http://labtable' };
/** A test may set `matches` of a query: it is the same object for all who ask. */
const media = new Map<string, unknown>();
world['matchMedia'] = (query: string) => {
  if (!media.has(query)) media.set(query, { matches: false, addEventListener: () => undefined });
  return media.get(query);
};
world['addEventListener'] = () => undefined;
world['removeEventListener'] = () => undefined;
world['document'] = {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  querySelector: () => null,
  documentElement: { dataset: {} },
};
