/** The cards of Eureka!: 52 people printed in four inks, the back, Pallas Athena, the Library. 250 × 350. */
import { box, circ, K, P, path, safe, txt, unique } from '../../art/ink';
import { portrait, type Person } from '../../art/portraits';
import { badgeMark, SUIT, suitMark, type Effect, type Suit } from './suits';
import { hue } from './palette';

// dates | skin | hair | headdress | beard | garment | attribute | extras | turn | width jaw face; by value
const PEOPLE: Record<Suit, readonly string[]> = {
  red: [
    '14th c. BCE|2|bob k|||usekh|bust||-4|33 .5 solf-',
    '3rd c. BCE|1|bun b|band||toga|lyre||4|31 .35 alsc3',
    'c. 176–3rd c.|0|long k|scholar||robe|flute||-3|31 .3 tdsc-',
    '701–798|0|none|hood|full g|hood|codex||4|33 .6 hnlc2',
    '12th–13th c.|0|braids r|circlet||gown|rose||-4|31 .3 acss4',
    '1475–1564|0|short k|beret|full k|doublet|hammer||5|33 .6 fokc1',
    '1590–c. 1661|0|bun k|||ruff|quill|earrings|-4|31 .35 rlsw-',
    '1756–1791|0|wig w|||jabot|notes||4|32 .5 arus3',
    '1746–1828|0|side b|hat|whiskers b|jabot|palette||-5|35 .75 hhlt1',
    '1873–1968|0|bun b|hat||blouse|camera||4|31 .4 sosw-',
    '1881–1973|1|bald w|||blouse|guitar||-3|35 .8 frbt2',
    '1942–2018|3|natural k|||gown|mic|earrings|4|34 .5 acbf3',
    '1952–|0|side k|||suit|pad||-4|33 .55 scus-',
  ],
  blue: [
    '8th c. BCE|2|long k|||toga|lotus|bindi earrings|4|31 .35 aolf-',
    '427–347 BCE|1|greek g|band|full g|toga|solid||-4|34 .7 holc2',
    '45–c. 115|0|bun g|band||robe|slips||4|31 .35 adsc1',
    'c. 839–923|2|none|turban|full k|mantle|inkwell||-4|33 .6 hokc1',
    '1126–1198|2|none|turban|pointed k|robe|lamp||5|33 .5 shlc-',
    '1515–1582|0|none|wimple||habit|castle||-3|32 .4 trss1',
    'c. 1648–1695|1|none|wimple||habit|medal||4|31 .3 rlsw5',
    '1694–1778|0|wig g|||jabot|candle||-5|30 .3 rcks2',
    '1748–1793|0|pompadour w|bonnet||gown|scroll|ribbon|4|31 .35 flsf3',
    '1818–1883|1|wild g||long g|suit|book||-3|36 .8 hnbc1',
    '1860–1935|0|bun g|||blouse|house||4|33 .5 tost1',
    '1929–1968|3|short k||moustache k|suit|dove||-4|35 .7 sobf-',
    '1929–2008|0|side g|||suit|horn|glasses|4|33 .6 shls2',
  ],
  yellow: [
    '13th c. BCE|2|long k|band||usekh|perfume|earrings|4|31 .35 allf-',
    '287–212 BCE|1|greek w||full w|toga|sphere||-4|35 .7 hokc2',
    'c. 370–415|1|bun b|laurel||toga|astrolabe||4|31 .35 slsc-',
    '8th–9th c.|2|none|turban|full k|robe|tablet||-4|34 .6 hhlc-',
    '1170–1240|1|short b|beret||mantle|spiral||4|33 .5 aous3',
    'c. 1585–c. 1642|0|bun r|hat||ruff|rod||-4|31 .35 folw-',
    '1642–1727|0|periwig g|||jabot|apple||4|32 .45 fhlt1',
    '1706–1749|0|pompadour g|||gown|prism|ribbon|-4|31 .3 acss5',
    '1815–1852|0|parted k|||gown|punched|earrings|4|31 .35 tlsc3',
    '1850–1891|0|waves b|||ruff|partial||-4|32 .45 srss4',
    '1879–1955|0|wild w||moustache g|blouse|wave||3|35 .65 tobc2',
    '1910–2008|3|waves k|||suit|rocket|pearls|-4|33 .5 aobs-',
    '1942–2018|0|side r|||suit|hole|glasses|4|32 .5 acsw-',
  ],
  green: [
    '27th c. BCE|2|none|skullcap|pharaoh k|usekh|pyramid||-4|33 .5 snlc-',
    '4th–3rd c. BCE|1|short b|veil||toga|rodsnake||4|31 .35 aosw-',
    'c. 100–c. 170|1|greek k|circlet|full k|mantle|rings||-4|34 .6 fokc-',
    '581–682|0|none|futou|thin k|robe|gourd||4|33 .45 tcst2',
    '1098–1179|0|none|veil||habit|herb||-4|32 .45 shlc2',
    '1473–1543|0|bob k|||doublet|sun||4|33 .5 solt1',
    '1564–1642|0|bald g||full g|doublet|telescope||-5|35 .7 hokc2',
    '1768–1797|0|loops k|||robe|eclipse|earrings|4|31 .3 aruc3',
    '1809–1882|0|bald w||long w|suit|finch||-4|36 .8 hhbc2',
    '1822–1895|0|short g||full g|suit|swan||4|34 .65 fnlc1',
    '1902–1992|0|waves k|||coat|maize|specs|-4|32 .45 soss4',
    '1922–2006|0|waves b|||coat|petri||4|32 .4 acss-',
    '1948–|0|waves g|||coat|chromo|specs|-4|32 .45 tols1',
  ],
};

