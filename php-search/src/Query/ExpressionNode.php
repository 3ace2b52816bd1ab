<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/**
 * A node of a match expression: a phrase of adjacent words, or a combination of nodes of which all or any must match.
 */
final class ExpressionNode
{
    /** Equal nodes have the same key. Tokens contain only letters, digits and marks. */
    public readonly string $key;

    /**
     * @param list<string> $tokens words of a phrase; empty for a combination
     * @param bool         $isPrefix whether the last word of the phrase also matches as a prefix
     * @param list<self>   $parts  parts of a combination
     * @param bool         $isAll  whether all parts must match
     */
    private function __construct(
        public readonly array $tokens,
        public readonly bool $isPrefix,
        public readonly array $parts,
        public readonly bool $isAll,
    ) {
        $this->key =
            $tokens === []
                ? '(' .
                    implode($isAll ? '&' : '|', array_map(static fn(self $part): string => $part->key, $parts)) .
                    ')'
                : implode(' ', $tokens) . ($isPrefix ? '*' : '');
    }

    /** @param list<string> $tokens */
    public static function phrase(array $tokens, bool $isPrefix): self
    {
        return new self($tokens, $isPrefix, [], false);
    }

    /** @param list<self> $parts */
    public static function all(array $parts): self
    {
        return count($parts) === 1 ? $parts[0] : new self([], false, $parts, true);
    }

    /** @param list<self> $parts */
    public static function any(array $parts): self
    {
        return count($parts) === 1 ? $parts[0] : new self([], false, $parts, false);
    }

    /** Whether this node is a phrase of several words, which must be adjacent. */
    public function isAdjacent(): bool
    {
        return count($this->tokens) > 1;
    }

    /** @return list<self> all distinct phrases of this node */
    public function phrases(): array
    {
        if ($this->tokens !== []) {
            return [$this];
        }
        $all = [];
        foreach ($this->parts as $part) {
            foreach ($part->phrases() as $phrase) {
                $all[$phrase->key] = $phrase;
            }
        }

        return array_values($all);
    }
}
