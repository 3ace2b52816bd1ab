<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/** Adjacent words of a query that have alternatives only together, such as "tv stand". */
final class WordGroup
{
    /**
     * @param int                         $first        index of the first word in QueryWords
     * @param int                         $count        number of words, at least 2
     * @param non-empty-list<Alternative> $alternatives
     */
    public function __construct(
        public readonly int $first,
        public readonly int $count,
        public readonly array $alternatives,
    ) {}

    /** @return list<int> indexes of the words */
    public function indexes(): array
    {
        return range($this->first, $this->first + $this->count - 1);
    }
}
