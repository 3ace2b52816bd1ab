<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Query\ExpressionNode;
use Stallkeeper\Search\Query\FullTextQuery;
use Stallkeeper\Search\Query\WeightedPhrase;

/** Counts for scores: how many posts contain a word, and how often a post contains it. */
final class WordStatistics
{
    public function __construct(private readonly FullTextQuery $text) {}

    /**
     * Returns the inverse document frequency of the word, its plural and its other spellings. Only if no post contains
     * them, that of all forms counts: many corrections would make a rare word look like a common one.
     *
     * @param list<WeightedPhrase> $forms
     *
     * @return array{float, bool} weight above 0, and whether any post contains the word itself
     */
    public function idf(array $forms, int $posts): array
    {
        $found = 0;
        $onlySame = true;
        foreach ([true, false] as $onlySame) {
            $phrases = [];
            foreach ($forms as $form) {
                if (!$onlySame || $form->isSameWord) {
                    $phrases[] = $form->phrase;
                }
            }
            $found = $phrases === [] ? 0 : $this->text->everywhere(ExpressionNode::any($phrases))->count();
            if ($found > 0) {
                break;
            }
        }

        return [log(1 + ($posts - $found + 0.5) / ($found + 0.5)), $onlySame];
    }

    /**
     * @param array<int, array<int, int>> $parts posts, see Postings::byPart()
     *
     * @return array<int, int> ID => occurrences (see Weights); for several tokens, of the one with the fewest
     *     occurrences in the post
     */
    public function occurrences(ExpressionNode $phrase, array $parts): array
    {
        $last = count($phrase->tokens) - 1;
        $least = null;
        foreach ($phrase->tokens as $i => $token) {
            $found = $this->text->postings->weights($token, $phrase->isPrefix && $i === $last, $parts);
            if ($least === null) {
                $least = $found;
                continue;
            }
            foreach ($least as $id => $sum) {
                $least[$id] = min($sum, $found[$id] ?? 0);
            }
        }
        if ($last < 1) {
            return $least ?? [];
        }
        $matching = $this->text->everywhere($phrase);

        return array_filter($least ?? [], $matching->has(...), ARRAY_FILTER_USE_KEY);
    }
}
