<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Tokenizer\Tokenizer;

/** The words of a query, and the FTS5 expressions that ask for all of them. */
final class QueryWords
{
    /** @param list<QueryWord> $words */
    private function __construct(public readonly array $words) {}

    /**
     * @param string $queryType the provider's: prefixLast (default), prefixAll or prefixNone
     *
     * @return self at most as many tokens and beginnings of words as IndexSettings allows; the rest of the query is ignored
     */
    public static function parse(string $query, string $queryType = 'prefixLast'): self
    {
        $found = self::limited(Tokenizer::words($query));
        // A query that ends in a space or a mark still has an unfinished last word: the provider sees it so, too.
        $last = count($found) - 1;
        $words = [];
        $prefixes = 0;
        foreach ($found as $i => [$tokens, $dense]) {
            // There is always room for the last word: the visitor is still typing it.
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
     * @return list<array{list<string>, bool}> the first of them, with as many tokens as a search may have
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
