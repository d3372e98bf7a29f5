/** The day of a deal, and how long it lasts, for a person to read. */
import { text } from '../lib/text.svelte';

const HOUR = 3_600_000; // ms

/** `2026-11-17` in the reader's language, as a sentence begins: some languages write days in small letters. */
export function dateOf(day: string): string {
  const words = new Date(day).toLocaleDateString(text.language, { dateStyle: 'full', timeZone: 'UTC' });
  return words.charAt(0).toLocaleUpperCase(text.language) + words.slice(1);
}

/** To the nearest hour; 0 is less than an hour. */
export function hoursUntil(end: number): number {
  const left = end - Date.now();
  return left < HOUR ? 0 : Math.round(left / HOUR);
}
