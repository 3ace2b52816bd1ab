<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Storage\Database;

/** Sorts all matches of a search by relevance: first those with all words, then those with some of them. */
final class RelevanceOrder
{
    public function __construct(private readonly Database $db, private readonly IndexSettings $settings) {}

    /** @return array<int, RankingStep> ID => its step of the order, from $offset on, at most $limit */
    public function steps(Matches $matches, int $offset, int $limit): array
    {
        $steps = [];
        $complete = $matches->someWords === [] ? $matches : $matches->onlyComplete();
        foreach (LastPosts::split($this->db, $complete) as $part) {
            $steps += (new Ranking($this->db, $this->settings, $part))->steps($offset, $limit - count($steps));
            $offset = max(0, $offset - $part->count());
        }
        if ($matches->someWords !== [] && count($steps) < $limit) {
            $some = LastPosts::sort($this->db, array_keys($matches->someWords));
            foreach (array_slice($some, $offset, $limit - count($steps)) as $id) {
                $steps[$id] = $matches->someWords[$id];
            }
        }

        return $steps;
    }
}
