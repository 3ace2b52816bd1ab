<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** The words of a query, and the FTS5 expressions that ask for all of them. */
final class QueryWords
{
    /** @param list<QueryWord> $words */
    private function __construct(public readonly array $words) {}

    /** @param string $queryType the provider's: prefixLast (default), prefixAll or prefixNone */
    public static function parse(string $query, string $queryType = 'prefixLast'): self
    {
        $found = array_slice(Tokenizer::words($query), 0, IndexSettings::MAX_QUERY_WORDS);
        // A query that ends in a space or a mark still has an unfinished last word: the provider sees it so, too.
        $last = count($found) - 1;
        $words = [];
        foreach ($found as $i => [$tokens, $dense]) {
            $prefix = $queryType === 'prefixAll' || ($queryType !== 'prefixNone' && $i === $last);
            $words[implode(' ', $tokens) . ($prefix ? '*' : '')] = new QueryWord($tokens, $dense, $prefix);
        }

        return new self(array_values($words));
    }

    public function isEmpty(): bool
    {
        return $this->words === [];
    }

    /** All words, in any place and order. */
    public function every(bool $asPrefix = true): string
    {
        return implode(' AND ', array_map(static fn(QueryWord $word): string => $word->match($asPrefix), $this->words));
    }

    /** The words side by side in this order; null for a single word. */
    public function phrase(bool $asPrefix): ?string
    {
        if (count($this->words) < 2) {
            return null;
        }
        $text = implode(' ', array_map(static fn(QueryWord $word): string => $word->text(), $this->words));

        return '"' . $text . '"' . ($asPrefix && $this->words[count($this->words) - 1]->prefix ? ' *' : '');
    }

    public function hasPrefix(): bool
    {
        foreach ($this->words as $word) {
            if ($word->prefix) {
                return true;
            }
        }

        return false;
    }

    /** Every word may have up to $typos typos. */
    public function withTypos(int $typos): string
    {
        return implode(' AND ', array_map(static fn(QueryWord $word): string => $word->matchWithTypos($typos) ?? '', $this->words));
    }

    /** Exactly one word has one typo; null when no word has such a correction, or when it is the same as withTypos(1). */
    public function withOneTypo(): ?string
    {
        $choices = [];
        foreach ($this->words as $i => $typed) {
            $corrected = $typed->matchWithTypos(1, false);
            if ($corrected === null) {
                continue;
            }
            $parts = [];
            foreach ($this->words as $j => $word) {
                $parts[] = $i === $j ? $corrected : $word->match(true);
            }
            $choices[] = '(' . implode(' AND ', $parts) . ')';
        }

        return count($choices) < 2 ? null : implode(' OR ', $choices);
    }

    public function mostTypos(): int
    {
        $most = 0;
        foreach ($this->words as $word) {
            $most = max([$most, ...array_values($word->corrections)]);
        }

        return $most;
    }
}
