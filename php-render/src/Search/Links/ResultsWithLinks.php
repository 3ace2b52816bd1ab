<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search\Links;

use Stallkeeper\Render\Search\SearchTexts;
use Stallkeeper\Render\Search\SpellingViewModel;

/**
 * The results of a search together with matching categories, brands and pages. The TypeScript counterpart is
 * `src/links/addLinks.ts`. Both pass the cases of `fixtures/search/results-with-links.json`.
 *
 * @phpstan-import-type ClosestView from SpellingViewModel
 * @phpstan-import-type LinksView from LinksViewModel
 */
final class ResultsWithLinks
{
    /**
     * If only links match, they are the results of the search.
     *
     * @param array{query: string, clearHref: ?string, closest: list<ClosestView>}|null $noResults
     * @param LinksView|null $links
     *
     * @return array{summary: string,
     *     noResults: array{query: string, clearHref: ?string, closest: list<ClosestView>}|null, links: LinksView|null}
     *     values for `search/results.php`
     */
    public static function make(string $summary, ?array $noResults, ?array $links, SearchTexts $texts): array
    {
        $count = self::count($links);
        // Filters exclude results, but not links.
        $areResults = $count > 0 && $noResults !== null && $noResults['clearHref'] === null;

        return [
            'summary' => $areResults ? $texts->results($count) : $summary,
            'noResults' => $areResults ? null : $noResults,
            'links' => $links,
        ];
    }

    /** @param LinksView|null $links */
    public static function count(?array $links): int
    {
        return array_sum(array_map(static fn(array $group): int => count($group['links']), $links['groups'] ?? []));
    }
}
