/** How long something lasts, in few words: `40 s`, `3 min`. */
import { t } from '../lib/text.svelte';

export const MINUTES: readonly number[] = [0, 5, 15, 30]; // on a clock; 0: none

export const HOURS: readonly number[] = [1, 4, 24, 72, 168, 360]; // until a class is deleted
export const keptFor = (hours: number): string =>
  hours < 24 ? t('class-hours', { count: hours }) : t('class-days', { count: hours / 24 });

export function lasting(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return seconds < 60
    ? t('class-seconds', { count: seconds })
    : t('minutes-short', { count: Math.floor(seconds / 60) });
}
