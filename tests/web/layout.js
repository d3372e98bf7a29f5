// How much is on this page now, and what is wrong with its layout, as [what, wrong] pairs: text that is cut, too small or outside
// its panel, things and keys that are cut, covered, out of reach or too small to touch. A scroll area may hold more than it shows;
// nothing else may.
async ({ touch, scrolls, covers, letters: sized = true }) => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resume) => requestAnimationFrame(resume)); // what follows the new size
  const NEAR = 1.5; // px that two edges may differ
  const SMALLEST = 11.9; // px of letters
  const TARGET = 43.5; // px of what a finger presses
  const OVERLAP = 14; // px that parts of the table may share: a chosen card rises, a shadow falls
  const OPEN = 0.2; // the part of a thing that must lie free: cards may lie over cards
  const found = new Map();
  let looked = 0;
  const tell = (what, wrong) => found.set(`${what}: ${wrong}`, [what, wrong]);
  const styles = new Map();
  const styleOf = (one) => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one));
  const clips = (value) => value === 'hidden' || value === 'clip';
  const rolls = (value) => value === 'auto' || value === 'scroll';
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const nameOf = (one) => {
    const thing = one.closest('[data-thing]')?.dataset.thing;
    const words = (one.getAttribute?.('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return one.dataset?.thing ? thing : thing ? `“${words}” on ${thing}` : `“${words}” in ${classOf(one)}`;
  };
  function classOf(one) {
    for (let around = one; around; around = around.parentElement)
      for (const name of around.classList) if (!name.startsWith('svelte-')) return name;
    return one.tagName;
  }

  // Where a box is cut, going outwards; a scroll area on the way makes everything inside it reachable.
  const cutOff = (inside, box) => {
    for (let around = inside; around && around !== document.documentElement; around = around.parentElement) {
      const style = styleOf(around);
      if (style.display === 'contents' || style.display === 'inline') continue;
      const edge = around.getBoundingClientRect();
      const [x, y] = [style.overflowX, style.overflowY];
      if (clips(x) && (box.left < edge.left - NEAR || box.right > edge.right + NEAR)) return around;
      if (clips(y) && (box.top < edge.top - NEAR || box.bottom > edge.bottom + NEAR)) return around;
      if (rolls(x) || rolls(y)) {
        const left = box.left - edge.left + around.scrollLeft;
        const top = box.top - edge.top + around.scrollTop;
        if (left < -NEAR || top < -NEAR) return around; // before the beginning: no scrolling brings it back
        if (rolls(x) && around.scrollWidth > around.clientWidth + NEAR) box = { ...box, left: edge.left, right: edge.right };
        if (rolls(y) && around.scrollHeight > around.clientHeight + NEAR) box = { ...box, top: edge.top, bottom: edge.bottom };
      }
      if (style.position === 'fixed') break;
    }
    const page = document.scrollingElement;
    const deep = page.scrollHeight > innerHeight + NEAR;
    if (box.left < room.left - NEAR || box.right > room.right + NEAR) return document.body;
    if (!deep && (box.top < room.top - NEAR || box.bottom > room.bottom + NEAR)) return document.body;
    return null;
  };
  const plain = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // Letters
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('svg, .sr, .skip, option, [aria-live].sr, script, style') || !seen(parent)) continue;
    range.selectNodeContents(node);
    const letters = range.getBoundingClientRect();
    if (letters.width < 1 || letters.height < 1 || parent.offsetWidth === 1) continue; // 1 px wide: for screen readers
    looked += 1;
    const style = styleOf(parent);
    const lead = parseFloat(style.fontSize) * 0.3; // above and below the letters a font reserves room that shows nothing
    const box = { ...plain(letters), top: letters.top + lead, bottom: letters.bottom - lead };
    if (sized && parseFloat(style.fontSize) < SMALLEST) tell(nameOf(parent), `letters of ${parseFloat(style.fontSize)} px`);
    const torn = letters.height > 1.5 * parseFloat(style.fontSize) && tornWord(node);
    if (torn) tell(nameOf(parent), `is torn inside “${torn}”`);
    if (parent.matches('.player b')) box.right = Math.min(box.right, parent.getBoundingClientRect().right); // shortened: its tip says it all
    const place = cutOff(parent, box);
    if (place) tell(nameOf(parent), place === document.body ? 'its words leave the screen' : `its words are cut by ${classOf(place)}`);
    else if (leaves(parent, box)) tell(nameOf(parent), 'its words leave their panel');
    if (!place && parent.closest('.mat, .seats')) words.push([parent, within(parent, box)]);
  }
  for (const [i, [one, box]] of words.entries())
    for (const [other, beside] of words.slice(i + 1)) if (meet(box, beside) && !stacked(one, other)) tell(nameOf(one), `its words lie over ${nameOf(other)}`);

  // What its scroll areas show of it.
  function within(one, box) {
    for (let around = one; around !== document.body; around = around.parentElement) {
      if (!rolls(styleOf(around).overflowX) && !rolls(styleOf(around).overflowY)) continue;
      const { left, top, right, bottom } = around.getBoundingClientRect();
      box = { left: Math.max(box.left, left), top: Math.max(box.top, top), right: Math.min(box.right, right), bottom: Math.min(box.bottom, bottom) };
    }
    return box;
  }
  function paragraphOf(one) {
    return styleOf(one).display === 'inline' ? paragraphOf(one.parentElement) : one;
  }
  function meet(box, beside) {
    const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
    const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
    return across > NEAR && down > NEAR;
  }
  // Words of one paragraph go around each other, and cards may lie over cards, with what is printed on them.
  function stacked(one, other) {
    if (paragraphOf(one) === paragraphOf(other)) return true;
    const [thing, beneath] = [one.closest('[data-thing]'), other.closest('[data-thing]')];
    return thing !== beneath && thing && beneath && meet(thing.getBoundingClientRect(), beneath.getBoundingClientRect());
  }

  // Beyond the edge of the nearest thing around it that one sees: with a border or a colour of its own.
  function leaves(one, box) {
    for (let around = one; around !== document.body; around = around.parentElement) {
      const style = styleOf(around);
      if (rolls(style.overflowX) || rolls(style.overflowY)) return false; // scrolled
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (parseFloat(style.borderTopWidth) === 0 && style.backgroundColor === 'rgba(0, 0, 0, 0)') continue;
      const edge = around.getBoundingClientRect();
      return box.bottom > edge.bottom + NEAR || box.top < edge.top - NEAR || box.right > edge.right + NEAR || box.left < edge.left - NEAR;
    }
    return false;
  }

  // A word that goes on in the next line without a hyphen. One of hyphens may be broken after each, soft ones too.
  function tornWord(node) {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’\u00ad]{2,}/gu)) {
      if (word.includes('\u00ad')) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map((line) => line.top);
      if (Math.max(...tops) - Math.min(...tops) > 6) return word;
    }
    return null;
  }

  // Things and keys
  const pressed = (one) => one.matches('[data-lit], button:not([data-thing]), a, input, select');
  for (const one of document.querySelectorAll('[data-thing], button, a, input, select')) {
    if (!seen(one) || one.closest('.skip, .sr, [inert]')) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    looked += 1;
    const place = cutOff(one.parentElement, plain(box));
    if (place) tell(nameOf(one), place === document.body ? 'is outside the screen' : `is cut by ${classOf(place)}`);
    const { width, height } = one.closest('label')?.getBoundingClientRect() ?? box; // a press on the words counts
    if (touch && pressed(one) && Math.min(width, height) < TARGET && !one.closest('p'))
      tell(nameOf(one), `is ${Math.round(width)} × ${Math.round(height)} px, too small for a finger`);
    if (covers && one.closest('.mat, .tray, .prompt') && inSight(one, box) && freePart(one, box) < OPEN) tell(nameOf(one), 'is covered');
  }

  // Is it, as the scroll areas stand, all in sight? What stays while the rest scrolls covers other things for a moment.
  function inSight(one, box) {
    for (const stays of document.querySelectorAll('.table > .prompt, .table > .tray')) {
      const edge = stays.getBoundingClientRect();
      if (styleOf(stays).position === 'sticky' && !stays.contains(one) && box.bottom > edge.top && box.top < edge.bottom) return false;
    }
    for (let around = one.parentElement; around; around = around.parentElement) {
      const style = styleOf(around);
      if (!rolls(style.overflowY) && !rolls(style.overflowX)) continue;
      const edge = around.getBoundingClientRect();
      const { left, top, right, bottom } = box;
      if (bottom > edge.bottom + NEAR || top < edge.top - NEAR || right > edge.right + NEAR || left < edge.left - NEAR) return false;
    }
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  }
  // How much of it answers where it is drawn.
  function freePart(one, box) {
    let hit = 0;
    for (const across of [0.12, 0.5, 0.88])
      for (const down of [0.15, 0.5, 0.85]) {
        const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        if (top && (one.contains(top) || top.contains(one) || top.closest('[data-thing]')?.contains(one))) hit += 1;
      }
    return hit / 9;
  }

  // The page and the mat
  if (document.scrollingElement.scrollWidth > innerWidth + NEAR) tell('the page', 'scrolls sideways');
  for (const mat of document.querySelectorAll('.mat, .mat > *')) {
    if (mat.scrollWidth > mat.clientWidth + NEAR && rolls(styleOf(mat).overflowX)) tell('the mat', 'scrolls sideways');
    if (!scrolls && mat.scrollHeight > mat.clientHeight + NEAR && rolls(styleOf(mat).overflowY))
      tell('the mat', `is ${Math.round(mat.scrollHeight - mat.clientHeight)} px higher than its room`);
  }

  // The table: its parts lie side by side, the mat has its part of the height, and what is asked is all in sight
  const MAT = 0.4;
  const LOWEST = 760; // px of a window held upright in which all parts find room at once
  const parts = [...document.querySelectorAll('.table > :is(.top, .prompt, .task, .tray, .mat, .seats, .log)')];
  const stuck = (part) => styleOf(part).position === 'sticky' && document.scrollingElement.scrollHeight > innerHeight + NEAR;
  const stays = parts.filter((part) => seen(part) && stuck(part)); // the page goes by beneath them: they may lie over anything
  const boxes = parts.filter((part) => seen(part) && !stuck(part)).map((part) => [classOf(part), part.getBoundingClientRect()]);
  for (const [i, [one, box]] of boxes.entries())
    for (const [other, beside] of boxes.slice(i + 1)) {
      const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
      const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
      if (across > OVERLAP && down > OVERLAP) tell(one, `lies over ${other}`);
    }
  const mat = document.querySelector('.table > .mat');
  if (mat && (innerWidth > innerHeight || innerHeight >= LOWEST)) {
    const share = mat.clientHeight / innerHeight;
    if (share < MAT) tell('the mat', `has ${Math.round(100 * share)} % of the height`);
    const left = 1 - stays.reduce((sum, part) => sum + part.offsetHeight, 0) / innerHeight;
    if (left < MAT) tell('what stays', `leaves ${Math.round(100 * left)} % of the height`);
    for (const key of document.querySelectorAll('.table > .prompt :is(.key, .count)')) {
      const box = key.getBoundingClientRect();
      if (seen(key) && !inSight(key, box)) tell(nameOf(key), 'is a key out of sight');
    }
  }
  return { looked, found: [...found.values()] };
}
