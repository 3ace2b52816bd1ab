let last = Promise.resolve();

/**
 * A task of its own, right after a frame: what is measured then is known already, and between two of them a tap is
 * answered. Sliders start in such steps, one by one.
 */
export function ownFrame(): Promise<void> {
  last = last.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return last;
}
