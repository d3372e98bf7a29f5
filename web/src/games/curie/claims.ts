/** What one may have for nothing: a date of the timeline that can be used, an objective that is met. */
export const claims = new Set(['action-apply', 'action-apply-free', 'action-objective', 'action-objective-nobel']);
/** Theses lie below the tower where all is in one column. */
export const apart = new Set(['action-write']);
/** What a line before it has told: what somebody uses or buys, and whose throw it is. */
export const routine = new Set(['event-gained', 'event-turn']);
