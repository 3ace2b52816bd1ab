<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Tokenizer\Tokenizer;

/** The words of a query, and the FTS5 expressions that match them. */
final class QueryWords
{
    /** @param list<QueryWord> $words */
    private function __construct(public readonly array $words) {}

    /**
     * Parses a query.
     *
     * @param string $queryType prefixLast (default), prefixAll or prefixNone
     *
     * @return self contains at most the numbers of tokens and prefixes that IndexSettings allows; the rest of the query
     *   is ignored
     */
    public static function parse(string $query, string $queryType = 'prefixLast'): self
    {
        $found = self::limited(Tokenizer::words($query));
        // The last word counts as unfinished even before a trailing space or punctuation mark, as in the provider's
        // API.
        $last = count($found) - 1;
        $words = [];
        $prefixes = 0;
        foreach ($found as $i => [$tokens, $dense]) {
            // Reserve a prefix for the last word, because the visitor is still typing it.
            $hasRoom = $i === $last || $prefixes < IndexSettings::MAX_PREFIX_WORDS - 1;
            $prefix = ($queryType !== 'prefixNone' && $i === $last) || ($queryType === 'prefixAll' && $hasRoom);
            $word = new QueryWord($tokens, $dense, $prefix);
            if ($word->isBeginning() && !$hasRoom) {
                continue;
            }
            $prefixes += $word->isBeginning() ? 1 : 0;
            $words[implode(' ', $tokens) . ($prefix ? '*' : '')] = $word;
        }

        return new self(array_values($words));
    }

    /**
     * @param list<array{list<string>, bool}> $words tokens, and whether the script has no spaces
     *
     * @return list<array{list<string>, bool}> the first words, up to the maximum number of tokens
     */
    private static function limited(array $words): array
    {
        $left = IndexSettings::MAX_QUERY_TOKENS;
        $kept = [];
        foreach ($words as [$tokens, $dense]) {
            if ($left < 1) {
                break;
            }
            $kept[] = [array_slice($tokens, 0, $left), $dense];
            $left -= count($tokens);
        }

        return $kept;
    }

    public function isEmpty(): bool
    {
        return $this->words === [];
    }

    /** Returns an expression that matches all words, in any place and order. */
    public function every(bool $asPrefix = true): string
    {
        return implode(' AND ', array_map(static fn(QueryWord $word): string => $word->match($asPrefix), $this->words));
    }

    /** Returns an expression that matches the words next to each other in this order; null for a single word. */
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

    /** Returns an expression that allows up to $typos typos in every word. */
    public function withTypos(int $typos): string
    {
        return implode(' AND ', array_map(static fn(QueryWord $word): string => $word->matchWithTypos($typos) ?? '', $this->words));
    }

    /**
     * Returns an expression that matches exactly one correction with one typo; null when fewer than two words have such
     * a correction, because it would then equal withTypos(1).
     */
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
