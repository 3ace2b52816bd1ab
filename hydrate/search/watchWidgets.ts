import { loadOnFirstUse } from './loadOnFirstUse';

const WIDGET = '.instant-search-widget';

/**
 * Meets every search widget of the page, also one that comes later: what PHP finished is taken over at its first use, what
 * PHP did not see is finished by the site first.
 */
export function meetWidgets(): void {
  const known = new WeakSet<Element>();
  const meet = (widget: HTMLElement): void => {
    // One that is moved to another place comes again.
    if (!known.has(widget)) {
      known.add(widget);
      meetWidget(widget);
    }
  };
  document.querySelectorAll<HTMLElement>(WIDGET).forEach(meet);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(WIDGET)) meet(node);
        node.querySelectorAll<HTMLElement>(WIDGET).forEach(meet);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}

function meetWidget(widget: HTMLElement): void {
  // A page from a cache may be older than the attribute.
  if (widget.dataset['widgetState'] !== undefined || widget.querySelector('[data-shop-root]') !== null) {
    loadOnFirstUse(widget);
    return;
  }
  import('@stallkeeper/late-widget')
    .then(({ finishLateWidget }) => finishLateWidget(widget))
    .then((isFinished) => isFinished && loadOnFirstUse(widget))
    .catch((error: unknown) =>
      console.error('Stallkeeper: a search widget stays as it was written', widget, error),
    );
}
