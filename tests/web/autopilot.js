// Plays through what a person would press: the key of the prompt, a lit thing, a key, the list of moves.
async ({ most, seed }) => {
  let state = seed;
  const random = (n) => ((state = (state * 1103515245 + 12345) % 2147483648), state % n);
  const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));
  const any = (list) => list[random(list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)];
  let pressed = 0;
  let quiet = 0;
  while (pressed < most && quiet < 800) {
    if (document.querySelector('.ending')) return { pressed, over: true };
    const act = document.querySelector('.prompt [data-act]');
    const chosen = document.querySelector('[data-thing][data-chosen]');
    const lit = all('.tray [data-lit], .mat [data-lit], .seats [data-lit]').filter((one) => !one.dataset.chosen);
    const keys = all('.prompt.mine .acts .key:not(.undo)');
    const moves = all('dialog .body button');
    const choice = moves.length ? any(moves) : act ?? (chosen && keys.length ? any(keys) : lit.length ? any(lit) : keys.length ? any(keys) : null);
    if (!choice) {
      quiet += 1;
      await pause(15);
      continue;
    }
    quiet = 0;
    pressed += 1;
    choice.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await pause(20);
  }
  return { pressed, over: Boolean(document.querySelector('.ending')) };
}
