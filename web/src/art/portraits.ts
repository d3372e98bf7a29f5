/** Portraits in four inks, 200 × 230: key ink, paper, the suit's ink, a skin tint. Shared by every game with people. */
import { box, circ, K, oval, P, P2, path, txt, unique } from './ink';
import { hue } from './palette';

export interface Person {
  skin: number; // 0–3
  hair: string; // style and colour: `bob k`
  head?: string;
  beard?: string;
  garment: string;
  attribute: string;
  extras?: readonly string[];
  turn: number; // -5 … 5
  width: number;
  jaw: number;
  face?: string; // five letters: brows, eyes, nose, mouth, age; see below
}

/** Where the medallion stands, and its size. */
export interface Medallion {
  x: number;
  y: number;
  scale: number;
}

const SKIN: readonly (readonly [string, string])[] = [
  [hue.cream91, hue.sand80],
  [hue.ochre84, hue.copper72c],
  [hue.copper71, hue.copper58b],
  [hue.copper54b, hue.brown42b],
  [hue.cream95c, hue.stone83],
];
const HAIR: Record<string, readonly [string, string]> = {
  k: [K, hue.stone44],
  b: [hue.brown33, hue.copper53b],
  r: [hue.brown49, hue.copper68],
  w: [hue.cream95b, hue.gold70],
  g: [hue.stone62, hue.stone83b],
};
const BLACK: readonly [string, string] = [K, hue.stone44];
const CHIN = 146;

const turned = (by: number, drawn: string): string => `<g transform="rotate(${by})">${drawn}</g>`;

const faceOf = (width: number, jaw: number): string => {
  const j = width * (0.42 + 0.5 * jaw);
  return `M100 42C${100 + width * 0.92} 42 ${100 + width} 64 ${100 + width} 88C${100 + width} 114 ${100 + j} ${CHIN - 3}
    100 ${CHIN}C${100 - j} ${CHIN - 3} ${100 - width} 114 ${100 - width} 88C${100 - width} 64 ${100 - width * 0.92} 42 100 42Z`;
};

const GARMENT: Record<string, (suit: string, skin: string) => string> = {
  toga: (S) =>
    path('M22 230C24 186 52 170 84 160L116 160C150 170 176 188 178 230Z', P, 4) +
    path('M60 168C84 190 120 206 176 208L178 230H22C24 206 36 180 60 168Z', S, 4) +
    path('M64 178C88 200 118 214 168 219M52 190C74 212 96 222 126 229M42 206C52 218 62 225 72 229', 'none', 3),
  robe: (S) =>
    path('M20 230C24 184 56 168 84 158L116 158C144 168 176 184 180 230Z', S, 4) +
    path('M80 158 112 204 100 230H86L66 166Z', P, 4) +
    path('M120 158 88 206 98 230H114L134 166Z', P, 4),
  usekh: (S) =>
    path('M24 230C30 192 60 174 84 164L116 164C140 174 170 192 176 230Z', P, 4) +
    path('M52 176C60 222 140 222 148 176L116 162H84Z', S, 4) +
    path('M62 174C72 206 128 206 138 174M73 169C82 190 118 190 127 169', 'none', 4),
  habit: () =>
    path('M14 230C20 180 56 162 84 154L116 154C144 162 180 180 186 230Z', K) +
    path('M76 168H124V230H76Z', P, 4) +
    path('M88 186v40M112 186v40', 'none', 3, P2),
  ruff: (S) =>
    path('M18 230C24 190 60 176 84 168L116 168C140 176 176 190 182 230Z', K) +
    path('M100 188V230', 'none', 4, S) +
    oval(100, 164, 56, 20, P, 4) +
    path(
      `M50 164 72 154M48 170 70 170M58 178 76 172M78 183 86 172M100 185V173M122 183 114 172M142 178 124 172
        M152 170 130 170M150 164 128 154`,
      'none',
      3,
    ),
  jabot: (S) =>
    path('M18 230C22 188 58 172 84 162L116 162C142 172 178 188 182 230Z', S, 4) +
    path('M84 160C78 190 72 206 66 230M116 160C122 190 128 206 134 230', 'none', 4) +
    path('M86 158 114 158 124 184 110 180 118 206 104 198 100 218 95 198 82 206 90 180 76 184Z', P, 4),
  suit: (S) =>
    path('M16 230C20 188 56 174 82 164L118 164C144 174 180 188 184 230Z', K) +
    path('M82 162 100 222 118 162Z', P, 4) +
    path('M94 176 100 170 106 176 110 222 100 230 90 222Z', S, 3) +
    path('M82 162 66 186 80 194 98 226M118 162 134 186 120 194 102 226', 'none', 3, hue.stone50),
  coat: (S) =>
    path('M16 230C20 188 56 172 82 162L118 162C144 172 180 188 184 230Z', P, 4) +
    path('M84 160 100 206 116 160Z', S, 4) +
    path('M84 160 66 190 84 198 98 230M116 160 134 190 116 198 102 230', 'none', 4),
  gown: (S, sk) =>
    path('M26 230C28 196 58 186 84 172L116 172C142 186 172 196 174 230Z', sk, 4) +
    path('M30 230C32 204 42 194 60 188C76 184 90 200 100 202C110 200 124 184 140 188C158 194 168 204 170 230Z', S, 4) +
    path('M58 190C78 190 90 210 100 210C110 210 122 190 142 190', 'none', 4, P) +
    path('M76 216v14M100 218v12M124 216v14', 'none', 3),
  doublet: (S) =>
    path('M18 230C22 190 56 174 84 164L116 164C144 174 178 190 182 230Z', K) +
    path('M100 178V230', 'none', 3, S) +
    circ(100, 196, 3.5, S) +
    circ(100, 214, 3.5, S) +
    path('M84 158C70 168 58 176 54 184L96 190 100 172 104 190 146 184C142 176 130 168 116 158L100 168Z', P, 4),
  mantle: (S) =>
    path('M12 230C18 184 54 170 82 158L118 158C146 170 182 184 188 230Z', S, 4) +
    path('M82 158C84 190 70 210 60 230M118 158C116 190 130 210 140 230', 'none', 4) +
    path('M74 164C92 178 108 178 126 164L118 154H82Z', P, 4) +
    circ(100, 178, 7, P, 4),
  blouse: (S) =>
    path('M18 230C22 190 58 174 84 164L116 164C142 174 178 190 182 230Z', S, 4) +
    path('M84 158C74 166 70 174 72 186L100 178 128 186C130 174 126 166 116 158L100 172Z', P, 4) +
    path('M100 182V230', 'none', 3),
  hood: (S) =>
    path('M10 230C14 178 50 160 80 148L120 148C150 160 186 178 190 230Z', S, 4) +
    path('M62 160C76 190 124 190 138 160', 'none', 5) +
    path('M66 182C80 202 120 202 134 182', 'none', 3) +
    path('M100 196V230', 'none', 3),
};

