/**
 * Runs `work` in a task after the next paint. A callback of requestAnimationFrame() alone runs before the paint.
 *
 * @returns a function that cancels it
 */
export function afterPaint(work: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves after the next paint, or after 100 ms in a tab that is not painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, 100);
  });
