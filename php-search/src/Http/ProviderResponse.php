<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

use Stallkeeper\Search\Index\MissingObjectIDError;
use Stallkeeper\Search\Tokenizer\WordSplitter;
use UnexpectedValueException;

/**
 * Validates the hosted provider's response to a multi-query search against the types of its API description. The
 * JavaScript counterpart is `src/search/client/validateResponse.ts`.
 */
final class ProviderResponse
{
    private const NUMBERS = ['nbHits', 'nbPages', 'page', 'hitsPerPage'];
    private const OBJECTS = ['facets', 'facets_stats'];

    /**
     * @param mixed $response decoded response body
     * @param int   $count    number of queries in the request
     *
     * @return list<array<string, mixed>> one result per query
     *
     * @throws UnexpectedValueException when the response has another shape; the message names the field but not its
     *     value
     * @throws MissingObjectIDError     when a hit has no objectID
     */
    public static function results(mixed $response, int $count): array
    {
        $results = is_array($response) ? $response['results'] ?? null : null;
        if (!is_array($results) || !array_is_list($results) || count($results) !== $count) {
            throw new UnexpectedValueException('results is not a list with one entry for each query');
        }

        return array_map(self::result(...), $results);
    }

    /**
     * Truncates the texts of a result to the length that excerpts need, because a page contains them twice. The
     * built-in engine applies the parameter `truncateWords` itself.
     *
     * @param array<string, mixed> $result
     * @param array<array-key, mixed> $request search parameters of the query, with `truncateWords` (attribute =>
     *   words)
     *
     * @return array<string, mixed>
     */
    public static function shortened(array $result, array $request): array
    {
        $lengths = array_filter(
            is_array($request['truncateWords'] ?? null) ? $request['truncateWords'] : [],
            is_int(...),
        );
        if ($lengths !== [] && is_array($result['hits'] ?? null)) {
            $tags = [$request['highlightPreTag'] ?? null, $request['highlightPostTag'] ?? null];
            $result['hits'] = array_map(
                static fn(mixed $hit): mixed => is_array($hit) ? self::shortHit($hit, $lengths, $tags) : $hit,
                $result['hits'],
            );
        }

        return $result;
    }

    /**
     * @param array<array-key, mixed> $hit
     * @param array<array-key, int>   $lengths attribute => words
     * @param array{mixed, mixed}     $tags
     *
     * @return array<array-key, mixed>
     */
    private static function shortHit(array $hit, array $lengths, array $tags): array
    {
        $marked = is_array($hit['_highlightResult'] ?? null) ? $hit['_highlightResult'] : [];
        foreach ($lengths as $name => $words) {
            if (is_string($hit[$name] ?? null)) {
                $hit[$name] = WordSplitter::first($hit[$name], $words);
            }
            $one = is_array($marked[$name] ?? null) ? $marked[$name] : [];
            if (is_string($one['value'] ?? null)) {
                $marked[$name] = ['value' => self::closed(WordSplitter::first($one['value'], $words), $tags)] + $one;
            }
        }

        return isset($hit['_highlightResult']) ? ['_highlightResult' => $marked] + $hit : $hit;
    }

    /**
     * Adds the closing tag when truncation has removed it.
     *
     * @param array{mixed, mixed} $tags
     */
    private static function closed(string $text, array $tags): string
    {
        [$pre, $post] = $tags;

        return is_string($pre) &&
            is_string($post) &&
            $pre !== '' &&
            $post !== '' &&
            substr_count($text, $pre) > substr_count($text, $post)
            ? $text . $post
            : $text;
    }

    /** @return array<string, mixed> */
    private static function result(mixed $result): array
    {
        if (!is_array($result)) {
            throw new UnexpectedValueException('a result is not an object');
        }
        if (is_array($result['facetHits'] ?? null)) {
            return self::named($result);
        }
        if (!is_array($result['hits'] ?? null) || !array_is_list($result['hits'])) {
            throw new UnexpectedValueException('hits is not a list');
        }
        foreach (self::NUMBERS as $name) {
            if (!is_int($result[$name] ?? null) || $result[$name] < 0) {
                throw new UnexpectedValueException("$name is not a number");
            }
        }
        foreach (self::OBJECTS as $name) {
            $object = $result[$name] ?? [];
            // json_decode() turns an empty JSON object into an empty PHP array, which is also a list.
            if (!is_array($object) || ($object !== [] && array_is_list($object))) {
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

        return self::named($result);
    }

    /**
     * @param array<array-key, mixed> $result
     *
     * @return array<string, mixed>
     */
    private static function named(array $result): array
    {
        $named = [];
        foreach ($result as $name => $value) {
            $named[(string) $name] = $value;
        }

        return $named;
    }
}
