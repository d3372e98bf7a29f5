/** The activity cards' pictures, 80 × 46, and Marie Curie, lit from below by what she found. */
import { BRASS, box, COPPER, CREAM, DARK, disc, GLOW, LINEN, OAK, shape } from './inks';
import { hue } from './palette';

const PICTURES: Record<string, string> = {
  university:
    box(0, 0, 80, 46, hue.brown41b) +
    shape('M22 26a18 18 0 0 1 36 0Z', hue.slate70) +
    shape('M40 8a18 18 0 0 1 18 18H50C50 17 46 10 40 8Z', hue.slate55) +
    box(38.5, 1, 3, 8, BRASS) +
    box(18, 26, 44, 4, LINEN) +
    [22, 32, 42, 54].map((x) => box(x, 30, 5, 16, LINEN)).join('') +
    box(14, 44, 52, 2, LINEN),
  instruments:
    box(0, 0, 80, 46, hue.soot33) +
    box(12, 34, 56, 8, OAK, 1) +
    box(18, 14, 20, 20, COPPER, 2) +
    disc(28, 23, 7.5, CREAM, DARK, 1.5) +
    shape('M28 23l4-5', '', DARK, 1.8) +
    shape('M46 34V12M58 34V18M42 12h8M54 18h8', '', LINEN, 3) +
    disc(46, 9, 4, BRASS) +
    disc(58, 15, 4, BRASS) +
    shape('M38 20h6', '', BRASS, 2),
  advertising:
    box(0, 0, 80, 46, hue.brown44) +
    shape('M28 12h24v34H28Z', LINEN) +
    shape('M24 12h32l-4-7H28Z', hue.slate43) +
    shape('M40 1v5', '', hue.slate43, 3) +
    box(31, 17, 18, 11, hue.red49) +
    `<text x="40" y="26" text-anchor="middle" font-family="Besley,Georgia,serif" font-weight="800" font-size="8.5"
      fill="${CREAM}">Ra</text>` +
    shape('M32 33h16M32 37h16M32 41h10', '', OAK, 2) +
    shape('M8 46c0-8 2-10 6-11a4 4 0 1 1 4 0c4 1 5 4 5 11ZM60 46c0-7 2-9 5-10a3.5 3.5 0 1 1 4 0c4 1 5 3 5 10Z', DARK),
  workshop:
    box(0, 0, 80, 46, hue.grey29) +
    disc(64, 9, 4, LINEN) +
    shape('M8 46V24L40 8l32 16v22Z', hue.brown42) +
    shape('M8 24 40 8l32 16', '', COPPER, 3) +
    shape('M26 46V28h28v18Z', hue.soot18) +
    `<circle cx="40" cy="38" r="22" fill="url(#curie-glow)"/>` +
    shape('M34 46l3-8v-4h6v4l3 8Z', GLOW) +
    box(14, 30, 8, 8, BRASS) +
    box(58, 30, 8, 8, BRASS) +
    shape('M40 28v18M18 30v8M62 30v8', '', DARK, 1.5) +
    shape('M62 17V6h5v13', COPPER),
  research:
    box(0, 0, 80, 46, hue.soot29) +
    box(6, 6, 26, 3, OAK) +
    box(8, -4, 5, 10, COPPER) +
    box(14, -2, 4, 8, LINEN) +
    box(19, -4, 6, 10, hue.red46) +
    box(26, -1, 4, 7, BRASS) +
    shape('M40 20C32 15 22 15 12 17V38C22 36 32 36 40 41 48 36 58 36 68 38V17C58 15 48 15 40 20Z', CREAM) +
    shape('M40 20V41', '', OAK, 1.5) +
    shape('M18 23l15-1M18 28l15-1M18 33l12-1M47 22l15 1M47 27l15 1', '', OAK, 1.6) +
    shape('M52 38 68 8l5 3-17 29-5 3Z', COPPER) +
    shape('M0 46V42h80v4Z', DARK),
};

export const activity = (category: string): string =>
  `<svg viewBox="0 0 80 46" preserveAspectRatio="xMidYMid slice">${PICTURES[category] ?? ''}</svg>`;

