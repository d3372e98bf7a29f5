/** What a browser has and Node has not, as far as the stores look at it when they are loaded. */
const kept = new Map<string, string>();
const world = globalThis as unknown as Record<string, unknown>;
world['localStorage'] = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
};
world['location'] = { search: '', pathname: '/', protocol: 'http:', host: 'labtable', origin: 'http://labtable' };
world['matchMedia'] = () => ({ matches: false, addEventListener: () => undefined });
world['addEventListener'] = () => undefined;
world['removeEventListener'] = () => undefined;
world['document'] = { addEventListener: () => undefined, querySelector: () => null, documentElement: { dataset: {} } };