// hair: [behind the head, in front of it]; c = colour, l = cut line
const HAIRS: Record<string, (c: string, l: string) => [string, string]> = {
  none: () => ['', ''],
  short: (c, l) => [
    '',
    path(
      'M64 92C58 52 74 32 102 32C132 32 144 56 136 92C132 78 128 68 118 62C102 66 82 66 74 62C68 72 66 80 64 92Z',
      c,
      4,
    ) + path('M80 46C90 40 104 40 116 46M74 56C78 50 84 47 90 46', 'none', 3, l),
  ],
  side: (c, l) => [
    '',
    path(
      'M63 96C54 50 76 30 104 31C134 32 145 58 137 96C133 82 131 72 126 66C106 68 92 60 86 54C80 66 70 74 63 96Z',
      c,
      4,
    ) + path('M90 52C100 44 116 44 128 54M96 42C106 38 118 40 126 46', 'none', 3, l),
  ],
  greek: (c, l) => [
    '',
    [
      [66, 80],
      [64, 66],
      [70, 54],
      [80, 45],
      [92, 40],
      [106, 40],
      [119, 45],
      [129, 54],
      [135, 66],
      [134, 80],
      [78, 58],
      [90, 52],
      [104, 52],
      [118, 57],
    ]
      .map(([x = 0, y = 0]) => circ(x, y, 9.5, c, 3, l))
      .join(''),
  ],
  wig: (c, l) => [
    path('M70 120C62 170 82 186 78 204M130 120C138 160 126 180 126 200', 'none', 12, c),
    path('M66 88C56 46 74 26 100 26C126 26 144 46 134 88C130 70 118 58 100 58C82 58 70 70 66 88Z', c, 4) +
      [0, 1, 2]
        .map(
          (i) =>
            `${oval(59, 84 + i * 15, 12, 8.5, c, 3.5)}${oval(141, 84 + i * 15, 12, 8.5, c, 3.5)}${path(
              `M53
            ${84 + i * 15}h8M147 ${84 + i * 15}h-8`,
              'none',
              2.5,
              l,
            )}`,
        )
        .join('') +
      path('M76 46C88 36 112 36 124 46M80 54C92 46 108 46 120 54', 'none', 3, l),
  ],
  periwig: (c, l) => [
    path(
      'M60 60C30 90 34 150 40 190C60 204 72 190 74 150L126 150C128 190 140 204 160 190C166 150 170 90 140 60Z',
      c,
      4,
    ),
    path('M62 104C54 48 80 26 100 34C120 26 146 48 138 104C136 74 120 60 100 50C80 60 64 74 62 104Z', c, 4) +
      path(
        `M54 100C46 122 58 128 50 150M146 100C154 122 142 128 150 150M62 128C56 150 66 160 58 180M138 128
          C144 150 134 160 142 180M76 54C84 44 92 42 100 42M124 54C116 44 108 42 100 42`,
        'none',
        4,
        l,
      ),
  ],
  wild: (c, l) => [
    path(
      `M100 20 86 30 70 22 64 38 44 40 50 56 32 68 46 80 34 98 52 104 52 124 68 116H132
        L148 124 148 104 166 98 154 80 168 68 150 56 156 40 136 38 130 22 114 30Z`,
      c,
      4,
    ),
    path(
      'M66 84C64 62 76 52 84 56C90 46 110 46 116 56C124 52 136 62 134 84C130 66 120 64 114 66C106 60 94 60 86 66C80 64 70 66 66 84Z',
      c,
      3.5,
    ) +
      path(
        'M56 62 68 68M60 46 74 56M84 36 88 50M116 36 112 50M140 46 126 56M144 62 132 68M50 92 62 90M150 92 138 90',
        'none',
        3,
        l,
      ),
  ],
  bald: (c) => [
    path('M62 76C50 84 52 112 62 124H138C148 112 150 84 138 76Z', c, 4),
    path('M84 58C92 54 108 54 116 58', 'none', 2.5, hue.blackA20),
  ],
  bob: (c, l) => [
    path('M56 70C48 40 74 22 100 22C126 22 152 40 144 70L150 150H128L126 90H74L72 150H50Z', c, 4),
    path('M62 90C58 52 76 34 100 34C124 34 142 52 138 90L132 72H68Z', c, 4) +
      path(
        'M76 70V44M88 70V38M100 70V36M112 70V38M124 70V44M58 100V144M64 112V146M142 100V144M136 112V146',
        'none',
        3,
        l,
      ),
  ],
  long: (c, l) => [
    path('M58 66C40 110 44 164 34 200C56 208 74 196 78 160H122C126 196 144 208 166 200C156 164 160 110 142 66Z', c, 4),
    path('M63 100C54 50 78 30 100 32C122 30 146 50 137 100C136 74 122 58 100 46C78 58 64 74 63 100Z', c, 4) +
      path(
        'M52 120C50 150 50 170 44 194M148 120C150 150 150 170 156 194M74 60C82 50 90 46 98 42M126 60C118 50 110 46 102 42',
        'none',
        3,
        l,
      ),
  ],
  parted: (c, l) => [
    circ(56, 106, 17, c, 4) + circ(144, 106, 17, c, 4) + oval(100, 24, 22, 14, c, 4),
    path('M62 104C54 52 78 32 100 32C122 32 146 52 138 104C138 80 126 58 100 42C74 58 62 80 62 104Z', c, 4) +
      path(
        `M66 86C70 68 82 56 96 46M134 86C130 68 118 56 104 46M86 24C94 18 106 18 114 24M48 108C54 98 62 100 62 108
          M152 108C146 98 138 100 138 108`,
        'none',
        3,
        l,
      ),
  ],
  bun: (c, l) => [
    oval(100, 22, 26, 18, c, 4) + path('M60 84C54 110 58 122 66 128H134C142 122 146 110 140 84Z', c, 4),
    path('M63 96C54 50 78 34 100 34C122 34 146 50 137 96C132 66 114 56 100 56C86 56 68 66 63 96Z', c, 4) +
      path('M82 22C92 14 108 14 118 22M72 60C80 48 90 44 96 44M128 60C120 48 110 44 104 44', 'none', 3, l),
  ],
  loops: (c, l) => [
    oval(70, 26, 18, 24, 'none', 13, c, -18) +
      oval(130, 26, 18, 24, 'none', 13, c, 18) +
      path('M60 84C52 120 56 146 64 160H136C144 146 148 120 140 84Z', c, 4),
    path('M63 96C54 50 78 36 100 36C122 36 146 50 137 96C132 68 118 56 100 50C82 56 68 68 63 96Z', c, 4) +
      path('M74 62C82 52 90 48 98 46M126 62C118 52 110 48 102 46', 'none', 3, l),
  ],
  pompadour: (c, l) => [
    path('M58 90C38 60 50 6 100 6C150 6 162 60 142 90Z', c, 4) +
      path('M62 100C48 112 50 130 60 132S72 148 62 160M138 100C152 112 150 130 140 132S128 148 138 160', 'none', 12, c),
    path('M64 92C58 62 76 46 100 46C124 46 142 62 136 92C132 72 118 62 100 62C82 62 68 72 64 92Z', c, 4) +
      path(
        'M66 58C64 34 80 18 100 18M134 58C136 34 120 18 100 18M82 48C82 36 90 28 100 28M118 48C118 36 110 28 100 28',
        'none',
        3.5,
        l,
      ),
  ],
  waves: (c, l) => [
    path('M60 62C38 84 44 128 62 136L74 120H126L138 136C156 128 162 84 140 62Z', c, 4),
    path(
      'M62 96C46 60 66 28 100 30C136 28 154 60 138 96C140 76 130 66 116 64C104 70 86 66 82 58C76 70 62 78 62 96Z',
      c,
      4,
    ) +
      path(
        'M70 58C76 44 92 38 108 42C120 44 130 52 134 62M54 92C50 104 54 116 62 120M146 92C150 104 146 116 138 120',
        'none',
        3,
        l,
      ),
  ],
  natural: (c, l) => [
    circ(100, 66, 60, c, 4),
    path(
      'M64 92C58 62 72 50 84 52C94 46 106 46 116 52C128 50 142 62 136 92C132 74 124 66 114 68C104 64 96 64 86 68C76 66 68 74 64 92Z',
      c,
      3,
    ) +
      path(
        'M60 40q6-6 12-4M84 24q8-4 14 0M114 26q8 0 12 6M136 46q6 4 6 12M50 68q-2 8 2 14M148 76q2 8-2 12',
        'none',
        3,
        l,
      ),
  ],
  braids: (c, l) => [
    path('M62 80C50 100 52 118 56 130M138 80C150 100 148 118 144 130', 'none', 14, c),
    path('M63 96C54 50 78 32 100 32C122 32 146 50 137 96C136 72 122 56 100 46C78 56 64 72 63 96Z', c, 4) +
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            oval(57 - i, 118 + i * 17, 10, 10.5, c, 3, l, -14) + oval(143 + i, 118 + i * 17, 10, 10.5, c, 3, l, 14),
        )
        .join('') +
      path('M74 62C82 52 90 48 98 44M126 62C118 52 110 48 102 44', 'none', 3, l),
  ],
};

