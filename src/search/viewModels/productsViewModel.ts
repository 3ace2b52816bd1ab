import { allowUrl } from '../../lib/url';
import { addressOf, type SearchAddress } from '../routing/searchAddress';
import { highlightParts, makePart, partsText, type Part } from './highlight';
import { rawList, rawNumber, rawText } from './untrustedData';

export interface ProductView {
  key: string;
  titleParts: Part[];
  permalink: string;
  picture: { src: string; width: string; height: string } | null;
  priceBefore: string | null;
  price: string | null;
  isSoldOut: boolean;
}

/** The products that a query finds, beside its posts. */
export interface ProductsView {
  products: ProductView[];
  href: string;
}

/**
 * The PHP twin is `Stallkeeper\Render\Search\ProductsViewModel`; both run the cases of `php-render/fixtures/search/products.json`.
 *
 * @param answer the provider's answer to the query among products; null where there are none
 * @returns null without a query or without a product
 */
export function productsViewModel(
  query: string,
  answer: unknown,
  address: SearchAddress,
  untitled: string,
): ProductsView | null {
  const products = rawList(answer, 'hits').map((hit) => productView(hit, untitled));
  // WordPress's own address of a search among products.
  return query === '' || products.length === 0
    ? null
    : { products, href: `${addressOf(address, query)}&post_type=product` };
}

function productView(hit: unknown, untitled: string): ProductView {
  const title = highlightParts(
    rawText(hit, '_highlightResult', 'post_title', 'value') || rawText(hit, 'post_title'),
  );
  return {
    key: rawText(hit, 'objectID'),
    titleParts: partsText(title).trim() === '' ? [makePart(untitled, false)] : title,
    permalink: allowUrl(rawText(hit, 'permalink')),
    picture: picture(hit),
    priceBefore: orNull(rawText(hit, 'regular_price_text')),
    price: orNull(rawText(hit, 'price_text')),
    isSoldOut: rawText(hit, 'stock_status') === 'outofstock',
  };
}

function picture(hit: unknown): ProductView['picture'] {
  const src = allowUrl(rawText(hit, 'image', 'src'));
  const side = (name: string): string => String(rawNumber(hit, 'image', name));
  return src === '' ? null : { src, width: side('width'), height: side('height') };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
