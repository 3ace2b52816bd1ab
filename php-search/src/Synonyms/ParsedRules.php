<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Synonyms;

/** The rules of a text. Use them only if there are no problems. */
final class ParsedRules
{
    /**
     * @param list<SynonymRule> $rules
     * @param list<LineProblem> $problems the first ones
     * @param int               $problemCount number of all problems
     */
    public function __construct(
        public readonly array $rules,
        public readonly array $problems,
        public readonly int $problemCount,
    ) {}
}
