/** A result of the day as a picture: the points, and the Laureate's scores with our own column among them. */
import type { DailyDeal } from '../gen/wire.gen';
import { EDGE, H, panel, plate, pngOf, rounded, sheet, W, words } from '../lib/picture';
import { t } from '../lib/text.svelte';
import { dateOf } from './dates';
import { beaten, columns, compares } from './result';

const HIGH = 250; // px of the highest column
const FOOT = H - EDGE - 58;

export async function dailyPicture(day: string, title: string, deal: DailyDeal): Promise<Blob> {
  const { canvas, on, ink } = sheet(H);
  const { field } = deal;
  const detail = deal.rival ? t(deal.won ? 'daily-won' : 'daily-lost') : t('daily-alone');
  plate(on, ink, {
    title: `${title} · ${dateOf(day)}`,
    headline: t('daily-points', { score: deal.score ?? 0 }),
    detail: field && compares(field) ? t('daily-beats', { share: beaten(deal, field), plays: field.distinct }) : detail,
    story: '',
  });
  panel(on, ink, EDGE, W - 2 * EDGE);
  const found = field ? columns(deal, field) : [];
  const most = Math.max(1, ...found.map((one) => one.plays));
  const wide = (W - 2 * EDGE - 68) / Math.max(1, found.length);
  found.forEach(({ low, high, plays }, place) => {
    const own = deal.score !== null && deal.score >= low && deal.score <= high;
    const x = EDGE + 34 + place * wide;
    const tall = Math.max(4, (HIGH * plays) / most);
    rounded(on, x + 6, FOOT - tall, wide - 12, tall, 4, ink(own ? 'act' : 'ink-2'));
    words(on, String(low), x + wide / 2, FOOT + 32, '650 22px Besley', ink('ink'), wide, 'center');
  });
  if (!found.length)
    words(on, t('daily-none-yet'), EDGE + 34, H / 2 + 120, '500 24px Atkinson', ink('ink-2'), W - 2 * EDGE - 68);
  else words(on, t('daily-chart'), EDGE + 34, 304, '700 24px Besley', ink('ink'));
  return pngOf(canvas);
}
