/** A button below the sticky header is not seen. */
const STICKY_HEADER = '-64px 0px 0px';

/**
 * Shows the bar with price and button while the button of the form is not in the window. Its button does what that one
 * does: the browser points at options that are missing.
 */
export function showBuyBar(bar: HTMLElement): void {
  const product = bar.closest('.product') ?? document;
  const button = product.querySelector<HTMLButtonElement>('form.cart .single_add_to_cart_button');
  const price = product.querySelector<HTMLElement>('.summary > .price, .summary > p > .price');
  const shown = bar.querySelector<HTMLElement>('[data-part="price"]');
  if (button === null) return;
  new IntersectionObserver(
    ([entry]) => {
      bar.hidden = entry?.isIntersecting !== false;
    },
    { rootMargin: STICKY_HEADER },
  ).observe(button);
  bar.querySelector('[data-part="buy"]')?.addEventListener('click', () => button.click());
  if (price === null || shown === null) return;
  const copy = (): void => {
    shown.innerHTML = price.innerHTML;
  };
  copy();
  // The price follows the chosen variation.
  new MutationObserver(copy).observe(price, { childList: true, subtree: true, characterData: true });
}
