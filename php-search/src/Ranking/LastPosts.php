<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Filter\FilterPosts;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Storage\Database;

/** Moves records with the attribute `sorts_last`, such as products that are out of stock, behind all other matches. */
final class LastPosts
{
    /**
     * @param list<int> $ids
     *
     * @return list<int> the same IDs in the same order, but those of records that sort last at the end
     */
    public static function sort(Database $db, array $ids): array
    {
        $last = (new FilterPosts($db))->withFacet(IndexSettings::SORTS_LAST, '1');
        $isLast = array_map($last->has(...), $ids);

        return [
            ...array_values(array_filter($ids, static fn(int $i): bool => !$isLast[$i], ARRAY_FILTER_USE_KEY)),
            ...array_values(array_filter($ids, static fn(int $i): bool => $isLast[$i], ARRAY_FILTER_USE_KEY)),
        ];
    }

    /** @return list<Matches> parts of the matches; sort each of them and append the next one */
    public static function split(Database $db, Matches $matches): array
    {
        $last = (new FilterPosts($db))->withFacet(IndexSettings::SORTS_LAST, '1');
        $isEmpty = $matches->filtered === null ? $last->count() === 0 : $matches->filtered->and($last)->count() === 0;
        if ($isEmpty) {
            return [$matches];
        }
        $every = $matches->filtered ?? (new FilterPosts($db))->every();
        $behind = $matches->onlyComplete($every->and($last));

        return $behind->count() === 0 ? [$matches] : [$matches->onlyComplete($every->without($last)), $behind];
    }
}
