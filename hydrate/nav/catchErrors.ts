import * as interactivity from '@wordpress/interactivity';

type Run<Args extends unknown[]> = (...args: Args) => void;

/**
 * An action or callback that fails says so and leaves its part of the page as it is; no other store learns of it.
 * An error that reached the runtime would keep it from every part that comes later in the page.
 */
export function catchErrors<Args extends unknown[]>(run: Run<Args>): Run<Args> {
  return (...args) => {
    try {
      run(...args);
    } catch (error) {
      console.error('Stallkeeper: left as it is', error);
    }
  };
}

/**
 * Needed from WordPress 6.8 on by whatever reads its event at once, and unknown to 6.5: a named import of what a module
 * has not is an error that would take all stores with it. The copy keeps the bundler from making one.
 */
const { withSyncEvent = (run: unknown) => run }: { withSyncEvent?: (run: unknown) => unknown } = {
  ...(interactivity as object),
};

/** For actions that prevent what the browser would do, or ask the event for its element. */
export function catchEventErrors<E extends Event>(run: Run<[E]>): Run<[E]> {
  return withSyncEvent(catchErrors(run)) as Run<[E]>;
}
