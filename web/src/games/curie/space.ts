/** Below this the laboratory lies on the mat, and only the flask stays in the tray (the frame's own breakpoint). */
export const NARROW = 'max-width: 960px';
