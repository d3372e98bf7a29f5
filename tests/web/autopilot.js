// Presses what a person would press, until the game is over, so many presses are done, or a new question is asked:
// the key of the prompt, a lit thing, another key, an entry of the list of moves. It waits for conditions, never for time.
async ({ most, seed, known }) => {
  let state = seed;
  const random = (n) => ((state = (state * 1103515245 + 12345) % 2147483648), state % n);
  const any = (list) => list[random(list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const pause = (time) => new Promise((resume) => setTimeout(resume, time));
  let changed = false;
  let wake = () => {};
  const watcher = new MutationObserver(() => ((changed = true), wake()));
  watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  // When the page has changed; now and then also when it has not. Looking without a break would keep a processor busy.
  const next = async () => {
    await pause(4);
    if (!changed) await Promise.race([pause(50), new Promise((resume) => (wake = resume))]);
    changed = false;
  };
  const PATIENCE = 150_000; // ms in which nothing can be pressed: a bot thinks, a machine is busy
  const IDLE = 40; // presses that decide nothing, before the list of moves is asked

  const position = () => document.querySelector('.table')?.dataset.position;
  const choose = () => {
    const moves = all('dialog .body li button');
    if (moves.length) return any(moves);
    const act = document.querySelector('.prompt [data-act]');
    if (act) return act;
    const lit = all('.tray [data-lit], .mat [data-lit], .seats [data-lit]').filter((one) => !one.dataset.chosen && one.checkVisibility());
    const keys = all('.prompt.mine .acts .key:not(.aside)');
    const chosen = document.querySelector('[data-thing][data-chosen]');
    if (chosen && keys.length) return any(keys);
    return lit.length && (!keys.length || random(4)) ? any(lit) : keys.length ? any(keys) : null;
  };

  let pressed = 0;
  let idle = 0;
  let at = position();
  let since = performance.now();
  for (;;) {
    const over = document.querySelector('main.ending') !== null;
    const asks = document.querySelector('.prompt.mine')?.dataset.asks;
    const isNew = Boolean(known && asks && !known.includes(asks));
    if (over || pressed >= most || isNew) {
      watcher.disconnect();
      return { pressed, over, asks };
    }
    const choice = idle > IDLE && !document.querySelector('dialog') ? null : choose();
    if (choice) {
      pressed += 1;
      choice.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    } else if (idle > IDLE && asks) {
      idle = 0;
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'l' }));
    } else if (performance.now() - since > PATIENCE) {
      throw new Error(`nothing to press at position ${at}: ${document.querySelector('.prompt')?.innerText}`);
    }
    await next();
    if (choice) since = performance.now();
    idle = position() === at && choice ? idle + 1 : position() === at ? idle : 0;
    at = position();
  }
}
