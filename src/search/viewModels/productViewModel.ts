import { allowUrl } from '../../lib/url';
import { highlightParts, makePart, partsText, type Part } from './highlight';
import { hitFieldValues, type HitFields } from './hitFields';
import { numberAt, textAt } from './untrustedData';

/** Variables of `search/product.php`: these, and the fields of hitFields.ts. */
export interface ProductView extends Record<string, unknown> {
  key: string;
  title: string;
  titleParts: Part[];
  permalink: string;
  picture: { src: string; width: string; height: string } | null;
}

/**
 * Creates the view model of a product. The PHP counterpart is `Stallkeeper\Render\Search\ProductViewModel`. Both
 * pass the cases of `php-render/fixtures/search/products.json`.
 *
 * @param hit untrusted record of the provider
 * @param untitled title for products without one
 */
export function productViewModel(hit: unknown, untitled: string, fields: HitFields): ProductView {
  const marked = highlightParts(
    textAt(hit, '_highlightResult', 'post_title', 'value') || textAt(hit, 'post_title'),
  );
  const titleParts = partsText(marked).trim() === '' ? [makePart(untitled, false)] : marked;
  return {
    ...hitFieldValues(hit, fields),
    key: textAt(hit, 'objectID'),
    title: partsText(titleParts),
    titleParts,
    permalink: allowUrl(textAt(hit, 'permalink')),
    picture: picture(hit),
  };
}

function picture(hit: unknown): ProductView['picture'] {
  const src = allowUrl(textAt(hit, 'image', 'src'));
  const side = (name: string): string => String(numberAt(hit, 'image', name));
  return src === '' ? null : { src, width: side('width'), height: side('height') };
}
