/** What one may have for nothing: a goal that stands on a bohrd. */
export const claims = new Set(['action-claim']);
