<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/** One word of a query, and the expressions that match it. */
final class QueryWord
{
    /** @var array<string, int> corrections of the typo pass => distance */
    public array $corrections = [];

    /** @var list<Alternative> synonyms, singulars and plurals of the word */
    public array $alternatives = [];

    /** Whether the corrections match as prefixes, like the word itself. */
    public bool $correctsBeginnings = false;

    /**
     * @param list<string> $tokens tokens that must be adjacent
     * @param bool $isUnspaced whether the script of the word has no spaces
     * @param bool $isPrefix whether the visitor may still be typing the word, so that longer words match, too
     */
    public function __construct(
        public readonly array $tokens,
        public readonly bool $isUnspaced,
        public readonly bool $isPrefix,
    ) {}

    public function text(): string
    {
        return implode(' ', $this->tokens);
    }

    /** Whether longer words match, too. */
    public function isBeginning(): bool
    {
        return $this->isPrefix || $this->isSingleCharacter();
    }

    public function match(bool $asPrefix): ExpressionNode
    {
        return ExpressionNode::phrase($this->tokens, ($this->isPrefix && $asPrefix) || $this->isSingleCharacter());
    }

    /** Returns the expression for the word or any of its alternatives. */
    public function matchWithAlternatives(): ExpressionNode
    {
        return ExpressionNode::any($this->exact());
    }

    /** Returns the expression for the word, its alternatives and any correction with at most $typos typos. */
    public function matchWithTypos(int $typos): ExpressionNode
    {
        return ExpressionNode::any([...$this->exact(), ...$this->corrected($typos)]);
    }

    /** Returns the expression for any correction with one typo; null if there is none. */
    public function matchOneTypo(): ?ExpressionNode
    {
        $parts = $this->corrected(1);

        return $parts === [] ? null : ExpressionNode::any($parts);
    }

    /** @return list<ExpressionNode> */
    private function corrected(int $typos): array
    {
        $parts = [];
        foreach ($this->corrections as $correction => $distance) {
            if ($distance <= $typos) {
                $parts[] = ExpressionNode::phrase([(string) $correction], $this->correctsBeginnings);
            }
        }

        return $parts;
    }

    /** @return non-empty-list<ExpressionNode> */
    private function exact(): array
    {
        return [
            $this->match(true),
            ...array_map(static fn(Alternative $one): ExpressionNode => $one->match(), $this->alternatives),
        ];
    }

    /**
     * Whether the word is one character of a script without spaces. It is a whole token only at the end of a run, so it
     * always matches as a prefix.
     */
    private function isSingleCharacter(): bool
    {
        return $this->isUnspaced && count($this->tokens) === 1;
    }
}
