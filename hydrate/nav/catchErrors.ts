import * as interactivity from '@wordpress/interactivity';

type Run<Args extends unknown[], Result = void> = (...args: Args) => Result;

/**
 * Logs errors of an action or callback. An error that reaches the Interactivity API stops it for all elements that come
 * later in the page. Callbacks may return their cleanup.
 *
 * The module of WordPress 6.5 does not have newer exports such as `withSyncEvent`, and a named import of a
 * missing export stops all stores. Read such exports from the module's namespace object.
 */
export function catchErrors<Args extends unknown[], Result>(
  run: Run<Args, Result>,
): Run<Args, Result | undefined> {
  return (...args) => {
    try {
      return run(...args);
    } catch (error) {
      console.error('Stallkeeper: the script could not enhance a part of the page', error);
      return undefined;
    }
  };
}

/**
 * Actions that read their event synchronously need this since WordPress 6.8. WordPress 6.5 does not have it, and a named
 * import of a missing export would stop all stores. The copy prevents the bundler from creating a named import.
 */
const { withSyncEvent = (run: unknown) => run }: { withSyncEvent?: (run: unknown) => unknown } = {
  ...(interactivity as object),
};

/** For actions that call preventDefault() or read the event. */
export function catchEventErrors<E extends Event>(run: Run<[E]>): Run<[E]> {
  return withSyncEvent(catchErrors(run)) as Run<[E]>;
}
