/**
 * Runs a function when the browser is idle. Safari does not support `requestIdleCallback`, so it uses a task.
 */
export const whenIdle = (run: () => unknown, options?: IdleRequestOptions): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(run, options) : setTimeout(run);
