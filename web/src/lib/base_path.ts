/** Where the server's pages lie: '' or a prefix such as `/labtable`, which the server writes into the page. */
const META = 'meta[name="labtable-prefix"]';
export const PREFIX =
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLMetaElement>(META)?.content ?? '');

/** A path of ours as the browser and the server know it. */
export const outer = (path: string, prefix = PREFIX): string => prefix + path;

/** The same as we call it ourselves: without the prefix. */
export function inner(path: string, prefix = PREFIX): string {
  if (path === prefix) return '/';
  return prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}
