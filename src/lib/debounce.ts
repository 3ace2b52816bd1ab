/**
 * Delays a function until it has not been called for some time.
 *
 * @param work called once, with the arguments of the latest call
 * @param pauseMs time without a call, in ms; 0: `work` is called immediately
 * @throws TypeError 'Expected a function' (docs/specification.md, ERROR-8)
 */
export function debounce<A extends unknown[]>(
  work: (...args: A) => void,
  pauseMs: number,
): ((...args: A) => void) & { cancel: () => void } {
  if (typeof work !== 'function') {
    throw new TypeError('Expected a function');
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  const later = (...args: A): void => {
    cancel();
    if (pauseMs <= 0) {
      work(...args);
    } else {
      timer = setTimeout(() => work(...args), pauseMs);
    }
  };
  return Object.assign(later, { cancel });
}