interface Card extends Person {
  dates: string;
}

function cardOf(suit: Suit, value: number): Card {
  const [
    dates = '',
    skin,
    hair = '',
    head = '',
    beard = '',
    garment = '',
    attribute = '',
    extras = '',
    turn,
    shape = '',
  ] = (PEOPLE[suit][value - 1] ?? '').split('|');
  const [width, jaw, face] = shape.split(' ');
  return {
    dates,
    skin: Number(skin),
    hair,
    head,
    beard,
    garment,
    attribute,
    extras: extras.split(' ').filter(Boolean),
    turn: Number(turn),
    width: Number(width),
    jaw: Number(jaw),
    face,
  };
}

// each suit's own engraved ground
const GROUND: Record<Suit, (colour: string) => string> = {
  // each suit's own engraved ground
  red: (c) => [0, 1, 2, 3, 4, 5, 6, 7].map((i) => circ(100, 96, 70 + i * 17, 'none', 3, c)).join(''),
  blue: (c) => Array.from({ length: 15 }, (_, i) => path(`M${i * 16 - 12} -10V250`, 'none', 3, c)).join(''),
  yellow: (c) =>
    Array.from({ length: 36 }, (_, i) => {
      const a = (i * 10 * Math.PI) / 180;
      return path(
        `M${(100 + 62 * Math.cos(a)).toFixed(1)}
          ${(96 + 62 * Math.sin(a)).toFixed(1)}L${(100 + 190 * Math.cos(a)).toFixed(1)} ${(96 + 190 * Math.sin(a)).toFixed(1)}`,
        'none',
        3,
        c,
      );
    }).join(''),
  green: (c) =>
    Array.from({ length: 13 }, (_, i) => path(`M-10 ${i * 19}q28-16 56 0t56 0 56 0 56 0`, 'none', 3, c)).join(''),
};

const svg = (inside: string, box = '0 0 250 350'): string =>
  `<svg class="card" viewBox="${box}" aria-hidden="true">${inside}</svg>`;
const besley = (x: number, y: number, words: string, size: number): string =>
  `<text x="${x}" y="${y}" font-family="Besley,Georgia,serif" font-weight="650" font-size="${size}" fill="${K}">${words}</text>`;

/** The index column: number, suit, letter, effect. It stands top left, and turned at bottom right. */
function index(suit: Suit, value: number, effect: Effect): string {
  const { deep, letter } = SUIT[suit];
  return (
    path('M8 26A18 18 0 0 1 26 8H72V128A16 16 0 0 1 56 144H8Z', P) +
    txt(value > 9 ? 39 : 40, 60, value, value > 9 ? 50 : 60, deep, value > 9 ? 'letter-spacing="-3"' : '') +
    (value === 6 || value === 9 ? box(27, 63.5, 26, 3.5, deep) : '') +
    suitMark(suit, 17, 69, 0.96, deep) +
    `<text x="55" y="89" font-family="Atkinson,Verdana,sans-serif" font-weight="700" font-size="22" text-anchor="middle"
      fill="${deep}">${letter}</text>` +
    badgeMark(effect, 16, 96, 46)
  );
}

const WINDOW = 'M84 8H230A12 12 0 0 1 242 20V206H194A16 16 0 0 0 178 222V286H8V144H56A16 16 0 0 0 72 128V8Z';
const FRAME = 'M26 8H230A12 12 0 0 1 242 20V324A18 18 0 0 1 224 342H20A12 12 0 0 1 8 330V26A18 18 0 0 1 26 8Z';

