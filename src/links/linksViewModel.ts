import { allowUrl } from '../lib/url';
import { highlightParts, partsText, type Part } from '../search/viewModels/highlight';
import { numberText, type PluralTexts } from '../search/viewModels/texts';
import { listAt, numberAt, textAt } from '../search/viewModels/untrustedData';

export interface LinkView {
  key: string;
  nameParts: Part[];
  href: string;
  /** null for a link to a page */
  count: string | null;
}

export interface LinkGroupView {
  key: string;
  /** id of the heading */
  id: string;
  title: string;
  links: LinkView[];
}

/** The categories, brands and pages that match a query. */
export interface LinksView {
  groups: LinkGroupView[];
}

/**
 * The PHP counterpart is `Stallkeeper\Render\Search\LinksViewModel`. Both pass the cases of
 * `php-render/fixtures/search/links.json`.
 *
 * @param groups untrusted list of kind and links (name, href, count)
 * @param titles headings by kind; groups of other kinds are ignored
 * @returns null if there are no links
 */
export function linksViewModel(
  groups: unknown,
  titles: Readonly<Record<string, string>>,
  texts: PluralTexts,
): LinksView | null {
  const views = listAt({ groups }, 'groups').flatMap((group) => {
    const kind = textAt(group, 'kind');
    const title = Object.hasOwn(titles, kind) ? titles[kind] : undefined;
    const links = listAt(group, 'links').flatMap((link) => linkView(link, texts));
    return title === undefined || links.length === 0
      ? []
      : [{ key: kind, id: `links-${kind}`, title, links }];
  });
  return views.length === 0 ? null : { groups: views };
}

function linkView(link: unknown, texts: PluralTexts): LinkView[] {
  const nameParts = highlightParts(textAt(link, 'name'));
  const href = allowUrl(textAt(link, 'href'));
  const count = numberAt(link, 'count');
  return href === '' || partsText(nameParts).trim() === ''
    ? []
    : [{ key: href, nameParts, href, count: count === 0 ? null : numberText(texts, count) }];
}
