<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Tokenizer\Tokenizer;

/** The words of a query, and the expressions that match them. */
final class QueryWords
{
    /** @var list<WordGroup> groups with alternatives, in the order of their words, without overlaps */
    public array $groups = [];

    /**
     * @param list<QueryWord> $words  words that must match
     * @param list<QueryWord> $spoken all words, including ignored stop words
     */
    private function __construct(public readonly array $words, private readonly array $spoken) {}

    /**
     * Parses a query.
     *
     * @param string                 $queryType prefixLast (default), prefixAll or prefixNone
     * @param array<array-key, true> $stopWords folded words that are ignored next to other words
     *
     * @return self contains at most the numbers of tokens and prefixes that IndexSettings allows; the rest of the query
     *   is ignored
     */
    public static function parse(string $query, string $queryType = 'prefixLast', array $stopWords = []): self
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

        $needed = array_filter($words, static fn(QueryWord $word): bool => !isset($stopWords[$word->text()]));

        // A query of stop words only searches for them.
        return new self(array_values($needed === [] ? $words : $needed), array_values($words));
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
    public function every(bool $asPrefix = true): ExpressionNode
    {
        return ExpressionNode::all(
            array_map(static fn(QueryWord $word): ExpressionNode => $word->match($asPrefix), $this->words),
        );
    }

    /**
     * Returns an expression that matches the words next to each other in this order, including stop words; null for a
     * single word.
     */
    public function phrase(bool $asPrefix): ?ExpressionNode
    {
        if (count($this->spoken) < 2) {
            return null;
        }
        $tokens = array_merge(...array_map(static fn(QueryWord $word): array => $word->tokens, $this->spoken));

        return ExpressionNode::phrase($tokens, $asPrefix && $this->spoken[count($this->spoken) - 1]->isPrefix);
    }

    public function hasAlternatives(): bool
    {
        return $this->groups !== [] ||
            array_filter($this->words, static fn(QueryWord $word): bool => $word->alternatives !== []) !== [];
    }

    /** Returns an expression that matches every word or one of its alternatives. */
    public function withAlternatives(): ExpressionNode
    {
        return $this->joined(
            array_map(static fn(QueryWord $word): ExpressionNode => $word->matchWithAlternatives(), $this->words),
        );
    }

    /** @param list<ExpressionNode> $parts one expression for each word */
    private function joined(array $parts): ExpressionNode
    {
        $all = $parts;
        foreach ($this->groups as $group) {
            $own = array_slice($all, $group->first, $group->count);
            $others = array_map(static fn(Alternative $one): ExpressionNode => $one->match(), $group->alternatives);
            foreach ($group->indexes() as $i) {
                unset($parts[$i]);
            }
            $parts[$group->first] = ExpressionNode::any([ExpressionNode::all($own), ...$others]);
        }
        ksort($parts);

        return ExpressionNode::all(array_values($parts));
    }

    public function hasPrefix(): bool
    {
        foreach ($this->words as $word) {
            if ($word->isPrefix) {
                return true;
            }
        }

        return false;
    }

    /** Returns an expression that allows alternatives of and up to $typos typos in every word. */
    public function withTypos(int $typos): ExpressionNode
    {
        return $this->joined(
            array_map(static fn(QueryWord $word): ExpressionNode => $word->matchWithTypos($typos), $this->words),
        );
    }

    /**
     * Returns an expression that matches exactly one correction with one typo; null when fewer than two words have such
     * a correction, because it would then equal withTypos(1).
     */
    public function withOneTypo(): ?ExpressionNode
    {
        $choices = [];
        foreach ($this->words as $i => $typed) {
            $corrected = $typed->matchOneTypo();
            if ($corrected === null) {
                continue;
            }
            $parts = [];
            foreach ($this->words as $j => $word) {
                $parts[] = $i === $j ? $corrected : $word->matchWithAlternatives();
            }
            $choices[] = ExpressionNode::all($parts);
        }

        return count($choices) < 2 ? null : ExpressionNode::any($choices);
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
