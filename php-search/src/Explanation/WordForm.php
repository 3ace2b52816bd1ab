<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Explanation;

use Stallkeeper\Search\Query\ExpressionNode;

/** A form that a search accepts for words of its query, with the reason. */
final class WordForm
{
    /**
     * @param string    $word  one or several words of the query, folded
     * @param list<int> $words their indexes
     */
    public function __construct(
        public readonly string $word,
        public readonly array $words,
        public readonly ExpressionNode $phrase,
        public readonly MatchReason $reason,
        public readonly int $typos = 0,
    ) {}

    /**
     * Finds the form in a text.
     *
     * @param list<string> $tokens
     *
     * @return string|null the words of the text; null if it does not contain the form
     */
    public function find(array $tokens): ?string
    {
        $wanted = $this->phrase->tokens;
        $last = count($wanted) - 1;
        foreach ($tokens as $i => $token) {
            $isWhole = $token === $wanted[$last];
            if (
                // The whole word has another reason.
                (($isWhole && $this->reason !== MatchReason::Beginning) ||
                    (!$isWhole && $this->phrase->isPrefix && str_starts_with($token, $wanted[$last]))) &&
                $i >= $last &&
                array_slice($tokens, $i - $last, $last) === array_slice($wanted, 0, $last)
            ) {
                return implode(' ', [...array_slice($wanted, 0, $last), $token]);
            }
        }

        return null;
    }
}
