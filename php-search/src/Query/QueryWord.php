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
     * @param bool         $dense  whether the script of the word has no spaces
     * @param bool         $prefix whether longer words match, too
     */
    public function __construct(
        public readonly array $tokens,
        public readonly bool $dense,
        public readonly bool $prefix,
    ) {}

    public function text(): string
    {
        return implode(' ', $this->tokens);
    }

    /**
     * Whether longer words match, too. In a script without spaces, a single character is a whole token only at the end
     * of a run, so it always matches as a prefix.
     */
    public function isBeginning(): bool
    {
        return $this->prefix || ($this->dense && count($this->tokens) === 1);
    }

    public function match(bool $asPrefix): ExpressionNode
    {
        // In a script without spaces, a single character is a whole token only at the end of a run.
        $isPrefix = ($this->prefix && $asPrefix) || ($this->dense && count($this->tokens) === 1);

        return ExpressionNode::phrase($this->tokens, $isPrefix);
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
}
