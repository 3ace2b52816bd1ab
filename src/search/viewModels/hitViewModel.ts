import { allowUrl } from '../../lib/url';
import { cutExcerpt } from './excerpt';
import { highlightParts, makePart, partsText, type Part } from './highlight';
import { rawNumber, rawText, rawTexts } from './untrustedData';
import type { SearchSettings } from '../settings';

/** What `search/hit.php` can show of one record. Values that a record may lack are null. */
export interface HitView {
  key: string;
  title: string;
  titleParts: Part[];
  permalink: string;
  author: string | null;
  date: { iso: string; text: string } | null;
  categories: string[];
  tags: string[];
  priceBefore: string | null;
  price: string | null;
  isSoldOut: boolean;
  excerpt: Part[];
  moreHref: string | null;
  content: Part[];
}

const LAST_SECOND = 253402300799;

/**
 * The PHP twin is `Stallkeeper\Render\Search\HitViewModel`; both run the cases of `php-render/fixtures/search/hit.json`.
 *
 * @param hit one record as the provider sent it (spec section 3)
 * @param untitled shown for a post without a title
 */
export function hitViewModel(hit: unknown, settings: SearchSettings, untitled: string): HitView {
  const marked = highlightParts(markedText(hit, 'post_title'));
  const titleParts = partsText(marked).trim() === '' ? [makePart(untitled, false)] : marked;
  const permalink = allowUrl(rawText(hit, 'permalink'));
  const author = rawText(hit, 'post_author', 'display_name');
  const excerpt = makeExcerpt(hit, settings);
  return {
    key: rawText(hit, 'objectID'),
    title: partsText(titleParts),
    titleParts,
    permalink,
    author: orNull(author),
    date: makeDate(hit),
    categories: termsOf(hit, 'category', 'product_cat'),
    tags: termsOf(hit, 'post_tag', 'product_tag'),
    priceBefore: orNull(rawText(hit, 'regular_price_text')),
    price: orNull(rawText(hit, 'price_text')),
    isSoldOut: rawText(hit, 'stock_status') === 'outofstock',
    excerpt: excerpt.parts,
    moreHref: excerpt.isCut && permalink !== '' ? permalink : null,
    content: settings.displayPostContentRadio === 'full' ? highlightParts(markedText(hit, 'content')) : [],
  };
}

function makeExcerpt(hit: unknown, settings: SearchSettings): { parts: Part[]; isCut: boolean } {
  if (settings.displayPostContentRadio !== 'excerpt') {
    return { parts: [], isCut: false };
  }
  const byHand = highlightParts(markedText(hit, 'post_excerpt'));
  const parts = partsText(byHand).trim() === '' ? highlightParts(markedText(hit, 'content')) : byHand;
  return cutExcerpt(parts, settings.excerptLength);
}

function markedText(hit: unknown, attribute: string): string {
  return rawText(hit, '_highlightResult', attribute, 'value') || rawText(hit, attribute);
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** A post's terms, or a product's. */
function termsOf(hit: unknown, ofPosts: string, ofProducts: string): string[] {
  const terms = rawTexts(hit, 'taxonomies', ofPosts);
  return terms.length > 0 ? terms : rawTexts(hit, 'taxonomies', ofProducts);
}

function makeDate(hit: unknown): HitView['date'] {
  const text = rawText(hit, 'post_date_formatted');
  const seconds = Math.min(rawNumber(hit, 'post_date'), LAST_SECOND);
  return text === '' ? null : { iso: new Date(seconds * 1000).toISOString().slice(0, 10), text };
}
