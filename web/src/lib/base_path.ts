/** Is there no server, only a folder of files that any web space serves? `labtable site` writes it into the page. */
const page = typeof document === 'undefined' ? null : document;
export const ANYWHERE = Boolean(page?.querySelector('meta[name="labtable-anywhere"]'));

/** Where our pages lie: '' or a prefix such as `/labtable`. A server writes it into the page; a folder lies where it lies. */
export const PREFIX = ANYWHERE
  ? location.pathname.replace(/\/[^/]*$/, '')
  : (page?.querySelector<HTMLMetaElement>('meta[name="labtable-prefix"]')?.content ?? '');

/** The folder of this server's parts that run the rules in a page; empty where it has none, and in a folder without a server. */
export const PARTS = page?.querySelector<HTMLMetaElement>('meta[name="labtable-parts"]')?.content ?? '';

/** A path of ours as a link names it. In a folder there is one page, and what it shows stands behind `#`. */
export const outer = (path: string, prefix = PREFIX, anywhere = ANYWHERE): string =>
  anywhere ? `#${path}` : prefix + path;

/** The same as we call it ourselves: without the prefix. */
export function inner(path: string, prefix = PREFIX): string {
  if (path.startsWith('#')) return path.slice(1);
  if (path === prefix) return '/';
  return prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/** A file that lies beside the page. */
export const beside = (path: string): string => PREFIX + path;
