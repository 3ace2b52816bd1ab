<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Explanation;

/** A word or phrase of a record that matches a word of the query. */
final class WordMatch
{
    /**
     * @param string                 $word   of the query, folded
     * @param string                 $found  in the record, folded
     * @param int                    $typos  distance of a correction; 0 for other reasons
     * @param non-empty-list<string> $fields attributes of the record, dotted names
     */
    public function __construct(
        public readonly string $word,
        public readonly string $found,
        public readonly MatchReason $reason,
        public readonly int $typos,
        public readonly array $fields,
    ) {}
}
