import { allowUrl } from '../../lib/url';
import { searchUrl, type SearchAddress } from '../routing/searchAddress';
import { highlightParts, makePart, partsText, type Part } from './highlight';
import { listAt, numberAt, textAt } from './untrustedData';

export interface ProductView {
  key: string;
  titleParts: Part[];
  permalink: string;
  picture: { src: string; width: string; height: string } | null;
  priceBefore: string | null;
  price: string | null;
  isSoldOut: boolean;
}

/** The products that match a query. They are shown next to the other results. */
export interface ProductsView {
  products: ProductView[];
  href: string;
}

/**
 * The PHP counterpart is `Stallkeeper\Render\Search\ProductsViewModel`. Both pass the cases of
 * `php-render/fixtures/search/products.json`.
 *
 * @param result the provider's result of the product search; null if there is none
 * @returns null if the query is empty or no product matches
 */
export function productsViewModel(
  query: string,
  result: unknown,
  address: SearchAddress,
  untitled: string,
): ProductsView | null {
  const products = listAt(result, 'hits').map((hit) => productView(hit, untitled));
  // The URL of WordPress for a search in products.
  return query === '' || products.length === 0
    ? null
    : { products, href: `${searchUrl(address, query)}&post_type=product` };
}

function productView(hit: unknown, untitled: string): ProductView {
  const title = highlightParts(
    textAt(hit, '_highlightResult', 'post_title', 'value') || textAt(hit, 'post_title'),
  );
  return {
    key: textAt(hit, 'objectID'),
    titleParts: partsText(title).trim() === '' ? [makePart(untitled, false)] : title,
    permalink: allowUrl(textAt(hit, 'permalink')),
    picture: picture(hit),
    priceBefore: orNull(textAt(hit, 'regular_price_text')),
    price: orNull(textAt(hit, 'price_text')),
    isSoldOut: textAt(hit, 'stock_status') === 'outofstock',
  };
}

function picture(hit: unknown): ProductView['picture'] {
  const src = allowUrl(textAt(hit, 'image', 'src'));
  const side = (name: string): string => String(numberAt(hit, 'image', name));
  return src === '' ? null : { src, width: side('width'), height: side('height') };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
