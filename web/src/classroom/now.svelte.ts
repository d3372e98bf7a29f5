/** The time, once a second, while somebody looks at it. */
import { createSubscriber } from 'svelte/reactivity';

const SECOND = 1000;
const listen = createSubscriber((update) => {
  const timer = setInterval(update, SECOND);
  return () => clearInterval(timer);
});

export function now(): number {
  listen();
  return Date.now();
}
