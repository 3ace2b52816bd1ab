<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

use UnexpectedValueException;

/** What the hosted provider answered to a multi-query search, believed only in the types that its API description gives. */
final class ProviderAnswer
{
    private const NUMBERS = ['nbHits', 'nbPages', 'page', 'hitsPerPage'];
    private const OBJECTS = ['facets', 'facets_stats'];

    /**
     * @param mixed $answer the decoded body
     * @param int   $count  how many questions were asked
     *
     * @return list<array<string, mixed>> a result for each question
     *
     * @throws UnexpectedValueException for anything else; the message names the field and holds nothing of its value
     * @throws MissingObjectIDError     for a hit without one
     */
    public static function results(mixed $answer, int $count): array
    {
        $results = is_array($answer) ? $answer['results'] ?? null : null;
        if (!is_array($results) || count($results) !== $count) {
            throw new UnexpectedValueException('results is not a list with one entry for each query');
        }

        return array_map(self::result(...), array_values($results));
    }

    /**
     * A result whose texts are no longer than an excerpt needs: a page carries them twice. The embedded engine does the same
     * by itself, for the parameter `truncateWords`.
     *
     * @param array<string, mixed> $result
     * @param array<array-key, mixed> $question the search parameters that it answers, with `truncateWords` (attribute => words)
     *
     * @return array<string, mixed>
     */
    public static function shortened(array $result, array $question): array
    {
        $tags = [$question['highlightPreTag'] ?? null, $question['highlightPostTag'] ?? null];
        foreach (is_array($question['truncateWords'] ?? null) ? $question['truncateWords'] : [] as $name => $words) {
            foreach (is_int($words) && is_array($result['hits'] ?? null) ? array_keys($result['hits']) : [] as $i) {
                $hit = $result['hits'][$i];
                if (is_array($hit) && is_string($hit[$name] ?? null)) {
                    $hit[$name] = Words::first($hit[$name], $words);
                }
                if (is_array($hit) && is_array($hit['_highlightResult'] ?? null) && is_array($marked = $hit['_highlightResult'][$name] ?? null) && is_string($marked['value'] ?? null)) {
                    $hit['_highlightResult'][$name] = ['value' => self::closed(Words::first($marked['value'], $words), $tags)] + $marked;
                }
                $result['hits'][$i] = $hit;
            }
        }

        return $result;
    }

    /**
     * A mark that was cut in two ends where the text ends.
     *
     * @param array{mixed, mixed} $tags
     */
    private static function closed(string $text, array $tags): string
    {
        [$pre, $post] = $tags;

        return is_string($pre) && is_string($post) && $pre !== '' && $post !== '' && substr_count($text, $pre) > substr_count($text, $post) ? $text . $post : $text;
    }

    /** @return array<string, mixed> */
    private static function result(mixed $result): array
    {
        if (!is_array($result) || !is_array($result['hits'] ?? null)) {
            throw new UnexpectedValueException('hits is not a list');
        }
        foreach (self::NUMBERS as $name) {
            if (!is_int($result[$name] ?? null) || $result[$name] < 0) {
                throw new UnexpectedValueException("$name is not a number");
            }
        }
        foreach (self::OBJECTS as $name) {
            if (!is_array($result[$name] ?? [])) {
                throw new UnexpectedValueException("$name is not an object");
            }
        }
        foreach ($result['hits'] as $hit) {
            if (!is_array($hit)) {
                throw new UnexpectedValueException('a hit is not an object');
            }
            if (!is_string($hit['objectID'] ?? null) || $hit['objectID'] === '') {
                throw new MissingObjectIDError();
            }
        }
        $named = [];
        foreach ($result as $name => $value) {
            $named[(string) $name] = $value;
        }

        return ['hits' => array_values($result['hits'])] + $named;
    }
}
