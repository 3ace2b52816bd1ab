<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Search\Filters\FilterList;
use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Search\Query\QueryResult;

/** Converts a result of the built-in engine to the list of hits of a page. */
final class EngineHits
{
    /** @param string $index name of the index, as in the responses of the endpoints */
    public static function toHitList(QueryResult $result, string $index): HitList
    {
        $statistics = $result->facets->statistics;

        return new HitList(
            $result->hits,
            $result->total,
            $result->isExhaustive,
            $result->pages,
            $result->page,
            $result->facets->counts,
            $result->complete ?? $result->total,
            $result->hitsPerPage,
            $result->correctedQuery,
            $result->closestQueries,
            ($statistics[FilterList::PRICE] ?? null)?->min,
            ($statistics[FilterList::MAX_PRICE] ?? null)?->max,
            $result->summary() + ['index' => $index],
        );
    }
}
