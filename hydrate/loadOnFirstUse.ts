const FIRST_USES = ['focusin', 'pointerover', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Fetches React for a widget when it is first pointed at, focused or typed into: the page itself loads without it.
 * Where the fetch fails, the form still submits, and the next use tries again.
 */
export function loadOnFirstUse(widget: HTMLElement): void {
  const takeOver = arm(widget);
  const input = widget.querySelector('input');
  if (input !== null && input.value !== input.defaultValue) {
    // Typed before this script came, or given back by the browser after a reload.
    takeOver?.();
  }
}

/** @returns what the first use does; nothing for a widget that is none */
function arm(widget: HTMLElement): (() => void) | undefined {
  const { appId, apiKey, indexName } = widget.dataset;
  // Spec section 8: one missing means that nothing is rendered, here as in PHP.
  if (!appId || !apiKey || !indexName) {
    return undefined;
  }
  const stop = new AbortController();
  const takeOver = () => {
    stop.abort();
    import('@stallkeeper/instant-search')
      .then(({ mountInstantSearch }) => mountInstantSearch(widget, { appId, apiKey, indexName }))
      .catch((error: unknown) => {
        console.error('Stallkeeper: the instant search could not be loaded', error);
        arm(widget);
      });
  };
  for (const type of FIRST_USES) {
    widget.addEventListener(type, takeOver, { signal: stop.signal, passive: true });
  }
  return takeOver;
}
