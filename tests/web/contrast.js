// Words that stand out too little from what lies below them (WCAG 2.2, 1.4.3), as sentences. It looks at what was computed for every
// element and its parents. Of the uppermost gradient each colour is tried, unless some of it is transparent: that is a pattern, as all
// pictures are that lie below words: a grain.
() => {
  const MOST_WORDS = 40; // of an element, to tell which one it is
  const TRANSPARENT = [0, 0, 0, 0];
  const PAPER = [255, 255, 255, 1];
  const GRADIENT = /[a-z-]+-gradient\((?:[^()]|\([^()]*\))*\)/g;
  const COLOUR = /(?:rgba?|color)\([^()]*\)/g;
  const LEAST = { small: 4.5, large: 3 };

  const read = (colour) => {
    const [red, green, blue, alpha = 1] = colour.match(/\d[\d.]*(?:e-?\d+)?/g).map(Number);
    const scale = colour.startsWith('color(') ? 255 : 1;
    return [red * scale, green * scale, blue * scale, alpha];
  };
  const over = (top, below) => {
    const alpha = top[3] + below[3] * (1 - top[3]);
    if (!alpha) return TRANSPARENT;
    const mixed = [0, 1, 2].map((one) => (top[one] * top[3] + below[one] * below[3] * (1 - top[3])) / alpha);
    return [...mixed, alpha];
  };
  const faded = (colour, opacity) => [...colour.slice(0, 3), colour[3] * opacity];
  const linear = (value) => (value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const ratio = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  // What an element lays below its words: a colour, or one of several.
  const layers = new Map();
  const layerOf = (one) => {
    if (!layers.has(one)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
      const plain = read(backgroundColor);
      const gradients = (backgroundImage.match(GRADIENT) ?? []).map((gradient) => gradient.match(COLOUR).map(read));
      const uppermost = gradients.find((colours) => colours.every(([, , , alpha]) => alpha > 0));
      const grounds = uppermost?.map((colour) => over(colour, plain)) ?? [plain];
      layers.set(one, { grounds, opacity: one === document.documentElement ? 1 : Number(opacity) });
    }
    return layers.get(one);
  };
  // The least contrast that an element's words have; null where they are not seen.
  const contrastOf = (one) => {
    const words = read(getComputedStyle(one).color);
    let seen = [{ words, ground: TRANSPARENT }];
    for (let around = one; around; around = around.parentElement) {
      const { grounds, opacity } = layerOf(around);
      if (!opacity) return null;
      if (seen.some(({ ground }) => ground[3] < 0.999))
        seen = seen.flatMap(({ words, ground }) =>
          grounds.map((below) => ({ words: over(words, below), ground: over(ground, below) })));
      if (opacity !== 1)
        seen = seen.map(({ words, ground }) => ({ words: faded(words, opacity), ground: faded(ground, opacity) }));
    }
    return Math.min(...seen.map(({ words, ground }) => ratio(over(words, PAPER), over(ground, PAPER))));
  };

  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const isWritten = (one) => one.matches('input, select, textarea') || [...one.childNodes].some(isText);
  const ASIDE = 'svg, .sr, .skip, :disabled, [aria-disabled=true], [inert], [data-shade]'; // drawn, unseen, not in use, dimmed by a lesson
  const isAside = (one) => one.closest(ASIDE) !== null;
  const found = [];
  for (const one of (document.querySelector('dialog:modal') ?? document.body).querySelectorAll('*')) {
    if (!isWritten(one) || isAside(one) || !one.checkVisibility()) continue;
    const { fontSize, fontWeight } = getComputedStyle(one);
    const least = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24) ? LEAST.large : LEAST.small;
    const contrast = contrastOf(one);
    if (contrast !== null && contrast < least - 0.005)
      found.push(`“${one.textContent.trim().slice(0, MOST_WORDS)}” in ${one.className}: ${contrast.toFixed(2)} of ${least}`);
  }
  return found;
}
