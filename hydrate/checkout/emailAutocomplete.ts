/** The value that WooCommerce 11 prints. `contact` is not an autofill token, so browsers ignore the whole value. */
const INVALID = 'input[autocomplete^="section-contact contact "]';

/**
 * Corrects the `autocomplete` value of the email field in the block checkout, whenever the block renders the field.
 *
 * See the autofill field names of the HTML standard, and WCAG 2.2, 1.3.5 Identify Input Purpose.
 *
 * @param checkout element of the block checkout
 */
export function correctAutocomplete(checkout: HTMLElement): void {
  const correct = (): void => {
    for (const input of checkout.querySelectorAll<HTMLInputElement>(INVALID)) {
      input.autocomplete = input.autocomplete.replace('section-contact contact ', '') as AutoFill;
    }
  };
  correct();
  new MutationObserver(correct).observe(checkout, { childList: true, subtree: true });
}
