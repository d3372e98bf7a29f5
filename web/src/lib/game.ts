/** The game of the screen we are on, where there is one. */
import { router } from './route.svelte';
import { useTable } from './context';

export function useGame(): () => string | undefined {
  if (router.route.at !== 'table') return () => (router.route.at === 'game' ? router.route.game : undefined);
  const { store } = useTable();
  return () => store.game || undefined;
}
