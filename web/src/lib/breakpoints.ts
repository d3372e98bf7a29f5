/** Where the layout changes, for scripts: the names of style/breakpoints.css. */
export const SMALL = '(max-width: 600px)';
export const UPRIGHT = '(max-width: 600px) and (orientation: portrait)';
export const PHONE = '(max-width: 960px), (orientation: landscape) and (max-height: 600px)';
export const FLAT =
  '(orientation: landscape) and (max-height: 600px), (orientation: landscape) and (max-width: 960px) and (max-height: 700px)';
export const SQUAT = '(min-width: 961px) and (min-height: 601px) and (max-height: 740px)';
