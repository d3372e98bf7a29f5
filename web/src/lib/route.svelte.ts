import { tick } from 'svelte';
import { ANYWHERE, inner, outer } from './base_path';

/**
 * Where we are: `/`, `/album`, `/puzzles`, `/daily`, `/privacy`, `/guide`, `/accessibility`, `/games/NAME`, `/games/NAME/rules`,
 * `/t/CODE`, `/t/CODE/at/POSITION`, `/t/CODE/at/POSITION/line/ACTIONS` (what the coach would play), `/t/CODE/review`;
 * `/c/CODE` (join a class), `/class/new`, `/class/ID`, `/class/ID/projector`, `/class/ID/results`, `/class/ID/cards`,
 * `/class/ID/plan`, `/class/ID/sheets`, `/class/ID/homework`, `/class/ID/position`; `/h/CODE` (the homework of a code card).
 */
const CLASS_PAGES = ['room', 'projector', 'results', 'cards', 'plan', 'sheets', 'homework', 'position'] as const;
export type ClassPage = (typeof CLASS_PAGES)[number];
type Route =
  | { at: 'home' }
  | { at: 'album' }
  | { at: 'puzzles' }
  | { at: 'daily' }
  | { at: 'privacy' }
  | { at: 'guide' }
  | { at: 'accessibility' }
  | { at: 'join-class'; code: string }
  | { at: 'homework'; code: string }
  | { at: 'new-class' }
  | { at: 'class'; id: string; show: ClassPage }
  | { at: 'game'; game: string }
  | { at: 'rules'; game: string }
  | { at: 'table'; code: string; position: number | null; line?: string }
  | { at: 'review'; code: string }
  | { at: 'lost' };

export function routeOf(path: string): Route {
  const [first, second, third, fourth, fifth, line] = path.split('/').filter(Boolean);
  if (!first) return { at: 'home' };
  if ((first === 'album' || first === 'puzzles' || first === 'daily') && !second) return { at: first };
  if ((first === 'privacy' || first === 'guide' || first === 'accessibility') && !second) return { at: first };
  if (first === 'c' && second && !third) return { at: 'join-class', code: second };
  if (first === 'h' && second && !third) return { at: 'homework', code: second };
  if (first === 'class' && second && !fourth) return classRoute(second, third);
  if (first === 'games' && second && third === 'rules') return { at: 'rules', game: second };
  if (first === 'games' && second) return { at: 'game', game: second };
  if (first === 't' && second && third === 'review') return { at: 'review', code: second };
  if (first === 't' && second) {
    const position = third === 'at' && fourth ? Number(fourth) : NaN;
    const table = { at: 'table', code: second, position: Number.isInteger(position) ? position : null } as const;
    return fifth === 'line' && line ? { ...table, line } : table;
  }
  return { at: 'lost' };
}

function classRoute(id: string, show = 'room'): Route {
  if (id === 'new') return { at: 'new-class' };
  const shown = CLASS_PAGES.find((one) => one === show);
  return shown ? { at: 'class', id, show: shown } : { at: 'lost' };
}

/** Where an address leads: its path, or in a folder without a server what stands behind `#`. */
export const pathIn = (address: { pathname: string; hash: string }, anywhere = ANYWHERE): string => {
  if (!anywhere) return inner(address.pathname);
  return address.hash.startsWith('#/') ? address.hash.slice(1).replace(/#.*/, '') : '/';
};

class Router {
  route = $state<Route>(routeOf(pathIn(location)));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(pathIn(location))));
    document.addEventListener('click', (event) => void this.follow(event));
  }

  go(path: string, replace = false): void {
    const ours = inner(path);
    this.show(ours, replace);
    this.route = routeOf(ours);
    scrollTo(0, 0);
  }

  /** Write another address, and stay where we are. */
  show(path: string, replace = true): void {
    const address = outer(inner(path)) + (ANYWHERE ? '' : location.search); // what follows `#` leaves the rest as it is
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
  }

  /** Plain clicks on links within the client need no page load. */
  private async follow(event: MouseEvent): Promise<void> {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || link.target) return;
    const url = new URL(link.href);
    const samePage = url.pathname === location.pathname;
    if (
      url.origin !== location.origin ||
      inner(url.pathname).startsWith('/api') ||
      link.hasAttribute('download') ||
      (ANYWHERE ? !samePage : url.hash && samePage)
    )
      return;
    event.preventDefault();
    const within = ANYWHERE && !url.hash.startsWith('#/'); // a part of what is shown, such as `#main`
    if (!within) this.go(pathIn(url));
    await tick();
    const part = ANYWHERE && document.getElementById(url.hash.replace(/.*#/, ''));
    if (part) {
      part.scrollIntoView();
      part.focus();
    }
  }
}

export const router = new Router();
