/** What WooCommerce says about a variation: WC_Product_Variable::get_available_variation(). Plugins change it. */
export interface Variation {
  attributes: Record<string, string>;
  variation_id: number;
  variation_is_visible?: boolean;
  is_purchasable?: boolean;
  is_in_stock?: boolean;
  is_sold_individually?: string;
  min_qty?: number | string;
  max_qty?: number | string;
  price_html?: string;
  availability_html?: string;
  variation_description?: string;
  stallkeeper_delivery_html?: string;
  sku?: string;
  weight_html?: string;
  weight?: string;
  dimensions?: unknown;
  dimensions_html?: string;
  image?: VariationImage;
  gallery_images_html?: string;
}

export interface VariationImage {
  src?: string;
  srcset?: string | false;
  sizes?: string | false;
  alt?: string;
  full_src?: string;
  full_src_w?: number;
  full_src_h?: number;
  gallery_thumbnail_src?: string;
}

export const isPurchasable = (variation: Variation): boolean =>
  variation.is_purchasable !== false &&
  variation.is_in_stock !== false &&
  variation.variation_is_visible !== false;

/** Contents of elements before a variation was shown. */
const originals = new WeakMap<Element, string>();

/** Replaces the content of an element; without HTML, the first content returns. */
function setContent(element: Element | null, html: string | undefined): void {
  if (element === null) return;
  const original = originals.get(element) ?? element.innerHTML;
  originals.set(element, original);
  const next = html ? html : original;
  if (element.innerHTML !== next) element.innerHTML = next;
}

const ATTRIBUTE = '.woocommerce-product-attributes-item';

/** Shows price, SKU, weight and dimensions of a variation in the product; without one, those of the product. */
export function showInProduct(product: Element, variation: Variation | null): boolean {
  const price = product.querySelector('.summary > .price, .summary > p > .price');
  const own = inner(variation?.price_html, '.price');
  setContent(price, own);
  setContent(product.querySelector('.product_meta .sku'), escaped(variation?.sku));
  setContent(
    product.querySelector(`${ATTRIBUTE}--weight ${ATTRIBUTE}__value`),
    variation?.weight ? variation.weight_html : undefined,
  );
  setContent(
    product.querySelector(`${ATTRIBUTE}--dimensions ${ATTRIBUTE}__value`),
    variation?.dimensions ? variation.dimensions_html : undefined,
  );
  setContent(product.querySelector('[data-part="delivery"]'), variation?.stallkeeper_delivery_html);
  return price !== null && own !== undefined;
}

/** HTML inside of an element in HTML; undefined if there is no such element or it is empty. */
function inner(html: string | undefined, selector: string): string | undefined {
  const template = document.createElement('template');
  template.innerHTML = html ?? '';
  return template.content.querySelector(selector)?.innerHTML.trim() || undefined;
}

function escaped(text: string | undefined): string | undefined {
  const element = document.createElement('span');
  element.textContent = text ?? '';
  return element.innerHTML || undefined;
}

/** The same elements as WooCommerce's template, which plugins look for. */
export const describe = (variation: Variation): string =>
  [
    ['description', variation.variation_description],
    ['price', variation.price_html],
    ['availability', variation.availability_html],
  ]
    .map(([name, html]) => `<div class="woocommerce-variation-${name ?? ''}">${html ?? ''}</div>`)
    .join('');

/** Sets the limits of the quantity, and hides it for a variation that is sold individually. */
export function limitQuantity(form: HTMLFormElement, variation: Variation): void {
  const input = form.querySelector<HTMLInputElement>('input.qty[name="quantity"]');
  if (input === null) return;
  const isSingle = variation.is_sold_individually === 'yes';
  input.closest<HTMLElement>('.quantity')?.toggleAttribute('hidden', isSingle);
  const least = Number(variation.min_qty ?? 1) || 1;
  const most = Number(variation.max_qty ?? '');
  input.min = String(least);
  if (most > 0) input.max = String(most);
  const value = isSingle
    ? 1
    : Math.max(least, most > 0 ? Math.min(most, Number(input.value)) : Number(input.value));
  if (String(value) === input.value) return;
  input.value = String(value || least);
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
