/** Each sentence once, where it first stands, with how often it was said: as the log counts. */
export function onceEach(sentences: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const one of sentences) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].map(([one, count]) => (count > 1 ? `${one} × ${count}` : one));
}
