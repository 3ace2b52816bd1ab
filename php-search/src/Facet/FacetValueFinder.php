<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Query\Highlighter;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Query\QueryWords;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Storage\Database;

/**
 * Searches the values of one facet. The text is matched against this facet only. Returns 1 to 100 values, 10 by
 * default.
 */
final class FacetValueFinder
{
    public function __construct(private readonly Database $db, private readonly IndexSettings $settings) {}

    /**
     * @return array{list<FacetValue>, bool} values, and whether their counts are exact
     *
     * @throws SearchException when the attribute is not configured for faceting
     */
    public function find(string $facet, SearchParameters $params, Matches $matches): array
    {
        if (!$this->settings->isFacet($facet)) {
            throw new SearchException(
                "Cannot search in `$facet` attribute, you need to specify `searchable($facet)` in attributesForFaceting.",
            );
        }
        $words = QueryWords::parse($params->facetQuery);
        $highlighter = new Highlighter($words, $params->highlightPreTag, $params->highlightPostTag);
        $hits = [];
        $counts = new FacetCounter($this->db);
        foreach ($counts->count($matches, [$facet])[$facet] ?? [] as $value => $count) {
            $this->db->checkTime();
            $marked = $highlighter->mark((string) $value);
            if (!$words->isEmpty() && $marked['matchLevel'] !== 'full') {
                continue;
            }
            $hits[] = new FacetValue((string) $value, $marked['value'], $count);
            if (count($hits) === $params->maxFacetHits) {
                break;
            }
        }

        return [$hits, $counts->isExhaustive()];
    }
}