function picture(suit: Suit, value: number): string {
  const id = unique();
  const { ink, deep } = SUIT[suit];
  return (
    `<clipPath id="${id}"><path d="${FRAME}"/></clipPath><g clip-path="url(#${id})">${box(0, 0, 250, 350, ink)}` +
    `<g class="sitter"><g transform="translate(8 8) scale(1.24)"><g opacity=".42">${GROUND[suit](deep)}</g></g>` +
    `<g transform="translate(34 22) scale(1.16)">${portrait(cardOf(suit, value), ink, { x: 28, y: 176, scale: 0.76 })}</g></g></g>`
  );
}

/** The same of a card so small that nobody reads a name: larger, and of the turned side only the sign. */
function bold(suit: Suit, value: number, up: Effect, turned: Effect): string {
  const { deep, letter } = SUIT[suit];
  return (
    path('M8 26A18 18 0 0 1 26 8H112V206A22 22 0 0 1 90 228H8Z', P) +
    txt(60, 86, value, value > 9 ? 82 : 94, deep, value > 9 ? 'letter-spacing="-5"' : '') +
    (value === 6 || value === 9 ? box(38, 92, 44, 6, deep) : '') +
    suitMark(suit, 14, 105, 1.8, deep) +
    `<text x="86" y="143" font-family="Atkinson,Verdana,sans-serif" font-weight="700" font-size="46" text-anchor="middle"
      fill="${deep}">${letter}</text>` +
    badgeMark(up, 24, 152, 70) +
    badgeMark(turned, 164, 264, 76)
  );
}

/** Without a picture, the number stands there twice as large. */
function shape(suit: Suit, value: number): string {
  const { ink, deep } = SUIT[suit];
  return suitMark(suit, 82, 46, 5, ink) + `<g class="fine">${txt(130, 250, value, 96, deep)}</g>`;
}

/** An owner's name may be as long as a sentence. */
const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

function words(name: string, dates: string, most: number, room: number): string {
  const cut = Math.max(name.lastIndexOf(' ', most), name.lastIndexOf('-', most));
  const line = (y: number, text: string): string => {
    const shown = short(text, most + 6);
    return besley(16, y, safe(shown), Math.min(26, (room * 1.55) / shown.length));
  };
  if (name.length > most && cut > 0)
    return line(308, name.slice(0, cut + 1).trimEnd()) + line(332, name.slice(cut + 1));
  return (
    line(310, name) +
    `<text class="dates" x="16" y="331" font-family="Atkinson,Verdana,sans-serif" font-size="15"
      fill="${hue.stone45}">${/^[\d–c. ]+$/.test(dates) ? dates : ''}</text>`
  );
}

export interface Look {
  name: string;
  down?: boolean; // played consecutively: turned by half a turn
  shapes?: boolean; // without a picture
  own?: boolean; // somebody of the owner's: the box has neither dates nor a picture
}

export function card(suit: Suit, value: number, { name, down = false, shapes = false, own = false }: Look): string {
  const { bonus, penalty } = SUIT[suit];
  const [up, turned] = down ? [penalty, bonus] : [bonus, penalty];
  const fine =
    box(8, 286, 170, 56, P) +
    path(WINDOW, 'none', 3) +
    index(suit, value, bonus) +
    `<g transform="rotate(180 125 175)">${index(suit, value, penalty)}</g>` +
    words(name, own ? '' : cardOf(suit, value).dates, value > 9 ? 11 : 12, value > 9 ? 152 : 158);
  const whole = (shapes || own ? shape(suit, value) : picture(suit, value)) + `<g class="fine">${fine}</g>`;
  return svg(
    box(0, 0, 250, 350, P, 0, 16) +
      (down ? `<g transform="rotate(180 125 175)">${whole}</g>` : whole) +
      `<g class="bold">${path(FRAME, 'none', 3)}${bold(suit, value, up, turned)}</g>`,
  );
}

/** What is left of a covered card on a phone: number, suit, effect. */
export function mini(suit: Suit, value: number, effect: Effect | null): string {
  const { ink, deep, letter } = SUIT[suit];
  return svg(
    box(0, 0, 120, 200, P, 0, 12) +
      box(0, 0, 120, 14, ink) +
      txt(44, 84, value, 70, deep) +
      suitMark(suit, 14, 100, 1.5, deep) +
      `<text x="68" y="130" font-family="Atkinson" font-weight="700" font-size="34" text-anchor="middle" fill="${deep}">${letter}</text>` +
      (effect ? badgeMark(effect, 12, 142, 54) : ''),
    '0 0 120 200',
  );
}

