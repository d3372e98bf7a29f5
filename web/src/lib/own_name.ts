/** The name under which this browser plays: the one its person chose, or a friendly one that then stays the same. */
import { about } from './about.svelte';
import { prefs } from './prefs.svelte';
import { t } from './text.svelte';

export function ownName(): string {
  prefs.nickname ||= about.nickname();
  return prefs.nickname || t('guest');
}
