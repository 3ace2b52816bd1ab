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
