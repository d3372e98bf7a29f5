/** Where the layout changes, for scripts: the names of style/breakpoints.css. */
export const SMALL = '(max-width: 600px)';
export const UPRIGHT = SMALL; // one column, whatever the height
export const PHONE = '(max-width: 960px), (orientation: landscape) and (max-height: 600px)';
const SIDEWAYS = '(orientation: landscape) and (min-width: 601px)';
export const FLAT = `${SIDEWAYS} and (max-height: 600px), ${SIDEWAYS} and (max-width: 960px) and (max-height: 700px)`;
export const ROOMY = '(min-width: 601px) and (max-width: 960px) and (min-height: 1000px)';
export const AMPLE = '(min-width: 740px) and (max-width: 960px) and (min-height: 1000px)';
export const SQUAT = '(min-width: 961px) and (min-height: 601px) and (max-height: 740px)';
export const SLIGHT = `${SIDEWAYS} and (max-width: 732px) and (max-height: 700px)`;
