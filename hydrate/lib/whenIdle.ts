/** Runs when the browser is idle. Safari has no `requestIdleCallback`; a task is used instead. */
export const whenIdle = (run: () => unknown, options?: IdleRequestOptions): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(run, options) : setTimeout(run);
