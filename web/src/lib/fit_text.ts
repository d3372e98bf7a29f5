/** A text of sentences in a place that cannot grow: set tight where that makes room, and only whole sentences in sight. */
export interface Fitting {
  shown: number; // sentences in sight, from the first
  tight: boolean;
}

/** As much as fits: all as it is, else set tight, else without the last ones; those from `least` on go before it is set tight. */
export function fit(count: number, fits: (one: Fitting) => boolean, least = count): Fitting {
  for (let shown = count; shown >= least; shown -= 1) if (fits({ shown, tight: false })) return { shown, tight: false };
  let shown = count;
  while (shown > 0 && !fits({ shown, tight: true })) shown -= 1;
  return { shown, tight: true };
}

/** A question with no sentences to leave out: as it is, else set tight, else without what stands below it, else it scrolls. */
export function fitQuestion(area: HTMLElement): void {
  if (area.querySelector('.effect')) return; // its sentences are fitted as they come
  const fits = (): boolean => area.scrollHeight <= area.clientHeight + LEAD;
  const set = (tight: boolean, brief: boolean): boolean => {
    area.toggleAttribute('data-tight', tight);
    area.toggleAttribute('data-brief', brief);
    return fits();
  };
  if (!set(false, false) && !set(true, false) && !set(true, true)) set(false, true);
}

const LEAD = 1; // px that the boxes of lines may lie beyond the area with nothing of their letters cut

/** What has no room stays there for screen readers; the area's style says how tight looks and shows the key that tells all.
 *  With `least`, the sentences only accompany a question: where even the first has no room, the question stands alone. */
export function fitSentences(area: HTMLElement, least?: number): void {
  const sentences = area.querySelectorAll('.effect');
  const set = ({ shown, tight }: Fitting): void => {
    sentences.forEach((one, i) => one.toggleAttribute('data-beyond', i >= shown));
    area.toggleAttribute('data-tight', tight && sentences.length > 0);
    area.toggleAttribute('data-more', shown < sentences.length);
  };
  const fits = (one: Fitting): boolean => {
    set(one);
    return area.scrollHeight <= area.clientHeight + LEAD;
  };
  area.removeAttribute('data-brief');
  set(fit(sentences.length, fits, least));
  const cut = area.scrollHeight > area.clientHeight + LEAD;
  area.toggleAttribute('data-brief', cut && least !== undefined);
}
