import { loadOnFirstUse } from './loadOnFirstUse';

const WIDGET = '.instant-search-widget';

/**
 * Enhances all search widgets of the page, including those that are added later. A widget that PHP did not render is
 * requested from the site first.
 */
export function watchWidgets(): void {
  const known = new WeakSet<Element>();
  const enhanceOnce = (widget: HTMLElement): void => {
    // A moved widget is reported again.
    if (!known.has(widget)) {
      known.add(widget);
      enhanceWidget(widget);
    }
  };
  document.querySelectorAll<HTMLElement>(WIDGET).forEach(enhanceOnce);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(WIDGET)) enhanceOnce(node);
        node.querySelectorAll<HTMLElement>(WIDGET).forEach(enhanceOnce);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}

function enhanceWidget(widget: HTMLElement): void {
  // A page from a cache may be older than the attribute.
  if (widget.dataset['widgetState'] !== undefined || widget.querySelector('[data-shop-root]') !== null) {
    loadOnFirstUse(widget);
    return;
  }
  import('@stallkeeper/late-widget')
    .then(({ renderLateWidget }) => renderLateWidget(widget))
    .then((isFinished) => isFinished && loadOnFirstUse(widget))
    .catch((error: unknown) =>
      console.error('Stallkeeper: a search widget stays as it was written', widget, error),
    );
}
