<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Tokenizer\Tokenizer;

/** The words of a query, and the expressions that match them. */
final class QueryWords
{
    private const EXCLUDED = '/(?<!\S)-(\p{L}\S*)/u';

    /** Maximum number of excluded words; further ones are ignored. */
    private const MAX_EXCLUDED = 10;

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
     * Separates the words with a hyphen in front, which records must not contain, from a query. WordPress has the same
     * rule. A hyphen before a digit is a minus sign.
     *
     * @return array{string, list<ExpressionNode>} the query without these words, and an expression for each of them
     */
    public static function excluded(string $query): array
    {
        if (!str_contains($query, '-') || preg_match_all(self::EXCLUDED, $query, $found) < 1) {
            return [$query, []];
        }
        $excluded = [];
        foreach (array_slice($found[1], 0, self::MAX_EXCLUDED) as $text) {
            $tokens = array_merge(...array_column(Tokenizer::words($text), 0));
            if ($tokens !== []) {
                $excluded[] = ExpressionNode::phrase(array_slice($tokens, 0, IndexSettings::MAX_QUERY_TOKENS), false);
            }
        }

        return [trim(preg_replace(self::EXCLUDED, ' ', $query) ?? $query), $excluded];
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

    /** Returns an expression that matches each word, its singular, its plural or another spelling. */
    public function everySame(bool $asPrefix = true): ExpressionNode
    {
        return $this->joined(
            array_map(static fn(QueryWord $word): ExpressionNode => $word->matchSameWord($asPrefix), $this->words),
            true,
        );
    }

    /**
     * Returns the forms of each word, for scores. A word of a group has the alternatives of the group as well. Stop
     * words come last: records need not contain them, but one that does is better.
     *
     * @param int $typos maximum number of typos; 0 without corrections
     *
     * @return list<non-empty-list<WeightedPhrase>>
     */
    public function forms(bool $asPrefix, int $typos = 0): array
    {
        $forms = array_map(static fn(QueryWord $word): array => $word->forms($asPrefix, $typos), $this->words);
        foreach ($this->groups as $group) {
            foreach ($group->alternatives as $alternative) {
                $form = $alternative->weighted();
                foreach ($group->indexes() as $i) {
                    $forms[$i][] = $form;
                }
            }
        }

        foreach ($this->spoken as $word) {
            if (!in_array($word, $this->words, true)) {
                $forms[] = $word->forms(false, 0);
            }
        }

        return $forms;
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

    /**
     * @param list<ExpressionNode> $parts    one expression for each word
     * @param bool                 $onlySame whether to use other spellings of groups only
     */
    private function joined(array $parts, bool $onlySame = false): ExpressionNode
    {
        $all = $parts;
        foreach ($this->groups as $group) {
            $own = array_slice($all, $group->first, $group->count);
            $others = [];
            foreach ($group->alternatives as $one) {
                if (!$onlySame || $one->kind->isSameWord()) {
                    $others[] = $one->match();
                }
            }
            if ($others === []) {
                continue;
            }
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
