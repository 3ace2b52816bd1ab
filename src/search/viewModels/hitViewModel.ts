import { allowUrl } from '../../lib/url';
import { cutExcerpt } from './excerpt';
import { highlightParts, makePart, partsText, type Part } from './highlight';
import { hitFieldValues, type HitFields } from './hitFields';
import { numberAt, textAt } from './untrustedData';
import type { SearchSettings } from '../settings';

/** Variables of `search/hit.php`: these, and the fields of hitFields.ts. Missing values are null. */
export interface HitView extends Record<string, unknown> {
  key: string;
  title: string;
  titleParts: Part[];
  permalink: string;
  date: { iso: string; text: string } | null;
  excerpt: Part[];
  moreHref: string | null;
  content: Part[];
}

const MAX_TIMESTAMP = 253402300799;

/**
 * Creates the view model of a hit. The PHP counterpart is `Stallkeeper\Render\Search\HitViewModel`. Both pass
 * the cases of `php-render/fixtures/search/hit.json`.
 *
 * @param hit untrusted record of the provider (docs/specification.md, SEARCH-9)
 * @param untitled title for posts without one
 */
export function hitViewModel(
  hit: unknown,
  settings: SearchSettings,
  untitled: string,
  fields: HitFields,
): HitView {
  const marked = highlightParts(markedText(hit, 'post_title'));
  const titleParts = partsText(marked).trim() === '' ? [makePart(untitled, false)] : marked;
  const permalink = allowUrl(textAt(hit, 'permalink'));
  const excerpt = makeExcerpt(hit, settings);
  return {
    ...hitFieldValues(hit, fields),
    key: textAt(hit, 'objectID'),
    title: partsText(titleParts),
    titleParts,
    permalink,
    date: makeDate(hit),
    excerpt: excerpt.parts,
    moreHref: excerpt.isCut && permalink !== '' ? permalink : null,
    content: settings.displayPostContentRadio === 'full' ? highlightParts(markedText(hit, 'content')) : [],
  };
}

function makeExcerpt(hit: unknown, settings: SearchSettings): { parts: Part[]; isCut: boolean } {
  if (settings.displayPostContentRadio !== 'excerpt') {
    return { parts: [], isCut: false };
  }
  const manualExcerpt = highlightParts(markedText(hit, 'post_excerpt'));
  const parts =
    partsText(manualExcerpt).trim() === '' ? highlightParts(markedText(hit, 'content')) : manualExcerpt;
  return cutExcerpt(parts, settings.excerptLength);
}

function markedText(hit: unknown, attribute: string): string {
  return textAt(hit, '_highlightResult', attribute, 'value') || textAt(hit, attribute);
}

function makeDate(hit: unknown): HitView['date'] {
  const text = textAt(hit, 'post_date_formatted');
  const seconds = Math.min(numberAt(hit, 'post_date'), MAX_TIMESTAMP);
  return text === '' ? null : { iso: new Date(seconds * 1000).toISOString().slice(0, 10), text };
}
