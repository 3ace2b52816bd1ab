let last = Promise.resolve();

/**
 * Waits for a task after the next frame, one caller at a time. The layout is then up to date, and the browser can handle
 * input between two sliders.
 */
export function nextFrameTask(): Promise<void> {
  last = last.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return last;
}
