// Notes what a screen reader would be told by live regions.
(() => {
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
  window.heard = [];
  const heardIn = (region) => {
    const modal = document.querySelector('dialog:modal');
    return region.isConnected && region.checkVisibility() && (!modal || modal.contains(region));
  };
  const told = (records) => {
    const fresh = new Map();
    for (const { target, addedNodes, type } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(LIVE);
      if (!region || element.closest('[aria-live="off"]') || !heardIn(region)) continue;
      const nodes = type === 'characterData' ? [target] : [...addedNodes];
      const parts = fresh.get(region) ?? new Set();
      if (region.ariaAtomic === 'true') parts.add(region);
      else for (const node of nodes) parts.add(node);
      fresh.set(region, parts);
    }
    for (const parts of fresh.values()) {
      const words = [...parts].map((one) => one.textContent).join(' ').replace(/\s+/g, ' ').trim();
      if (words) window.heard.push(words);
    }
  };
  new MutationObserver(told).observe(document, { subtree: true, childList: true, characterData: true });
})();
