const FIRST_USE_EVENTS = ['focusin', 'pointerover', 'pointerdown', 'keydown', 'input'] as const;

/** A page that is never idle shows the hits all the same. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Fetches React for a widget when it is first pointed at, focused or typed into: the page itself loads without it. A widget
 * whose first search only the browser can make gets it as soon as the browser is idle.
 *
 * Where the fetch fails, the form still submits, and the next use tries again.
 */
export function loadOnFirstUse(widget: HTMLElement): void {
  const mount = waitForFirstUse(widget);
  if (mount === undefined) return;
  const input = widget.querySelector('input');
  if (input !== null && input.value !== input.defaultValue) {
    // Typed before this script came, or given back by the browser after a reload.
    mount();
  } else if (widget.dataset['widgetState'] === 'unanswered') {
    whenIdle(mount);
  }
}

/** Safari has no idle callbacks: there a task is set, after what is already waiting. */
const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS }) : setTimeout(run);

/** @returns what the first use does, once; nothing for an element that renders nothing */
function waitForFirstUse(widget: HTMLElement): (() => void) | undefined {
  const { appId, apiKey, indexName } = widget.dataset;
  // Spec section 8: one missing means that nothing is rendered, here as in PHP.
  if (!appId || !apiKey || !indexName) {
    return undefined;
  }
  const stop = new AbortController();
  const mount = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    controls.disconnect();
    import('@stallkeeper/instant-search')
      .then(({ mountInstantSearch }) => mountInstantSearch(widget, { appId, apiKey, indexName }))
      .catch((error: unknown) => {
        console.error('Stallkeeper: the instant search could not be loaded', error);
        waitForFirstUse(widget);
      });
  };
  // A script that decides what is searched for is a use, too.
  const controls = new MutationObserver(mount);
  controls.observe(widget, { attributeFilter: ['data-query'] });
  for (const type of FIRST_USE_EVENTS) {
    widget.addEventListener(type, mount, { signal: stop.signal, passive: true });
  }
  return mount;
}
