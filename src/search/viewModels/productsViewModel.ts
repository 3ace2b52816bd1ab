import { allowUrl } from '../../lib/url';
import { searchUrl, type SearchAddress } from '../routing/searchAddress';
import { highlightParts, makePart, partsText, type Part } from './highlight';
import { hitFieldValues, productFields, type HitFields } from './hitFields';
import { listAt, numberAt, textAt } from './untrustedData';

/** A product: these values, and the fields of products in hitFields.ts. */
export interface ProductView extends Record<string, unknown> {
  key: string;
  titleParts: Part[];
  permalink: string;
  picture: { src: string; width: string; height: string } | null;
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
  fields: HitFields,
): ProductsView | null {
  const shown = productFields(fields);
  const products = listAt(result, 'hits').map((hit) => productView(hit, untitled, shown));
  // The URL of WordPress for a search in products.
  return query === '' || products.length === 0
    ? null
    : { products, href: `${searchUrl(address, query)}&post_type=product` };
}

function productView(hit: unknown, untitled: string, fields: HitFields): ProductView {
  const title = highlightParts(
    textAt(hit, '_highlightResult', 'post_title', 'value') || textAt(hit, 'post_title'),
  );
  return {
    ...hitFieldValues(hit, fields),
    key: textAt(hit, 'objectID'),
    titleParts: partsText(title).trim() === '' ? [makePart(untitled, false)] : title,
    permalink: allowUrl(textAt(hit, 'permalink')),
    picture: picture(hit),
  };
}

function picture(hit: unknown): ProductView['picture'] {
  const src = allowUrl(textAt(hit, 'image', 'src'));
  const side = (name: string): string => String(numberAt(hit, 'image', name));
  return src === '' ? null : { src, width: side('width'), height: side('height') };
}
