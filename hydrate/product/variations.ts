import { isComplete, stateOf, variationOf, type Combinations } from './combinations';
import { optionsOf } from './options';
import { fill } from './strip';
import { describe, isPurchasable, limitQuantity, showInProduct, type Variation } from './variationContent';
import { isScriptLoaded, onScript, trigger } from './variationEvents';
import { variationImage } from './variationImage';

/**
 * Enhances the form of a variable product. Price, stock, SKU, delivery, quantity and image follow the chosen options;
 * options that are sold out or not available are marked. It triggers the events of WooCommerce's script, which it
 * replaces. If a plugin loads that script, this one leaves the variation to it.
 */
export function enhanceVariations(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
  const form = element;
  const json = readJson(form.querySelector('[data-part="combinations"]')?.textContent);
  const combinations = (json ?? { names: [], rows: [], texts: {} }) as Combinations;
  const options = optionsOf(form, combinations);
  const refresh = (): void => {
    options.follow();
    options.mark();
  };
  options.applyEarlyChoice();
  refresh();
  form.addEventListener('change', refresh);
  if (isScriptLoaded()) {
    onScript(form, 'reset_data found_variation woocommerce_update_variation_values', refresh);
    return;
  }

  const variations = readJson(form.dataset['product_variations']) as Variation[] | false | null;
  const product = form.closest<HTMLElement>('.product') ?? form;
  const showImage = variationImage(product);
  const shown = form.querySelector<HTMLElement>('.single_variation');
  const button = form.querySelector<HTMLButtonElement>('.single_add_to_cart_button');
  const id = form.querySelector<HTMLInputElement>('[name="variation_id"]');
  const { texts } = combinations;
  let request: AbortController | null = null;

  const show = (variation: Variation | null, message = ''): void => {
    if (id) id.value = String(variation?.variation_id ?? 0);
    const hasPrice = showInProduct(product, variation);
    form.toggleAttribute('data-has-price', hasPrice);
    showImage(variation);
    if (shown) {
      shown.hidden = false;
      shown.innerHTML = variation ? describe(variation) : '';
      if (message !== '') shown.append(paragraph(message));
    }
    const canBuy = variation !== null && isPurchasable(variation);
    const isRefused = message !== '' || (variation !== null && !canBuy);
    button?.classList.toggle('disabled', isRefused);
    if (button) button.ariaDisabled = isRefused ? 'true' : null;
    if (variation) {
      limitQuantity(form, variation);
      trigger(form, 'found_variation', variation);
      trigger(form, 'show_variation', variation, canBuy);
    } else {
      trigger(form, 'reset_data');
      trigger(form, 'hide_variation');
    }
  };
  const update = async (): Promise<void> => {
    request?.abort();
    const choice = options.choice();
    const names = options.names().join(', ');
    form
      .querySelector<HTMLElement>('.reset_variations')
      ?.style.setProperty('visibility', Object.values(choice).some(Boolean) ? 'visible' : 'hidden');
    if (!isComplete(choice)) {
      show(null);
      return;
    }
    const state = stateOf(combinations, choice);
    const missing = fill(texts['isMissing'] ?? '', names);
    if (state === 'missing') {
      show(null, missing);
      return;
    }
    if (variations) {
      const variation = variationOf(variations, choice) ?? null;
      show(
        variation,
        variation ? '' : state === 'sold-out' ? fill(texts['isSoldOut'] ?? '', names) : missing,
      );
      return;
    }
    request = new AbortController();
    try {
      const variation = await loadVariation(form, choice, request.signal);
      show(variation, variation ? '' : missing);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // PHP finds the variation of the submitted options.
      show(null);
      shown?.append(paragraph(texts['failed'] ?? ''));
    }
  };

  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.closest('.variations')) return;
    trigger(form, 'woocommerce_variation_select_change');
    void update();
    trigger(form, 'woocommerce_variation_has_changed');
  });
  form.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('.reset_variations')) {
      event.preventDefault();
      options.clear();
      options.focus();
    } else if (target?.closest('.single_add_to_cart_button.disabled')) {
      // The message says why. It is read again.
      event.preventDefault();
      const text = shown?.innerHTML ?? '';
      shown?.replaceChildren();
      requestAnimationFrame(() => {
        if (shown) shown.innerHTML = text;
      });
      shown?.scrollIntoView({ block: 'nearest' });
    }
  });
  void update();
  trigger(form, 'wc_variation_form');
}

/** Asks WooCommerce for a variation of a product that has too many of them for the page. */
async function loadVariation(
  form: HTMLFormElement,
  choice: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Variation | null> {
  const url = new URL(location.href);
  url.search = '?wc-ajax=get_variation';
  url.hash = '';
  const body = new URLSearchParams({ ...choice, product_id: form.dataset['product_id'] ?? '' });
  form.ariaBusy = 'true';
  try {
    const response = await fetch(url, { method: 'POST', body, credentials: 'same-origin', signal });
    const variation: unknown = await response.json();
    return typeof variation === 'object' ? (variation as Variation | null) : null;
  } finally {
    form.ariaBusy = null;
  }
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = 'variation-message';
  element.textContent = text;
  return element;
}

function readJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