export function back(): string {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12;
    const far = i % 2 ? 78 : 94;
    const at = (r: number): string => `${(125 + r * Math.cos(a)).toFixed(1)} ${(175 + r * Math.sin(a)).toFixed(1)}`;
    return `<path d="M${at(34)}L${at(far)}" fill="none" stroke="${hue.gold78}" stroke-width="2.5"/>`;
  }).join('');
  const corner = (suit: Suit, x: number, y: number): string => suitMark(suit, x, y, 1.4, hue.gold78, hue.teal30);
  return svg(
    box(0, 0, 250, 350, P, 0, 16) +
      box(10, 10, 230, 330, hue.teal30, 0, 9) +
      box(20, 20, 210, 310, 'none', 2.5, 5, hue.gold78) +
      rays +
      circ(125, 175, 27, hue.gold78) +
      txt(125, 190, '!', 44, hue.teal30) +
      corner('red', 28, 28) +
      corner('blue', 188, 28) +
      corner('yellow', 28, 288) +
      corner('green', 188, 288),
  );
}

const ATHENA: Person = {
  skin: 4,
  hair: 'long w',
  head: 'helmet',
  garment: 'toga',
  attribute: 'owl',
  turn: -4,
  width: 31,
  jaw: 0.35,
};

const bonuses = (x: number, y: number, apart: number, size: number): string =>
  (['red', 'blue', 'yellow', 'green'] as const)
    .map((suit, i) => badgeMark(SUIT[suit].bonus, x + i * apart, y, size))
    .join('');

/** The wild card: Pallas Athena in marble and gold, with the four bonuses. */
export function athena(name: string): string {
  const id = unique();
  const her = portrait(ATHENA, hue.gold78, { x: 30, y: 184, scale: 0.8 }).replaceAll(hue.red52, hue.gold73);
  return svg(
    box(0, 0, 250, 350, P, 0, 16) +
      `<clipPath id="${id}"><rect x="8" y="8" width="234" height="262" rx="12"/></clipPath><g clip-path="url(#${id})">` +
      box(0, 0, 250, 350, hue.slate51) +
      `<g opacity=".5" transform="translate(8 8) scale(1.24)">${GROUND.yellow(hue.slate40)}</g>
        <g transform="translate(24 26) scale(1.1)">${her}</g></g>` +
      box(8, 8, 234, 262, 'none', 3, 12) +
      `<g class="fine">${besley(18, 300, safe(name), 21)}${bonuses(16, 308, 36, 32)}</g>` +
      `<g class="bold">${bonuses(15, 284, 56, 52)}</g>`,
  );
}

/** The Library of Alexandria: doors open or closed, penalties counted as squares. */
export function library(open: boolean, penalties: number, toOpen: number, word: string): string {
  const [wall, line, halo] = open ? [hue.ochre69b, hue.ochre59, hue.cream92e] : [hue.blue45, hue.blue36, hue.blue57];
  const doors = open
    ? path('M78 144H172V228H78Z', K) +
      path('M78 144 104 152V228H78ZM172 144 146 152V228H172Z', hue.umber51, 4) +
      path('M104 228V152H146V228Z', hue.gold94) +
      path('M112 176H138M112 190H138M112 204H130', 'none', 5, hue.umber51)
    : path('M78 144H172V228H78Z', hue.umber44c, 5) +
      path('M125 144V228M88 156H115V182H88ZM135 156H162V182H135ZM88 194H115V220H88ZM135 194H162V220H135Z', 'none', 4) +
      circ(119, 188, 3, hue.gold78) +
      circ(131, 188, 3, hue.gold78);
  const counted = Array.from({ length: toOpen }, (_, i) =>
    i < penalties ? box(85 + i * 30, 314, 20, 20, K, 0, 3) : box(86.5 + i * 30, 315.5, 17, 17, 'none', 3, 2),
  ).join('');
  return svg(
    box(0, 0, 250, 350, P, 0, 16) +
      box(8, 8, 234, 262, wall, 0, 12) +
      path('M8 40H242M8 70H242M8 100H242M8 130H242M8 160H242', 'none', 4, line) +
      circ(125, 128, 84, halo) +
      path('M30 128 125 62 220 128Z', P, 5) +
      circ(125, 104, 11, wall, 4) +
      path('M36 128H214V144H36ZM46 144H66V228H46ZM184 144H204V228H184Z', P, 5) +
      doors +
      path('M28 228H222V246H28ZM14 246H236V268H14Z', P, 5) +
      txt(125, 302, safe(word), 25) +
      counted,
  );
}
