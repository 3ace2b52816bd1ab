<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/** One word of a query, and the expressions that match it. */
final class QueryWord
{
    /** Weights of an occurrence of a correction with one and with two typos, beside one of the word itself. */
    private const CORRECTION_WEIGHTS = [1 => 0.6, 2 => 0.4];

    /** The same for unlikely corrections, with up to three typos. */
    private const UNLIKELY_WEIGHTS = [1 => 0.3, 2 => 0.2, 3 => 0.2];

    /** Share of the weight of an occurrence that longer words have, too. */
    private const BEGINNING_WEIGHT = 0.2;

    /** @var array<string, int> corrections of the typo pass => distance, 1 or 2 */
    public array $corrections = [];

    /**
     * @var array<string, int> corrections with many typos, and of words that the index contains => distance, 1 to 3;
     *     used only for records that contain some of the words
     */
    public array $unlikelyCorrections = [];

    /** @var list<Alternative> other spellings and forms, related words and synonyms, see AlternativeKind */
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

    /** Returns the expression for the word, its singular, its plural and its other spellings. */
    public function matchSameWord(bool $asPrefix): ExpressionNode
    {
        $parts = [$this->match($asPrefix)];
        foreach ($this->alternatives as $alternative) {
            if ($alternative->kind->isSameWord()) {
                $parts[] = $alternative->match();
            }
        }

        return ExpressionNode::any($parts);
    }

    /**
     * Returns all forms of the word with the weights of their occurrences.
     *
     * @param int $typos maximum number of typos; 0 without corrections
     *
     * @return non-empty-list<WeightedPhrase>
     */
    public function forms(bool $asPrefix, int $typos): array
    {
        $whole = $this->match(false);
        $beginning = $this->match($asPrefix);
        $forms =
            $whole->key === $beginning->key
                ? [new WeightedPhrase($whole, 1.0, true)]
                : [new WeightedPhrase($whole, 1.0, true), new WeightedPhrase($beginning, self::BEGINNING_WEIGHT)];
        foreach ($this->alternatives as $alternative) {
            $forms[] = $alternative->weighted();
        }
        $corrections = array_map(
            static fn(int $distance): float => $distance <= $typos ? self::CORRECTION_WEIGHTS[$distance] : 0.0,
            $this->corrections,
        );
        $unlikely = array_map(
            static fn(int $distance): float => $typos > 0 ? self::UNLIKELY_WEIGHTS[$distance] : 0.0,
            $this->unlikelyCorrections,
        );
        foreach (array_filter($corrections + $unlikely) as $correction => $weight) {
            $forms[] = new WeightedPhrase(
                ExpressionNode::phrase([(string) $correction], $this->correctsBeginnings),
                $weight,
            );
        }

        return $forms;
    }

    /** @return list<array{ExpressionNode, int}> all corrections and their distances, closest ones first */
    public function correctionPhrases(): array
    {
        $phrases = [];
        $all = $this->corrections + $this->unlikelyCorrections;
        asort($all);
        foreach ($all as $correction => $distance) {
            $phrases[] = [ExpressionNode::phrase([(string) $correction], $this->correctsBeginnings), $distance];
        }

        return $phrases;
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