const HEAD: Record<string, (suit: string) => string> = {
  turban: (S) =>
    path('M56 70C46 34 74 10 104 12C136 14 154 40 144 70C118 56 82 56 56 70Z', P, 4) +
    path(
      'M60 62C80 36 114 30 146 58M58 50C82 22 120 18 142 40M84 60C100 40 118 28 126 18M74 22C92 30 110 46 118 58',
      'none',
      3.5,
    ) +
    oval(102, 44, 7, 9, S, 3.5),
  wimple: (S) =>
    path(
      `M100 14C54 14 44 60 46 104C48 150 36 176 26 200H64C60 170 62 150 66 132 L62 90C64 60 80 48 100 48
        C120 48 136 60 138 90L134 132C138 150 140 170 136 200H174C164 176 152 150 154 104C156 60 146 14 100 14Z`,
      K,
    ) +
    path(
      `M62 92C62 62 80 46 100 46C120 46 138 62 138 92C138 124 128 150 100 164C72 150 62 124 62 92Z M70 94
        C70 122 80 140 100 146C120 140 130 122 130 94C128 76 118 68 100 68C82 68 72 76 70 94Z`,
      P,
      3.5,
    ).replace('<path', '<path fill-rule="evenodd"') +
    path('M60 50C72 30 128 30 140 50', 'none', 3, S),
  hood: (S) =>
    path(
      `M100 8C52 8 44 56 48 104C50 134 44 150 40 166L84 172C68 150 62 120 64 92C66 62 80 50 100 50C120 50 134 62 136 92
        C138 120 132 150 116 172L160 166C156 150 150 134 152 104C156 56 148 8 100 8Z`,
      S,
      4,
    ) + path('M60 40C74 22 126 22 140 40M56 60C58 50 62 44 66 40', 'none', 3.5),
  skullcap: (S) =>
    path('M62 84C56 44 78 28 100 28C122 28 144 44 138 84C134 66 120 58 100 58C80 58 66 66 62 84Z', S, 4) +
    path('M70 60C84 46 116 46 130 60', 'none', 3),
  laurel: (S) =>
    [
      [-32, 74, -70],
      [-33, 60, -50],
      [-27, 48, -30],
      [-17, 40, -12],
      [32, 74, 70],
      [33, 60, 50],
      [27, 48, 30],
      [17, 40, 12],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<g transform="translate(${100 + x} ${y}) rotate(${r})">${path('M0-11C7-5 7 5 0 11C-7 5-7-5 0-11Z', S, 3)}</g>`,
      )
      .join(''),
  band: (S) => path('M64 68C80 54 120 54 136 68L135 78C118 64 82 64 65 78Z', S, 3.5),
  circlet: (S) =>
    path('M64 66C80 54 120 54 136 66L135 76C118 64 82 64 65 76Z', S, 3.5) +
    circ(100, 62, 6.5, P, 3.5) +
    path('M60 74C48 120 56 150 46 180M140 74C152 120 144 150 154 180', 'none', 5, P),
  beret: (S) =>
    path('M52 62C44 30 84 14 120 22C152 28 158 52 146 62C120 52 80 52 52 62Z', S, 4) +
    path('M58 62C82 52 120 52 142 62L140 72C116 62 84 62 60 72Z', K),
  futou: () =>
    path('M66 68C60 50 64 36 78 32C84 16 116 16 122 32C136 36 140 50 134 68C118 60 82 60 66 68Z', K) +
    path('M64 56 22 62 22 52 64 48M136 56 178 62 178 52 136 48', K, 3) +
    path('M78 34C90 42 110 42 122 34', 'none', 3, hue.umber54),
  scholar: (S) =>
    path('M74 50C74 26 84 16 100 16C116 16 126 26 126 50C116 44 84 44 74 50Z', S, 4) +
    path('M60 36 140 36', 'none', 6) +
    circ(60, 36, 5, S, 3),
  veil: () =>
    path(
      `M100 16C54 16 46 62 48 100C50 140 42 160 34 190C54 196 66 180 70 150C64 130 62 110 64 88C66 62 80 48 100 48
        C120 48 134 62 136 88C138 110 136 130 130 150C134 180 146 196 166 190C158 160 150 140 152 100C154 62 146 16 100 16Z`,
      P,
      4,
    ) +
    path(
      'M58 66C66 40 82 30 100 30C118 30 134 40 142 66M54 110C54 140 50 160 46 178M146 110C146 140 150 160 154 178',
      'none',
      3,
    ),
  nemes: (S) =>
    path('M62 78C50 44 76 20 100 20C124 20 150 44 138 78L164 164H136L132 90C120 70 80 70 68 90L64 164H36Z', S, 4) +
    path('M62 76C80 62 120 62 138 76L136 86C118 72 82 72 64 86Z', P, 3.5) +
    path('M54 104H66M50 120H65M46 136H65M42 152H64M146 104H134M150 120H135M154 136H135M158 152H136', 'none', 5),
  cap: (S) =>
    path('M60 74C54 36 82 22 100 22C118 22 146 36 140 74L148 84C120 70 80 70 52 84Z', S, 4) +
    path('M62 66C84 54 116 54 138 66', 'none', 3),
  bonnet: (S) =>
    path('M56 100C40 50 66 18 100 18C134 18 160 50 144 100C146 74 130 56 100 54C70 56 54 74 56 100Z', P, 4) +
    path('M64 60C76 44 124 44 136 60M100 54V22M80 56 70 28M120 56 130 28', 'none', 3) +
    path('M62 66C78 52 122 52 138 66', 'none', 5, S),
  helmet: (S) =>
    path('M60 92C50 40 78 22 104 22C136 22 148 50 142 96L130 104C134 76 122 62 100 62C80 62 70 70 66 96Z', S, 4) +
    path('M100 24C84 0 130-8 154 14C178 36 176 84 168 116C160 78 152 48 116 34Z', P, 4) +
    path('M118 14 112 30M138 16 126 38M154 30 138 50M164 50 148 64M168 76 154 84', 'none', 3.5) +
    path('M92 62 100 84 108 62', S, 4),
  hat: (S) =>
    path('M40 62H160L156 70H44Z', K, 3) +
    path('M66 62C64 30 70 14 100 14C130 14 136 30 134 62Z', K) +
    path('M66 56H134', 'none', 6, S),
};

const BEARD: Record<string, (c: string, l: string) => string> = {
  full: (c, l) =>
    path(
      'M65 96C64 140 78 166 100 168C122 166 136 140 135 96C128 116 118 118 112 116C104 112 96 112 88 116C82 118 72 116 65 96Z',
      c,
      4,
    ) +
    path('M87 127C93 131 107 131 113 127', 'none', 4, hue.red64) +
    path('M78 130C80 144 86 154 92 158M122 130C120 144 114 154 108 158M100 138V160', 'none', 3, l),
  long: (c, l) =>
    path(
      'M66 98C62 150 76 196 100 214C124 196 138 150 134 98C128 118 118 120 112 117C104 113 96 113 88 117C82 120 72 118 66 98Z',
      c,
      4,
    ) +
    path('M88 127C94 131 106 131 112 127', 'none', 4, hue.red64) +
    path(
      'M78 134C78 160 86 184 94 198M122 134C122 160 114 184 106 198M94 142C94 166 98 180 100 200M106 142V170',
      'none',
      3,
      l,
    ),
  pointed: (c, l) =>
    path('M74 122C80 150 92 170 100 178C108 170 120 150 126 122C118 134 108 136 100 136C92 136 82 134 74 122Z', c, 4) +
    path('M80 118C88 110 96 112 100 116C104 112 112 110 120 118C112 124 104 124 100 121C96 124 88 124 80 118Z', c, 3) +
    path('M94 142 98 162M106 142 102 162', 'none', 3, l),
  moustache: (c, l) =>
    path('M76 122C82 110 94 110 100 116C106 110 118 110 124 122C114 128 106 126 100 122C94 126 86 128 76 122Z', c, 3) +
    path('M86 119 94 117M114 119 106 117', 'none', 2.5, l),
  goatee: (c) =>
    path('M90 136C92 152 96 158 100 160C104 158 108 152 110 136C104 140 96 140 90 136Z', c, 3) +
    path('M84 117C90 112 96 114 100 117C104 114 110 112 116 117', 'none', 5, c),
  whiskers: (c) =>
    path(
      'M66 92C64 118 70 134 82 142C84 130 78 116 74 100ZM134 92C136 118 130 134 118 142C116 130 122 116 126 100Z',
      c,
      3,
    ),
  thin: (c) =>
    path(
      `M84 118C78 124 76 140 80 152M116 118C122 124 124 140 120 152M100 140C98 156 98 172 100 186M95 142
        C93 154 93 164 94 172M105 142C107 154 107 164 106 172`,
      'none',
      3.5,
      c,
    ),
  pharaoh: (c, l) =>
    path('M93 140H107L104 182C102 186 98 186 96 182Z', c, 3) + path('M95 152h10M95 164h9', 'none', 3, l),
};

const EXTRA: Record<string, (suit: string) => string> = {
  glasses: () =>
    circ(86, 93, 12, hue.whiteA19, 3.5) +
    circ(114, 93, 12, hue.whiteA19, 3.5) +
    path('M98 92q2-3 4 0M74 91 66 88M126 91 134 88', 'none', 3.5),
  specs: () =>
    oval(86, 94, 12, 9, hue.whiteA19, 3) +
    oval(114, 94, 12, 9, hue.whiteA19, 3) +
    path('M98 93q2-3 4 0M74 92 66 88M126 92 134 88', 'none', 3),
  earrings: (S) => circ(64, 116, 5, S, 3) + circ(136, 116, 5, S, 3),
  pearls: () => [-24, -16, -8, 0, 8, 16, 24].map((x) => circ(100 + x, 170 - x * x * 0.018, 4.5, P, 2.5)).join(''),
  bindi: (S) => circ(100, 76, 4, S, 2),
  ribbon: (S) => path('M100 168 78 158 80 180ZM100 168 122 158 120 180Z', S, 3.5) + circ(100, 168, 5, S, 3.5),
};

// attributes: drawn around (0, 0), about 64 × 76, 4 px key line
const ATTR: Record<string, (suit: string) => string> = {
  bust: (S) =>
    path('M-14 34H14L10 20H-10ZM-10 20C-18 8-16-2-12-8L-16-34H18L10-6C16 2 14 12 10 20Z', P, 4) +
    path('M-16-34H18L16-24H-15Z', S, 3),
  lyre: (S) =>
    path('M-18-30C-30-8-20 22 0 26C20 22 30-8 18-30', 'none', 7) +
    path('M-18-30C-30-8-20 22 0 26C20 22 30-8 18-30', 'none', 2.5, S) +
    path('M-20-20H20M-8-20V20M0-20V24M8-20V20', 'none', 3) +
    box(-11, 20, 22, 12, S, 4, 3),
  flute: (S) =>
    turned(
      28,
      box(-6, -40, 12, 80, S, 4, 4) +
        [-18, -6, 6, 18].map((y) => circ(0, y, 2.6, K)).join('') +
        path('M6 34 18 46', 'none', 4),
    ),
  codex: (S) =>
    path('M-28-30H22A6 6 0 0 1 28-24V32H-22A6 6 0 0 1-28 26Z', S, 4) +
    box(-18, -20, 36, 40, P, 3.5) +
    circ(0, 0, 11, S, 3.5) +
    path('M0-11V11M-11 0H11', 'none', 3),
  rose: (S) =>
    path('M0 38V2M0 22C10 22 16 16 16 10M0 28C-10 28-14 22-14 16', 'none', 4.5) +
    circ(0, -14, 20, S, 4) +
    path('M-9-14A9 9 0 1 1 4-6M-2-14A4 4 0 0 1 6-14M-16-6C-10 4 8 6 16-4', 'none', 3.5),
  hammer: (S) => turned(30, box(-4.5, -16, 9, 54, P, 4, 3) + box(-20, -34, 40, 20, S, 4, 3)),
  quill: (S) =>
    path('M-20 36C-12 8 4-20 24-38C28-14 12 12-8 18', P, 4) +
    path('M-20 36C-8 10 6-8 20-28M2 2 16-2M-4 12 8 10', 'none', 3) +
    path('M-28 38H-8', 'none', 5, S),
  notes: (S) =>
    path('M-12 24V-28L22-36V14', 'none', 5) +
    path('M-12-28 22-36V-24L-12-16Z', K) +
    oval(-20, 26, 11, 8, S, 4, K, -20) +
    oval(14, 16, 11, 8, S, 4, K, -20),
  palette: (S) =>
    path('M-30 4C-30-20-8-30 10-26C30-22 34-2 26 10C20 18 12 8 6 14C2 20 10 26 0 30C-16 32-30 22-30 4Z', P, 4) +
    circ(-14, -6, 5.5, S, 3) +
    circ(0, -14, 5.5, K) +
    circ(15, -8, 5.5, S, 3) +
    circ(-14, 12, 5.5, K),
  camera: (S) =>
    box(-24, -8, 44, 32, K, 0, 3) +
    circ(-12, -20, 14, S, 4) +
    circ(14, -22, 12, S, 4) +
    circ(-12, -20, 3, K) +
    circ(14, -22, 3, K) +
    path('M20 2 34-6V20L20 12Z', P, 4) +
    path('M-10 24-20 40M8 24 18 40', 'none', 4.5),
  guitar: (S) =>
    path('M-4-38H6V-6H-4Z', K) +
    path('M-4-10C-22-12-20 4-14 8C-28 14-22 38 2 38C24 36 26 16 14 10C22 2 20-12 6-10Z', S, 4) +
    circ(1, 16, 7, K) +
    path('M-8 30H12', 'none', 4) +
    path('M1-30V14', 'none', 2, P),
  mic: (S) =>
    turned(
      24,
      path('M-6 4H6L3 40H-3Z', K, 3) +
        circ(0, -12, 18, S, 4) +
        path('M-16-18H16M-18-10H18M-14-2H14M0-30V5M-9-28V4M9-28V4', 'none', 2.5),
    ),
  pad: (S) =>
    path('M-24-16H24C36-14 38 18 28 22C20 24 16 10 8 8H-8C-16 10-20 24-28 22C-38 18-36-14-24-16Z', P, 4) +
    path('M-18-10V4M-25-3H-11', 'none', 5) +
    circ(14, -6, 4, S, 3) +
    circ(22, 2, 4, S, 3),
  lotus: (S) =>
    path(
      'M0 20C-30 20-36 0-34-8C-24-8-18-4-14 2C-16-14-8-26 0-34C8-26 16-14 14 2C18-4 24-8 34-8C36 0 30 20 0 20Z',
      S,
      4,
    ) + path('M0 20C-10 8-14-2-14 2M0 20C10 8 14-2 14 2M-22 32C-8 26 8 26 22 32', 'none', 3.5),
  solid: (S) =>
    path('M0-34 30-16V18L0 36-30 18V-16Z', P, 4) +
    path('M0-34 20 10H-20ZM-20 10 0 36 20 10M-20 10-30-16M20 10 30-16M-30 18-20 10M30 18 20 10', 'none', 3) +
    path('M0-34 20 10H-20Z', S, 4),
  slips: (S) =>
    [-24, -12, 0, 12, 24].map((x, i) => box(x - 5, -34 + (i % 2) * 3, 10, 66, i % 2 ? P : S, 3.5, 2)).join('') +
    path('M-30-16H30M-30 14H30', 'none', 4.5),
  inkwell: (S) =>
    path('M-22 6H10L16 34H-28Z', S, 4) +
    box(-16, -4, 20, 10, P, 4, 2) +
    path('M-4-2 24-40C32-26 20-8 2 0Z', P, 4) +
    path('M-2-2 20-28', 'none', 3),
  lamp: (S) =>
    path('M-30 2C-18-4 0-6 14 0C20 2 30-4 34-10C34 10 22 24 0 24C-18 24-28 14-30 2Z', S, 4) +
    path('M-10 24H14L18 34H-14Z', P, 4) +
    path('M32-12C26-22 32-28 34-36C42-28 42-18 34-12Z', P, 3.5) +
    path('M-28 4C-38 4-38 18-24 16', 'none', 4),
  castle: (S) =>
    path('M-30 34V-14H-22V-24H-12V-14H-6V-36H6V-14H12V-24H22V-14H30V34Z', P, 4) +
    path('M-9 34V14A9 9 0 0 1 9 14V34Z', S, 4) +
    path('M-20 0V8M20 0V8M0-14V-6', 'none', 4),
  medal: (S) =>
    path('M-14-38 0-8 14-38', 'none', 5) +
    oval(0, 12, 24, 26, P, 4) +
    oval(0, 12, 15, 17, S, 3.5) +
    path('M0 0V24M-8 9H8', 'none', 3.5),
  candle: (S) =>
    box(-8, -10, 16, 36, P, 4, 2) +
    path('M-22 26H22C22 36 12 38 0 38C-12 38-22 36-22 26Z', S, 4) +
    path('M0-38C10-28 8-16 0-14C-8-16-10-28 0-38Z', S, 3.5) +
    path('M22 28C34 24 34 36 20 34', 'none', 4),
  scroll: (S) =>
    path('M-20-28H16V26H-20Z', P, 4) +
    path(
      'M-28-36H18C26-36 26-24 18-24H-28C-20-26-20-34-28-36ZM-24 24H22C30 24 30 36 22 36H-24C-16 34-16 26-24 24Z',
      P,
      4,
    ) +
    path('M-12-14H8M-12-4H8M-12 6H2', 'none', 3.5) +
    circ(12, 18, 7, S, 3.5),
  book: (S) =>
    path('M-2-26C-12-32-24-32-34-30V24C-24 22-12 24-2 30C8 24 20 22 30 24V-30C20-32 8-32-2-26Z', P, 4) +
    path('M-2-26V30', 'none', 4) +
    path('M-26-16C-20-18-14-17-9-14M-26-4C-20-6-14-5-9-2M6-14C10-17 16-18 22-16M6-2C10-5 16-6 22-4', 'none', 3.5, S),
  house: (S) =>
    path('M-28-4 0-32 28-4V34H-28Z', P, 4) +
    path('M-34 0 0-34 34 0', 'none', 7, S) +
    box(-8, 10, 16, 24, S, 4) +
    box(-22, 4, 9, 10, K) +
    box(13, 4, 9, 10, K),
  dove: (S) =>
    path(
      'M-34 0C-22 6-16 2-12-6C-10-26 6-38 24-38C20-28 24-24 14-14C22-18 30-16 34-10C26-8 26 4 16 12C6 20-10 22-18 14C-24 10-30 8-34 0Z',
      P,
      4,
    ) +
    circ(24, -10, 2.5, K) +
    path('M-8 18-14 34M-14 34C-22 32-26 36-30 34M-14 34C-10 38-4 36 0 38', 'none', 4, S),
  horn: (S) =>
    path('M-26-8H-10L24-28V28L-10 8H-26Z', S, 4) +
    path('M-18 8-12 30H-2L-8 10', P, 4) +
    path('M32-10C38-4 38 4 32 10', 'none', 4),
  perfume: (S) =>
    path('M-7-22H7V-10C24-6 28 8 24 22C20 34-20 34-24 22C-28 8-24-6-7-10Z', P, 4) +
    path('M-25 10C-10 4 10 16 25 10C26 30 14 32 0 32C-14 32-26 30-25 10Z', S, 3.5) +
    box(-11, -34, 22, 12, K, 0, 3),
  sphere: (S) =>
    path('M-24-26V26C-24 34 24 34 24 26V-26', P, 4) +
    oval(0, -26, 24, 8, P, 4) +
    circ(0, 4, 23, S, 4) +
    oval(0, 4, 23, 7, 'none', 3) +
    path('M-24 26C-24 34 24 34 24 26', 'none', 4),
  astrolabe: (S) =>
    circ(0, 6, 28, S, 4) +
    circ(0, 6, 19, P, 3.5) +
    circ(0, -30, 7, 'none', 4) +
    path('M-16 22 16-10M0-13V25M-19 6H19', 'none', 3.5) +
    circ(0, 6, 3.5, K) +
    circ(5, 11, 8, 'none', 3),
  tablet: (S) => box(-26, -34, 52, 68, P, 4, 4) + txt(0, 8, 'x²', 34, K) + path('M-16 20H16', 'none', 4, S),
  spiral: (S) =>
    box(-32, -22, 64, 42, P, 4) +
    path('M8-22V20M8-6H32M22-6V-22', 'none', 3) +
    path('M-32 20C-32-4-14-22 8-22C24-22 32-14 32-6C32 2 28 6 22 6C16 6 14 2 14-2', 'none', 4.5, S),
  rod: (S) =>
    path('M0 36V4L-22-34M0 4 22-34', 'none', 8) +
    path('M0 36V4L-22-34M0 4 22-34', 'none', 3, S) +
    path('M-30 26 -18 18-8 30M12 28 22 18 32 28', P, 3.5),
  apple: (S) =>
    path('M0-14C-10-24-32-18-30 8C-28 28-12 36 0 30C12 36 28 28 30 8C32-18 10-24 0-14Z', S, 4) +
    path('M0-14C0-24 4-32 10-36M2-24C10-34 22-30 26-26C18-18 8-18 2-24Z', P, 3.5) +
    path('M-20 4C-20-4-14-8-10-8', 'none', 4, P),
  prism: (S) =>
    path('M0-30 28 24H-28Z', P, 4) +
    path('M-40 6-12-2M12-4 38-12M13 2 40 2M14 8 38 16', 'none', 4, S) +
    path('M-12-2 13 0', 'none', 3),
  punched: (S) =>
    path('M-30-20-20-30H30V30H-30Z', P, 4) +
    [-16, 0, 16]
      .map((y, r) =>
        [-18, -6, 6, 18]
          .map((x, i) => ((r * 5 + i * 3) % 4 ? box(x - 3, y - 5, 6, 10, (r + i) % 3 ? K : S) : ''))
          .join(''),
      )
      .join(''),
  partial: (S) => circ(0, 0, 32, P, 4) + txt(0, 17, '∂', 52, S === hue.ochre75 ? hue.umber53c : S),
  wave: (S) =>
    circ(0, 0, 33, P, 4) + path('M-24 6C-20-18-12-18-8 4S4 22 8-2 18-18 24-4', 'none', 5, S) + txt(0, 27, 'hν', 18),
  rocket: (S) =>
    path('M0-40C16-26 16 0 12 20H-12C-16 0-16-26 0-40Z', P, 4) +
    circ(0, -12, 6.5, S, 3.5) +
    path('M-13 4-26 22-12 20M13 4 26 22 12 20', S, 4) +
    path('M-6 24 0 40 6 24', S, 3.5),
  hole: (S) =>
    circ(0, 0, 17, K) +
    path('M-38 10C-30-4 30-18 38-10C40 2-20 22-38 10Z', 'none', 5, S) +
    path('M-16-6C-8-22 10-22 17-4', 'none', 4, P) +
    circ(0, 0, 24, 'none', 3),
  pyramid: (S) =>
    path('M-36 32H36V20H28V8H20V-4H13V-16H7V-28H-7V-16H-13V-4H-20V8H-28V20H-36Z', P, 4) +
    path('M0-28H7V-16H13V-4H20V8H28V20H36V32H0Z', S, 4),
  rodsnake: (S) =>
    path('M0-38V38', 'none', 6) +
    path('M6-30C26-28 22-14 0-10S-24 4 0 10 20 24 2 28', 'none', 8) +
    path('M6-30C26-28 22-14 0-10S-24 4 0 10 20 24 2 28', 'none', 3.5, S) +
    circ(6, -30, 5, S, 3),
  rings: (S) =>
    circ(0, 0, 32, P, 4) +
    circ(0, 0, 22, 'none', 3) +
    circ(0, 0, 12, 'none', 3) +
    circ(0, 0, 6, S, 3) +
    circ(22, 0, 4.5, S, 2.5) +
    circ(-6, -10.5, 3.5, K) +
    circ(-16, 27, 4, K),
  gourd: (S) =>
    path('M0-24C-14-24-16-8-8-4C-28 0-30 34 0 36C30 34 28 0 8-4C16-8 14-24 0-24Z', S, 4) +
    path('M0-24C0-32 4-36 10-38M-12-4H12', 'none', 4.5) +
    path('M-14 12C-14 22-8 28-2 28', 'none', 4, P),
  herb: (S) =>
    path('M0 38V-30', 'none', 4) +
    [
      [-1, 20],
      [1, 10],
      [-1, -4],
      [1, -14],
    ]
      .map(([s = 0, y = 0]) =>
        path(
          `M0 ${y}C${s * 8} ${y - 16} ${s * 24} ${y - 16} ${s * 30} ${y - 12}C${s * 26} ${y} ${s * 12} ${y + 4} 0 ${y}Z`,
          S,
          3.5,
        ),
      )
      .join('') +
    path('M0-24C-8-32-4-40 0-42C4-40 8-32 0-24Z', S, 3.5),
  sun: (S) =>
    circ(0, 0, 13, S, 4) +
    oval(0, 0, 36, 15, 'none', 3.5, K, -24) +
    circ(31, -16, 5.5, P, 3.5) +
    path('M0-32V-22M0 22V32M-23-18-15-12', 'none', 4),
  telescope: (S) =>
    turned(
      -30,
      box(-36, -7, 26, 14, P, 4, 2) +
        box(-12, -10, 26, 20, S, 4, 2) +
        box(12, -13, 26, 26, P, 4, 2) +
        path('M26-13V13', 'none', 4),
    ) + path('M-2 10-14 38M2 10 14 38', 'none', 4.5),
  eclipse: (S) =>
    circ(0, 0, 30, S, 4) +
    path('M10-27A30 30 0 1 0 10 27A24 24 0 0 1 10-27Z', K) +
    circ(14, -4, 3, P) +
    circ(20, 8, 2, P),
  finch: (S) =>
    path('M-34 16-10 4C-10-16 4-28 18-26C26-24 28-18 28-14L38-10 27-4C28 12 14 24-4 22C-14 22-18 18-34 24Z', S, 4) +
    circ(19, -15, 3, K) +
    path('M-10 6C0 12 10 8 14 0M0 22V36M8 20V34', 'none', 4),
  swan: (S) =>
    path('M-8-6V-26C-8-38 10-38 12-28C14-18 26-18 34-26', 'none', 9) +
    path('M-8-6V-26C-8-38 10-38 12-28C14-18 26-18 34-26', 'none', 3, P) +
    circ(-8, 16, 22, P, 4) +
    path('M-29 16H13A21 21 0 0 1-29 16Z', S, 3.5),
  maize: (S) =>
    path('M0-38C14-28 14 12 0 30C-14 12-14-28 0-38Z', S, 4) +
    path('M-8-24H8M-10-12H10M-10 0H10M-8 12H8M0-36V26', 'none', 2.6) +
    path('M-2 38C-26 28-24 0-18-10C-10 4-8 20-2 38ZM2 38C26 28 24 0 18-10C10 4 8 20 2 38Z', P, 4),
  petri: (S) =>
    circ(0, 0, 32, P, 4) +
    circ(0, 0, 25, 'none', 2.5) +
    [
      [-8, -10, 5],
      [9, -12, 3.5],
      [12, 4, 6],
      [-12, 8, 4],
      [0, 14, 4],
      [-1, 0, 2.5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circ(x, y, r, S, 2.5))
      .join(''),
  chromo: (S) =>
    path('M-20-34C-10-20-4-6 0 0C4-6 10-20 20-34M-20 34C-10 20-4 6 0 0C4 6 10 20 20 34', 'none', 16) +
    path('M-20-34C-10-20-4-6 0 0C4-6 10-20 20-34M-20 34C-10 20-4 6 0 0C4 6 10 20 20 34', 'none', 9, P) +
    [
      [-21, -35],
      [21, -35],
      [-21, 35],
      [21, 35],
    ]
      .map(([x = 0, y = 0]) => circ(x, y, 8, S, 4))
      .join(''),
  owl: (S) =>
    path('M-20-26-12-18H12L20-26C26 0 24 26 0 32C-24 26-26 0-20-26Z', P, 4) +
    circ(-9, -6, 7, S, 3.5) +
    circ(9, -6, 7, S, 3.5) +
    circ(-9, -6, 2, K) +
    circ(9, -6, 2, K) +
    path('M0 0V8M-8 16C-4 20 4 20 8 16M-6 24C-2 27 2 27 6 24', 'none', 3.5),
};

/** A game adds the attributes of its own people. */
export const addAttributes = (more: Record<string, (suit: string) => string>): void => void Object.assign(ATTR, more);

const HERE: Medallion = { x: 44, y: 190, scale: 0.86 };

/** The person without ground, to stand in a card or a frame. `ink` is the suit's. */
export function portrait(who: Person, ink: string, medal: Medallion = HERE): string {
  const [skin, shade] = SKIN[who.skin] ?? [hue.cream91, hue.sand80];
  const [hairName = 'none', hairColour = 'k'] = who.hair.split(' ');
  const [beardName = '', beardColour = 'k'] = (who.beard ?? '').split(' ');
  const [behind, front] = (HAIRS[hairName] ?? (() => ['', '']))(...(HAIR[hairColour] ?? BLACK));
  const face = faceOf(who.width, who.jaw);
  return (
    circ(100, 96, 66, P2) +
    behind +
    (GARMENT[who.garment]?.(ink, skin) ?? '') +
    path('M84 126V158C84 172 116 172 116 158V126Z', shade, 4) +
    oval(100 - who.width, 98, 6, 9, skin, 3.5) +
    oval(100 + who.width, 98, 6, 9, shade, 3.5) +
    lit(face, skin, shade, 100 + who.turn) +
    features(who, hairName === 'none' ? beardColour : hairColour, shade) +
    (beardName ? (BEARD[beardName]?.(...(HAIR[beardColour] ?? BLACK)) ?? '') : '') +
    front +
    (who.head ? (HEAD[who.head]?.(ink) ?? '') : '') +
    (who.extras ?? []).map((one) => EXTRA[one]?.(ink) ?? '').join('') +
    `<g transform="translate(${medal.x} ${medal.y}) scale(${medal.scale})"><circle r="47" fill="${P}" stroke="${K}"
      stroke-width="4.5"/>${ATTR[who.attribute]?.(ink) ?? ''}</g>`
  );
}

/** The face with one hard shadow on its right. */
function lit(face: string, skin: string, shade: string, x: number): string {
  const id = unique();
  return (
    path(face, skin, 4) +
    `<clipPath id="${id}"><path d="${face}"/></clipPath><g clip-path="url(#${id})">` +
    path(`M${x + 9} 30C${x + 3} 60 ${x + 14} 84 ${x + 9} 104C${x + 16} 120 ${x + 6} 134 ${x + 2} 160H160V30Z`, shade) +
    '</g>' +
    path(face, 'none', 4)
  );
}

// What tells faces apart, each around the middle of the head x; `side` is where it looks.
const BROWS: Record<string, (x: number) => string> = {
  a: (x) => `M${x - 23} 83Q${x - 14} 75 ${x - 6} 82M${x + 6} 82Q${x + 14} 75 ${x + 23} 83`, // arched
  s: (x) => `M${x - 23} 82Q${x - 14} 79 ${x - 7} 81M${x + 7} 81Q${x + 14} 79 ${x + 23} 82`, // straight
  t: (x) => `M${x - 23} 85Q${x - 15} 81 ${x - 7} 78M${x + 7} 78Q${x + 15} 81 ${x + 23} 85`, // thoughtful
  f: (x) => `M${x - 23} 80Q${x - 14} 77 ${x - 6} 84M${x + 6} 84Q${x + 14} 77 ${x + 23} 80`, // firm
  r: (x) => `M${x - 23} 80Q${x - 14} 71 ${x - 6} 79M${x + 6} 83Q${x + 14} 78 ${x + 23} 84`, // one raised
  h: (x) => `M${x - 24} 84Q${x - 15} 76 ${x - 6} 81M${x + 6} 81Q${x + 15} 76 ${x + 24} 84`, // heavy
};
const HEAVY: Record<string, number> = { h: 6, f: 4.2, s: 3.6 };

const almond = (x: number, open: number): string =>
  `M${x - 8} 94Q${x} ${94 - open} ${x + 8} 94Q${x} ${94 + open * 0.62} ${x - 8} 94Z`;
const white = (x: number, open: number, look: number, pupil: number): string =>
  path(almond(x, open), hue.cream99d, 2.2) +
  circ(x + look, 93.4, pupil, K) +
  path(`M${x - 8.5} 94Q${x} ${93 - open} ${x + 8.5} 94`, 'none', 3.2);
const EYES: Record<string, (x: number, out: number, look: number) => string> = {
  o: (x, _out, look) => white(x, 8, look, 3.2), // open
  r: (x, _out, look) => white(x, 11, look, 3.6), // round
  l: (x, out, look) => white(x, 8, look, 3.2) + path(`M${x + out * 7} 91.5L${x + out * 12} 88`, 'none', 2.6), // with lashes
  h: (x, _out, look) => white(x, 5, look, 2.9) + path(`M${x - 8} 88.5Q${x} 84.5 ${x + 8} 88.5`, 'none', 2.2), // hooded
  n: (x, _out, look) =>
    circ(x + look, 93.5, 2.7, K) +
    path(`M${x - 8} 94Q${x} 89 ${x + 8} 93.5`, 'none', 3.2) +
    path(`M${x - 6} 99Q${x} 101 ${x + 6} 98.5`, 'none', 2.2), // narrowed
  c: (x, out, look) =>
    circ(x + look, 94, 2.8, K) +
    path(`M${x - 8} 95.5Q${x} 86 ${x + 8} 95.5`, 'none', 3.4) +
    path(`M${x + out * 11} 91l${out * 4} -2M${x + out * 11} 95l${out * 4} 1`, 'none', 2.2), // smiling
  d: (x, out) =>
    path(`M${x - 8} 92Q${x} 99 ${x + 8} 92`, 'none', 3.2) + path(`M${x + out * 6} 95.5l${out * 4} 3`, 'none', 2.4), // looking down
};
const NOSES: Record<string, (x: number, side: number) => string> = {
  s: (x, side) =>
    `M${x + 2 * side} 92C${x + 2 * side} 102 ${x + 9 * side} 108 ${x + 7 * side} 112
      C${x + 4 * side} 115 ${x - side} 115 ${x - 3 * side} 113`, // soft
  l: (x, side) =>
    `M${x + 3 * side} 88C${x + 4 * side} 102 ${x + 10 * side} 110 ${x + 8 * side} 115
      C${x + 5 * side} 118 ${x} 118 ${x - 3 * side} 116`, // long
  k: (x, side) =>
    `M${x + 2 * side} 88C${x + 9 * side} 94 ${x + 7 * side} 104 ${x + 10 * side} 112
      C${x + 8 * side} 117 ${x + side} 116 ${x - 3 * side} 114`, // with a bridge
  b: (x, side) =>
    `M${x + 2 * side} 98C${x + 2 * side} 103 ${x + 5 * side} 106 ${x + 8 * side} 110M${x - 8} 112
      Q${x - 5} 117 ${x} 114.5Q${x + 5} 117 ${x + 8} 112`, // broad
  u: (x, side) => `M${x + 3 * side} 102Q${x + 8 * side} 109 ${x + 4 * side} 112Q${x} 114 ${x - 3 * side} 111.5`, // short
};
const LIP = hue.red52;
const MOUTHS: Record<string, (x: number) => string> = {
  c: (x) => path(`M${x - 8} 125Q${x - 3} 122 ${x} 124Q${x + 3} 122 ${x + 8} 125Q${x} 132 ${x - 8} 125Z`, LIP, 2.2), // calm
  f: (x) =>
    path(`M${x - 10} 125Q${x - 4} 119 ${x} 122.5Q${x + 4} 119 ${x + 10} 125Q${x} 135 ${x - 10} 125Z`, LIP, 2.2) +
    path(`M${x - 9} 125.5Q${x} 127 ${x + 9} 125.5`, 'none', 2.2), // full
  s: (x) =>
    path(`M${x - 11} 122Q${x} 135 ${x + 11} 122Q${x} 127 ${x - 11} 122Z`, LIP, 2.4) +
    path(`M${x - 13} 120.5l3 2.5M${x + 13} 120.5l-3 2.5`, 'none', 2.4), // a smile
  t: (x) => path(`M${x - 9} 126Q${x} 127 ${x + 9} 125.5`, 'none', 3) + path(`M${x - 4} 131.5h8`, 'none', 2.2), // thin
  w: (x) =>
    path(`M${x - 9} 127Q${x + 2} 128.5 ${x + 10} 121.5`, 'none', 3, K) +
    path(`M${x - 5} 129.5Q${x} 132.5 ${x + 5} 129`, 'none', 2.4, LIP), // wry
};
const AGES: Record<string, (x: number, shade: string) => string> = {
  '1': (x) =>
    path(
      `M${x - 16} 108Q${x - 20} 115 ${x - 17} 121M${x + 16} 108Q${x + 20} 115 ${x + 17} 121`,
      'none',
      2.2,
      hue.soot21A60,
    ),
  '2': (x) =>
    path(
      `M${x - 16} 108Q${x - 20} 115 ${x - 17} 121M${x + 16} 108Q${x + 20} 115 ${x + 17} 121M${x - 12} 69
        Q${x} 66 ${x + 12} 69M${x - 9} 74.5Q${x} 72 ${x + 9} 74.5M${x - 20} 101q5 3 10 1M${x + 20} 101q-5 3-10 1`,
      'none',
      2.2,
      hue.soot21A50,
    ),
  '3': (x, shade) => circ(x - 20, 109, 6.5, shade) + circ(x + 20, 109, 6.5, shade),
  '4': (x) =>
    [
      [-22, 104],
      [-17, 107],
      [-23, 110],
      [22, 104],
      [17, 107],
      [23, 110],
    ]
      .map(([dx = 0, y = 0]) => circ(x + dx, y, 1.3, hue.copper54c))
      .join(''),
  '5': (x) => circ(x + 14, 117, 1.9, K),
};
const CALM = 'aosc-';

function features(who: Person, colour: string, shade: string): string {
  const x = 100 + who.turn;
  const side = who.turn > 0 ? 1 : -1;
  const tint = HAIR[colour]?.[0] ?? K;
  const ink = tint === hue.cream95b ? hue.gold70 : tint;
  const [brow = '', eye = '', nose = '', mouth = '', age = ''] = who.face ?? CALM;
  const eyes = EYES[eye] ?? (() => '');
  return (
    (AGES[age]?.(x, shade) ?? '') +
    path(BROWS[brow]?.(x) ?? '', 'none', HEAVY[brow] ?? 3, ink) +
    eyes(x - 14, -1, side * 1.6) +
    eyes(x + 14, 1, side * 1.6) +
    path(NOSES[nose]?.(x, side) ?? '', 'none', 3) +
    (who.beard && !SHAVEN.has(who.beard.split(' ')[0] ?? '') ? '' : (MOUTHS[mouth]?.(x) ?? ''))
  );
}
/** Beards that leave the mouth to be seen. */
const SHAVEN = new Set(['whiskers', 'pharaoh']);