export const MARIE_CURIE = `<svg viewBox="0 0 120 126" preserveAspectRatio="xMidYMid slice">
  <rect width="120" height="126" fill="${hue.soot22b}"/><path d="M0 30h24M0 58h20M98 26h22M100 54h20"
  stroke="${hue.brown34}" stroke-width="3"/><path d="M5 28V14h4v14M12 28V18h6v10M3 56V42h6v14M103 24V10h5v14M111 24V14h4
    v10M104 52V38h4v14M111 52V42h5v10" fill="${hue.brown34}"/><circle cx="60" cy="128" r="84" fill="url(#curie-glow)"/>
<path d="M60 4C74 2 80 10 77 18 92 22 96 38 90 52 88 60 84 64 80 66H40C36 64 32 60 30 52 24 38 28 22 43 18 40 10 46 2 60
4Z" fill="${hue.brown34c}"/>
<path d="M6 126C9 106 30 100 46 95H74C90 100 111 106 114 126Z" fill="${hue.soot16c}"/><path d="M49 72H71V98H49Z"
fill="${hue.copper65b}"/><path d="M47 88C54 95 66 95 73 88L76 103C66 110 54 110 44 103Z" fill="${hue.soot20c}"/>
  <path d="M45 103C55 110 65 110 75 103M22 112C30 107 36 104 43 103M98 112C90 107 84 104 77 103" fill="none"
  stroke="${hue.green89}" stroke-width="1.5" stroke-linecap="round" opacity=".75"/>
<ellipse cx="38.5" cy="57" rx="4" ry="6.5" fill="${hue.copper70b}"/><ellipse cx="81.5" cy="57" rx="4" ry="6.5" fill="${hue.copper62}"/>
<path d="M39 48C39 30 48 25 60 25S81 30 81 48C81 68 74 83 60 85 46 83 39 68 39 48Z" fill="${hue.sand85}"/>
<path d="M68 25C77 28 81 36 81 48 81 68 74 83 60 85 70 76 66 66 69 58 71 46 66 34 68 25Z" fill="${hue.copper72b}"/>
<path d="M43 66C46 76 52 84 60 85 68 84 74 76 77 66 73 76 68 80.5 60 80.5S47 76 43 66Z" fill="${hue.green94b}"/>
<path d="M36 54C31 32 42 17 60 19 78 17 89 32 84 54 83 44 79 37 72 33 66 37 52 38 46 37 41 41 38 46 36 54Z"
fill="${hue.brown39}"/><path d="M40 38C44 28 52 24 61 25M66 24C74 26 80 32 81 40M34 30C36 24 40 21 45 20M84 28
  C82 24 79 21 75 20M50 10C55 7 65 7 70 10M48 15C56 12 64 12 72 15" fill="none" stroke="${hue.copper59}"
  stroke-width="1.7" stroke-linecap="round"/><path d="M33 40c-4-1-5-5-3-8M88 38c4-2 4-6 2-9M42 18c-3-2-4-5-2-8"
    fill="none" stroke="${hue.brown39}" stroke-width="1.8" stroke-linecap="round"/>
<path d="M45 49.5Q50 46.5 55.5 48.5M64.5 48.5Q70 46.5 75 49.5" fill="none" stroke="${hue.brown29}" stroke-width="2.3"
stroke-linecap="round"/><path d="M45.5 56.5Q50.5 52 55.5 56.5M64.5 56.5Q69.5 52 74.5 56.5" fill="none"
  stroke="${hue.soot20}" stroke-width="2" stroke-linecap="round"/><circle cx="50.5" cy="56.3" r="2.1"
    fill="${hue.soot20}"/><circle cx="69.5" cy="56.3" r="2.1" fill="${hue.soot20}"/>
      <path d="M60 54C60.5 61 57 64.5 57.5 67 59 69 61.5 69 63.5 68" fill="none" stroke="${hue.brown48c}"
      stroke-width="1.9" stroke-linecap="round"/><path d="M54 74.5Q57.5 72.5 60 74 62.5 72.5 66 74.5 60 78.5 54 74.5Z"
        fill="${hue.red50}"/></svg>`;
