// What is wrong when somebody looks at things and chooses one, as [what, wrong] pairs: a tip that covers its thing or the keys, a forecast
// that is cut, a mat that moves. Some of the lit things are looked at, and the last of them is pressed once.
async () => {
  const LOOKED_AT = 3;
  const STILL = 120; // ms without a change: all that the engine tells has come
  const LATEST = 4000; // ms
  const NEAR = 3; // px that a line may lie beyond its box without being cut: the room above and below letters
  const found = [];
  const pause = (time) => new Promise((resume) => setTimeout(resume, time));
  const boxOf = (one) => one.getBoundingClientRect();
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const mat = document.querySelector('.mat');
  const placeOf = () => [boxOf(mat).left, boxOf(mat).top, boxOf(mat).width, boxOf(mat).height].map(Math.round).join(' ');
  const still = async (look) => {
    for (let was = NaN, end = Date.now() + LATEST; Date.now() < end && look() !== was; ) {
      was = look();
      await pause(STILL);
    }
  };
  const place = placeOf();
  const inSight = (one) => boxOf(one).top >= 0 && boxOf(one).bottom <= innerHeight && one.checkVisibility();
  const lit = [...document.querySelectorAll('.tray [data-lit], .mat [data-lit]')].filter(inSight);
  const some = new Set([lit[0], lit[lit.length >> 1], lit.at(-1)].slice(0, LOOKED_AT).filter(Boolean));
  const all = () => {
    const tip = document.querySelector('#tip');
    return [tip?.offsetHeight, tip?.offsetTop, tip?.querySelectorAll('.effects').length, document.querySelector('.prompt')?.textContent].join(' ');
  };
  for (const thing of some) {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })); // a key brought the focus: a tip is asked for
    thing.focus(); // the engine is asked what it would do, which makes its tip longer …
    await still(all);
    thing.blur();
  }
  // In the prompt a forecast is told in whole sentences; where some have no room, the key that tells them all has.
  const cutForecast = () => {
    const area = document.querySelector('.prompt p');
    const shown = [...(area?.querySelectorAll('.effect:not([data-beyond]), .rest') ?? [])].filter((one) => one.checkVisibility());
    const out = shown.find((one) => boxOf(one).bottom > boxOf(area).bottom + NEAR || boxOf(one).top < boxOf(area).top - NEAR);
    return out?.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
  };
  for (const thing of some) {
    const name = thing.dataset.thing;
    thing.focus(); // … and now it is known
    await still(all);
    const tip = document.querySelector('#tip');
    if (!tip) found.push([name, 'has no tip']);
    else {
      const box = boxOf(tip);
      if (shared(box, boxOf(thing)) > 4) found.push([name, 'is covered by its own tip']);
      for (const key of document.querySelectorAll('.prompt .key'))
        if (shared(box, boxOf(key)) > 4) found.push([name, `has a tip that covers “${key.textContent.trim().slice(0, 30)}”`]);
      if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        found.push([name, 'has a tip that leaves the screen']);
    }
    if (cutForecast()) found.push([name, `has a forecast that is cut in the prompt: “${cutForecast()}”`]);
    if (placeOf() !== place) found.push([name, `moves the mat when it is looked at: ${place}, then ${placeOf()}`]);
    thing.blur();
  }
  const [last] = [...some].slice(-1);
  const position = () => document.querySelector('.table')?.dataset.position;
  const before = position();
  last?.dispatchEvent(new MouseEvent('click', { bubbles: true })); // an atom is drawn, and has no click()
  await still(() => `${position()} ${document.querySelector('.prompt')?.textContent}`);
  if (cutForecast()) found.push([last.dataset.thing, `is chosen, and its forecast is cut: “${cutForecast()}”`]);
  if (position() === before && placeOf() !== place)
    found.push([last.dataset.thing, `moves the mat when it is chosen: ${place}, then ${placeOf()}`]);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  return found;
}
