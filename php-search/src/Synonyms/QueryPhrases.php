<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Synonyms;

use Stallkeeper\Search\Query\QueryWord;

/**
 * The adjacent words of a query that a rule may contain: single words and phrases, also with other forms of the last
 * word.
 */
final class QueryPhrases
{
    /** @var list<array{int, int, list<string>}> index of the first word, number of words, keys of RuleParser */
    private array $phrases = [];

    /**
     * @param list<QueryWord>    $words
     * @param list<list<string>> $forms other forms of each word
     */
    public function __construct(array $words, array $forms)
    {
        $texts = array_map(static fn(QueryWord $word): string => $word->text(), $words);
        foreach ($texts as $first => $_) {
            // The longest phrase is first, because groups must not overlap.
            for ($count = min(RuleParser::MAX_PHRASE_WORDS, count($texts) - $first); $count > 0; $count--) {
                $last = $first + $count - 1;
                $before = array_slice($texts, $first, $count - 1);
                $endings = [$texts[$last], ...array_map(RuleParser::key(...), $forms[$last])];
                $this->phrases[] = [
                    $first,
                    $count,
                    array_values(
                        array_unique(
                            array_map(
                                static fn(string $ending): string => implode(' ', [...$before, $ending]),
                                $endings,
                            ),
                        ),
                    ),
                ];
            }
        }
    }

    /** @return list<array{int, int, list<string>}> index of the first word, number of words, keys of RuleParser */
    public function all(): array
    {
        return $this->phrases;
    }

    /** @return list<string> */
    public function keys(): array
    {
        return array_values(array_unique(array_merge(...array_column($this->phrases, 2))));
    }
}
