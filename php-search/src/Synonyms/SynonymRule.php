<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Synonyms;

/** One rule: a search for a phrase of the first list also finds the phrases of the second. */
final class SynonymRule
{
    /**
     * @param non-empty-list<string> $from words or phrases
     * @param non-empty-list<string> $to   the same list for a rule that works both ways
     */
    public function __construct(public readonly array $from, public readonly array $to) {}

    public function isTwoWay(): bool
    {
        return $this->from === $this->to;
    }
}
