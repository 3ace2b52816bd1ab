import { allowUrl } from '../url';
import { addressOf, type SearchAddress } from './address';
import { highlightParts, makePart, partsText, type Part } from './highlight';
import { rawList, rawNumber, rawText } from './raw';

export interface ProductView {
  key: string;
  titleParts: Part[];
  permalink: string;
  pictures: { src: string; width: string; height: string }[];
  before: string[];
  prices: string[];
  isSoldOut: boolean;
}

/** The products that a query finds, beside its posts. */
export interface ShelfView {
  products: ProductView[];
  href: string;
}

/**
 * The PHP twin is `Stallkeeper\Render\Search\ProductsViewModel`; both run the cases of `php-render/fixtures/shelf.json`.
 *
 * @param answer the provider's answer to the query among products; null where there are none
 * @returns none or one: without a query or without a product there is no shelf
 */
export function shelfViewModel(
  query: string,
  answer: unknown,
  address: SearchAddress,
  untitled: string,
): ShelfView[] {
  const products = rawList(answer, 'hits').map((hit) => productView(hit, untitled));
  // WordPress's own address of a search among products.
  return query === '' || products.length === 0
    ? []
    : [{ products, href: `${addressOf(address, query)}&post_type=product` }];
}

function productView(hit: unknown, untitled: string): ProductView {
  const title = highlightParts(
    rawText(hit, '_highlightResult', 'post_title', 'value') || rawText(hit, 'post_title'),
  );
  return {
    key: rawText(hit, 'objectID'),
    titleParts: partsText(title).trim() === '' ? [makePart(untitled, false)] : title,
    permalink: allowUrl(rawText(hit, 'permalink')),
    pictures: pictures(hit),
    before: given(rawText(hit, 'regular_price_text')),
    prices: given(rawText(hit, 'price_text')),
    isSoldOut: rawText(hit, 'stock_status') === 'outofstock',
  };
}

function pictures(hit: unknown): ProductView['pictures'] {
  const src = allowUrl(rawText(hit, 'image', 'src'));
  const side = (name: string): string => String(rawNumber(hit, 'image', name));
  return src === '' ? [] : [{ src, width: side('width'), height: side('height') }];
}

function given(text: string): string[] {
  return text === '' ? [] : [text];
}
