import type * as LateWidget from './lateWidget';
import { loadOnFirstUse } from './loadOnFirstUse';

const WIDGET = '.instant-search-widget';

/**
 * Enhances all search widgets of the page, including those that are added later. A widget that PHP did not render is
 * requested from the site first.
 */
export function watchWidgets(): void {
  const known = new WeakSet<Element>();
  const enhanceNew = (): void => {
    for (const widget of document.querySelectorAll<HTMLElement>(WIDGET)) {
      if (known.has(widget)) continue;
      known.add(widget);
      enhanceWidget(widget);
    }
  };
  enhanceNew();
  new MutationObserver(enhanceNew).observe(document.body, { childList: true, subtree: true });
}

/**
 * One promise for all widgets, so that they are numbered in the order of the page. Only the first ten are
 * rendered.
 */
let lateWidget: Promise<typeof LateWidget> | undefined;

function enhanceWidget(widget: HTMLElement): void {
  // A cached page of an older version has no attribute.
  if (widget.dataset['widgetState'] !== undefined || widget.querySelector('[data-shop-root]') !== null) {
    loadOnFirstUse(widget);
    return;
  }
  lateWidget ??= import(/* webpackIgnore: true */ '@stallkeeper/late-widget');
  lateWidget
    .then(({ renderLateWidget }) => renderLateWidget(widget))
    .then((isFinished) => isFinished && loadOnFirstUse(widget))
    .catch((error: unknown) => {
      console.error('Stallkeeper: the instant search could not be loaded', error, widget);
      lateWidget = undefined;
    });
}
