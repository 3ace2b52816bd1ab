import type { ResultsView } from '../search/viewModels/resultsViewModel';
import { resultsText, type PluralTexts } from '../search/viewModels/texts';
import type { LinksView } from './linksViewModel';

export type ViewWithLinks = ResultsView & { links: LinksView | null };

/**
 * Adds the links to the results. If only links match, they are the results of the search. The PHP counterpart is
 * `Stallkeeper\Render\Search\Links\ResultsWithLinks`. Both pass the cases of
 * `php-render/fixtures/search/results-with-links.json`.
 *
 * @param isWaiting whether the links are not known yet, so that it is too early to say that nothing was found
 */
export function addLinks(
  view: ResultsView,
  links: LinksView | null,
  isWaiting: boolean,
  texts: PluralTexts,
): ViewWithLinks {
  const { noResults } = view;
  // Filters exclude results, but not links.
  if (noResults === null || noResults.clearHref !== null) return { ...view, links };
  if (isWaiting) return { ...view, links, noResults: null };
  const count = countLinks(links);
  return count === 0
    ? { ...view, links }
    : { ...view, links, noResults: null, summary: resultsText(texts, count) };
}

export const countLinks = (links: LinksView | null): number =>
  links?.groups.reduce((sum, group) => sum + group.links.length, 0) ?? 0;
