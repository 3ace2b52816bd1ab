<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/** Finds alternatives of several tokens, and alternatives of several words, in the tokens of a text. */
final class AlternativePhrases
{
    /** @var list<array{string, int, bool}> latest tokens, their offsets, and whether they are highlighted */
    private array $window = [];

    /**
     * @param array<array-key, non-empty-list<array{list<string>, list<int>}>> $phrases tokens and indexes of the query
     *     words, by the
     * last token
     */
    private function __construct(private readonly array $phrases, private readonly int $longest) {}

    /** @return self|null null when a look at single tokens is sufficient */
    public static function fromWords(QueryWords $words): ?self
    {
        $phrases = [];
        $longest = 0;
        $add = static function (Alternative $one, int ...$indexes) use (&$phrases, &$longest): void {
            $phrases[$one->tokens[count($one->tokens) - 1]][] = [$one->tokens, array_values($indexes)];
            $longest = max($longest, count($one->tokens));
        };
        foreach ($words->words as $i => $word) {
            foreach ($word->alternatives as $alternative) {
                count($alternative->tokens) > 1 && $add($alternative, $i);
            }
        }
        foreach ($words->groups as $group) {
            foreach ($group->alternatives as $alternative) {
                $add($alternative, ...$group->indexes());
            }
        }

        return $longest === 0 ? null : new self($phrases, $longest);
    }

    /** Call it before the tokens of each text. */
    public function begin(): void
    {
        $this->window = [];
    }

    /**
     * @return array{offset: int, words: list<int>, unmarked: int}|null offset of the phrase that ends with this token,
     *   indexes of the query words, and number of its earlier tokens that were not highlighted
     */
    public function next(string $token, int $offset, bool $isMarked): ?array
    {
        $this->window[] = [$token, $offset, $isMarked];
        if (count($this->window) > $this->longest) {
            array_shift($this->window);
        }
        foreach ($this->phrases[$token] ?? [] as [$tokens, $words]) {
            $tail = array_slice($this->window, -count($tokens));
            if (array_column($tail, 0) === $tokens) {
                $earlier = array_slice($tail, 0, -1);
                $this->window = array_map(static fn(array $one): array => [$one[0], $one[1], true], $this->window);

                return [
                    'offset' => $tail[0][1],
                    'words' => $words,
                    'unmarked' => count(array_filter($earlier, static fn(array $one): bool => !$one[2])),
                ];
            }
        }

        return null;
    }
}
