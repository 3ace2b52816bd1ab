import { loadReact } from '../lib/loadReact';
import { onAttribute, once, onEvents } from '../lib/lazyLoad';
import { whenIdle } from '../lib/whenIdle';

const FIRST_USE_EVENTS = ['focusin', 'pointerover', 'pointerdown', 'keydown', 'input'] as const;

/** Maximum delay of the first hits on a page that is never idle. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Loads React when the visitor hovers, focuses or uses a widget. If only the browser can request the first hits, loads it
 * when the browser is idle.
 *
 * If loading fails, the form still submits, and the next use tries again.
 */
export function loadOnFirstUse(widget: HTMLElement): void {
  const mount = waitForFirstUse(widget);
  if (mount === undefined) return;
  const input = widget.querySelector<HTMLInputElement>('[data-part="input"]');
  if (input !== null && input.value !== input.defaultValue) {
    // The visitor typed before this script ran, or the browser restored the text after a reload.
    mount();
  } else if (widget.dataset['widgetState'] === 'pending') {
    whenIdle(mount, { timeout: IDLE_TIMEOUT_MS });
  }
}

/** @returns a function that mounts the widget immediately; undefined for an element that renders nothing */
function waitForFirstUse(widget: HTMLElement): (() => void) | undefined {
  const { appId, apiKey, indexName } = widget.dataset;
  // Without all credentials the widget renders nothing, as in PHP (docs/specification.md, WIDGET-6).
  if (!appId || !apiKey || !indexName) {
    return undefined;
  }
  const mount = once(() => {
    Promise.all([import(/* webpackIgnore: true */ '@stallkeeper/instant-search'), loadReact()])
      .then(([{ mountInstantSearch }]) => mountInstantSearch(widget, { appId, apiKey, indexName }))
      .catch((error: unknown) => {
        console.error('Stallkeeper: the instant search could not be loaded', error);
        waitForFirstUse(widget);
      });
  });
  onEvents(widget, FIRST_USE_EVENTS, mount);
  // A script that sets the query also uses the widget.
  onAttribute(widget, 'data-query', mount);
  return mount;
}
