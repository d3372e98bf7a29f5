/** Her life in twenty pictures, 60 × 44, by the name of their space on the timeline. */
import { BRASS, BROWN, box, COPPER, CREAM, DARK, disc, GLOW, LINEN, OAK, shape } from './inks';
import { hue } from './palette';

const medal = (x: number, y: number, q: number, c = BRASS): string =>
  shape(`M${x - 6} 2H${x + 6}L${x + 3} ${y - q + 2}H${x - 3}Z`, hue.red46) +
  disc(x, y, q, c, hue.umber53b, 1.8) +
  disc(x, y, q - 4, 'none', hue.umber53b, 1) +
  shape(`M${x - 2} ${y + 5}c-3-4 0-6-1-9 3-2 6 0 6 3-1 1 1 2 0 3l-2 1v3Z`, hue.umber53b);
const bike = (x: number, y: number, c: string): string =>
  disc(x, y, 6, 'none', c, 1.7) +
  disc(x + 17, y, 6, 'none', c, 1.7) +
  shape(`M${x} ${y}l5-9h9l3 9M${x + 5} ${y - 9}l4 9h-9M${x + 9} ${y}l5-9-1.5-3h3M${x + 3} ${y - 10.5}h4`, '', c, 1.7);

const PICTURES: Record<string, string> = {
  '1867':
    box(0, 0, 60, 44, hue.brown41) +
    disc(47, 9, 5, CREAM) +
    shape('M0 44V26l7-8 7 8v-4l8-9 8 9v5l7-8 7 8v-6l8-8 8 9v22Z', DARK) +
    box(5, 29, 4, 5, BRASS) +
    box(20, 25, 4, 6, BRASS) +
    box(34, 31, 4, 5, BRASS) +
    box(49, 25, 4, 6, OAK) +
    box(20, 35, 4, 5, OAK),
  '1883': box(0, 0, 60, 44, OAK) + shape('M8 44V12h12v32M40 44V12h12v32', BROWN) + medal(30, 27, 12),
  '1891':
    box(0, 0, 60, 44, hue.brown44) +
    shape('M14 13c-4-6 6-7 4-11M20 10c6-2 4-7 12-6s10-3 16-2', '', LINEN, 3.5) +
    box(10, 20, 26, 13, DARK, 2) +
    box(34, 13, 15, 20, DARK) +
    box(38, 17, 7, 6, BRASS) +
    box(13, 12, 5, 9, DARK) +
    box(0, 37, 60, 2, COPPER) +
    disc(17, 34, 4.5, COPPER, DARK) +
    disc(28, 34, 4.5, COPPER, DARK) +
    disc(43, 33, 5.5, COPPER, DARK) +
    shape('M6 34l5-4', '', DARK, 3),
  '1893':
    box(0, 0, 60, 44, BROWN) +
    shape('M18 26a12 12 0 0 1 24 0Z', COPPER) +
    box(28.5, 5, 3, 10, COPPER) +
    box(16, 26, 28, 3, LINEN) +
    box(18, 30, 4, 14, LINEN) +
    box(26, 30, 3, 14, LINEN) +
    box(31, 30, 3, 14, LINEN) +
    box(38, 30, 4, 14, LINEN) +
    shape('M24 24a8 8 0 0 1 4-7M36 24a8 8 0 0 0-4-7', '', OAK, 1.5),
  '1894':
    box(0, 0, 60, 44, hue.copper58c) +
    shape('M2 44c0-9 5-11 9-12-4-4-5-8-4-13 1-6 12-8 15 0 1 3 3 5 2 7l-2 1c0 5-1 5-5 5 6 2 9 5 9 12Z', DARK) +
    shape(
      'M58 44c0-9-5-11-9-12 5-4 5-8 4-13-1-4-4-5-6-5 0-4-7-3-6 1-4 2-4 5-4 6-1 2-3 4-2 5l2 1c0 5 1 5 5 5-6 2-9 5-9 12Z',
      BROWN,
    ) +
    shape('M18 25l6 1c0 6-3 7-6 5Z', BROWN),
  '1895':
    box(0, 0, 60, 44, hue.copper55b) +
    disc(12, 10, 5, hue.gold89e) +
    shape('M0 36c14-7 40-7 60 0v8H0Z', BROWN) +
    bike(8, 31, DARK) +
    bike(34, 31, CREAM) +
    shape('M24 8c3-3 5-3 7 0 2-3 4-3 7 0M42 12c2-2 4-2 5 0 1-2 3-2 5 0', '', BROWN, 1.5),
  '1897':
    box(0, 0, 60, 44, BROWN) +
    shape('M30 0v6M14 4l4 5M46 4l-4 5M6 14l6 2M54 14l-6 2', '', BRASS, 2) +
    shape('M14 22h32l-5 13H19Z', COPPER) +
    shape('M14 22c0-11 15-11 15 0Z', LINEN) +
    shape('M12 34c8 8 28 8 36 0', '', LINEN, 2.5) +
    disc(24, 19, 3, hue.copper52),
  '1898-july':
    box(0, 0, 60, 44, hue.brown34b) +
    box(17, 10, 26, 32, hue.gold83d, 3) +
    box(21, 4, 18, 7, OAK, 1) +
    box(17, 18, 26, 15, CREAM) +
    `<text x="30" y="30" text-anchor="middle" font-family="Besley,Georgia,serif" font-weight="800" font-size="13"
      fill="${DARK}">Po</text>` +
    shape('M6 42h48', '', DARK, 3),
  '1898-december':
    box(0, 0, 60, 44, hue.soot16b) +
    `<circle cx="30" cy="27" r="27" fill="url(#curie-glow)"/><circle cx="30" cy="27" r="16" fill="url(#curie-glow)"/>` +
    shape('M14 25h32c0 10-7 13-16 13s-16-3-16-13Z', hue.green95) +
    shape('M12 25h36', '', GLOW, 2) +
    `<text x="30" y="35.5" text-anchor="middle" font-family="Besley,Georgia,serif" font-weight="800" font-size="10.5"
      fill="${hue.green30}">Ra</text>` +
    shape('M30 4v7M15 9l4 6M45 9l-4 6', '', GLOW, 1.8),
  '1902':
    box(0, 0, 60, 44, hue.soot22c) +
    shape('M30 6v32M20 39h20M10 12h40', '', COPPER, 2.5) +
    shape('M10 12 4 26h12ZM50 12l-6 14h12Z', '', LINEN, 1.5) +
    shape('M3 26h14c0 5-3 6-7 6s-7-1-7-6Z', COPPER) +
    shape('M43 26h14c0 5-3 6-7 6s-7-1-7-6Z', COPPER) +
    `<circle cx="50" cy="24" r="13" fill="url(#curie-glow)"/>` +
    shape('M46 26l4-5 4 5Z', GLOW) +
    disc(30, 7, 2.5, LINEN),
  '1903': box(0, 0, 60, 44, hue.ink34b) + shape('M0 44 18 30M60 44 42 30', '', hue.green44, 6) + medal(30, 27, 14),
  '1906':
    box(0, 0, 60, 44, BROWN) +
    box(6, 5, 48, 20, hue.ink29b) +
    shape('M12 11h14M12 16h22M12 21h9', '', hue.green83, 1.6) +
    shape('M20 44l3-16h14l3 16Z', OAK) +
    box(19, 25, 22, 4, COPPER) +
    shape('M48 44V30c0-3-4-3-4 0', '', DARK, 2),
  '1909':
    box(0, 0, 60, 44, hue.gold83c) +
    shape(
      'M8 36V20h12v-6h20v6h12v16ZM20 20v16M40 20v16M26 36v-8h8v8M12 25h4M12 30h4M44 25h4M44 30h4M26 19h8',
      '',
      OAK,
      1.6,
    ) +
    shape('M4 8h52M4 40h52', '', COPPER, 1),
  '1910':
    box(0, 0, 60, 44, hue.soot18c) +
    `<circle cx="30" cy="26" r="26" fill="url(#curie-glow)"/>` +
    shape('M16 30 24 20h22l-6 10Z', hue.mist99) +
    shape('M16 30h24v7H16Z', GLOW) +
    shape('M40 30l6-10v7l-6 10Z', hue.green70) +
    shape('M8 40h44', '', OAK, 2),
  '1911': box(0, 0, 60, 44, hue.ink34b) + medal(20, 25, 11, hue.gold78b) + medal(39, 28, 13),
  '1914':
    box(0, 0, 60, 44, hue.soot19b) +
    box(14, 2, 32, 40, hue.ink34c, 2) +
    shape('M24 40V28l-5-7M28 38V22l-3-12M31 38V21V8M34 38l1-16 3-12M36 36l4-8 4-5', '', hue.mist92b, 2.6) +
    shape('M22 32h16', '', hue.ink34c, 1.5) +
    disc(31, 24, 3, 'none', BRASS, 1.5),
  '1916':
    box(0, 0, 60, 44, hue.umber54b) +
    shape('M0 38h60v6H0Z', DARK) +
    shape('M5 34V13h30v6h10l7 8v7Z', LINEN) +
    box(38, 21, 7, 6, BROWN) +
    box(5, 29, 47, 5, hue.ochre70) +
    shape('M18 15.5h5v4h4v5h-4v4h-5v-4h-4v-5h4Z', hue.red49) +
    disc(15, 36, 5.5, DARK, COPPER, 2) +
    disc(43, 36, 5.5, DARK, COPPER, 2),
  '1921':
    box(0, 0, 60, 44, hue.slate51b) +
    shape('M6 28h48l-6 10H14Z', DARK) +
    box(14, 21, 30, 7, CREAM) +
    box(19, 10, 6, 11, COPPER) +
    box(30, 10, 6, 11, COPPER) +
    shape('M22 8c3-5 10-3 14-6', '', LINEN, 2.5) +
    shape('M0 38c6-3 9 3 15 0s9 3 15 0 9 3 15 0 9 3 15 0v6H0Z', hue.ink35),
  '1925':
    box(0, 0, 60, 44, hue.brown46b) +
    box(0, 34, 60, 10, BROWN) +
    box(4, 22, 22, 12, LINEN, 1) +
    box(28, 22, 22, 12, hue.ochre77, 1) +
    box(15, 9, 24, 12, CREAM, 1) +
    `<text x="27" y="18.5" text-anchor="middle" font-family="Besley,Georgia,serif" font-weight="800" font-size="9"
      fill="${OAK}">1925</text>` +
    shape('M42 16l12-11', '', DARK, 2.5) +
    shape('M38 20l4-7 4 4Z', hue.slate87),
  '1934':
    box(0, 0, 60, 44, hue.soot18b) +
    `<circle cx="36" cy="17" r="22" fill="url(#curie-glow)"/>` +
    shape('M8 38 30 33 52 38V28L30 23 8 28Z', LINEN) +
    shape('M30 23v10', '', OAK, 1.5) +
    shape('M13 31l12-2.5M13 34l12-2.5M35 28.5 47 31M35 31.5 47 34', '', OAK, 1.2) +
    shape('M36 24V10', '', hue.green66, 1.8) +
    shape('M36 11c-5-1-5-7 0-8 5 1 5 7 0 8Z', GLOW),
};

export const picture = (id: string): string =>
  `<svg viewBox="0 0 60 44" preserveAspectRatio="xMidYMid slice">${PICTURES[id] ?? ''}</svg>`;
