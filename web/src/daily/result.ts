/** A result of the day beside the Laureate's plays: what share of them it beats, and a line to copy without a spoiler. */
import type { DailyDeal, DailyField } from '../gen/wire.gen';
import { t } from '../lib/text.svelte';

const BARS = '▁▂▃▄▅▆▇█';
const MOST = 12; // columns of a picture

interface Column {
  low: number; // the scores that it stands for
  high: number;
  plays: number;
}

/** Are there enough different plays to compare a result with? */
export function compares(field: DailyField): boolean {
  return field.distinct >= field.fewest;
}

/** Of 100 different plays, those that ended worse than ours; of equal ones, half. */
export function beaten(deal: DailyDeal, field: DailyField): number {
  const own = deal.score ?? 0;
  let worse = 0;
  for (const [score, plays] of field.scores) {
    if (score === own) worse += plays / 2;
    else if (score > own === deal.lower) worse += plays;
  }
  return Math.round((100 * worse) / field.distinct);
}

/** The scores in a few columns of equal width, our own among them. */
export function columns(deal: DailyDeal, field: DailyField): Column[] {
  const all = [...field.scores.map(([score]) => score), ...(deal.score === null ? [] : [deal.score])];
  const low = Math.min(...all);
  const width = Math.ceil((Math.max(...all) - low + 1) / MOST);
  const count = Math.ceil((Math.max(...all) - low + 1) / width);
  return Array.from({ length: count }, (_, place) => {
    const start = low + place * width;
    const plays = field.scores
      .filter(([score]) => score >= start && score < start + width)
      .reduce((sum, [, one]) => sum + one, 0);
    return { low: start, high: start + width - 1, plays };
  });
}

/** The picture in one line of text. */
export function sparks(found: readonly Column[]): string {
  const most = Math.max(1, ...found.map((one) => one.plays));
  return found.map((one) => BARS[Math.round(((BARS.length - 1) * one.plays) / most)] ?? '').join('');
}

/** What can be sent to a friend: the result, and nothing of the deal. */
export function lineOf(day: string, title: string, deal: DailyDeal): string {
  const parts = [t('daily-line', { day, game: title }), t('daily-points', { score: deal.score ?? 0 })];
  if (deal.rival) parts.push(t(deal.won ? 'daily-won' : 'daily-lost'));
  if (deal.field && compares(deal.field))
    parts.push(
      t('daily-beats', { share: beaten(deal, deal.field), plays: deal.field.distinct }),
      sparks(columns(deal, deal.field)),
    );
  return parts.join(' · ');
}
