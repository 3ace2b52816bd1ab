<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/** Another word or phrase that a search accepts instead of words of the query: a synonym, a singular or a plural. */
final class Alternative
{
    /**
     * @param list<string> $tokens      tokens that must be adjacent
     * @param bool         $isBeginning whether longer words match, too, because a single character of a script without
     *     spaces is a whole token only at the end of a run
     */
    public function __construct(
        public readonly array $tokens,
        public readonly bool $isBeginning,
        public readonly AlternativeKind $kind = AlternativeKind::Synonym,
    ) {}

    public function text(): string
    {
        return implode(' ', $this->tokens);
    }

    public function match(): ExpressionNode
    {
        return ExpressionNode::phrase($this->tokens, $this->isBeginning);
    }

    public function weighted(): WeightedPhrase
    {
        return new WeightedPhrase($this->match(), $this->kind->weight(), $this->kind->isSameWord());
    }
}
