/**
 * Marks the second images of product cards that have been loaded. They then cover the first image, even if they are
 * transparent; before, the first image stays visible.
 */
export function markLoadedImages(): void {
  // The event does not bubble.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches('.product-card__second'))
        target.classList.add('is-loaded');
    },
    true,
  );
}
