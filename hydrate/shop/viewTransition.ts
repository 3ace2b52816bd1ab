/** Name of the image in both pages: shop/view-transition.css sets it for the first image of a product page. */
const NAME = 'stallkeeper-product-image';

/**
 * Lets the image of a product grow from its card to its page, in browsers with view transitions between pages. Without
 * them, or with reduced motion, the page changes as usual.
 */
export function growImages(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition && activation?.entry.url != null) name(viewTransition, activation.entry.url);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    const from = 'navigation' in window ? window.navigation.activation?.from?.url : undefined;
    if (viewTransition && from != null) name(viewTransition, from);
  });
}

/** @param url address of the product page */
function name(transition: ViewTransition, url: string): void {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('.product a[href]')].find(
    ({ href }) => href === url.split('#')[0],
  );
  const image = link?.closest('.product')?.querySelector('img');
  if (!image) return;
  image.style.viewTransitionName = NAME;
  const reset = (): void => {
    image.style.viewTransitionName = '';
  };
  transition.finished.then(reset, reset);
}
