<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/**
 * Decodes request bodies of the provider's API clients. It ignores the content type, because browsers send text/plain.
 */
final class RequestBody
{
    public const MAX_BYTES = 512_000;
    public const MAX_REQUESTS = 50;
    private const DEPTH = 32;

    /** Parameters that are lists or objects. In the URL-encoded form they are JSON strings. */
    private const STRUCTURED = [
        'facets',
        'facetFilters',
        'numericFilters',
        'tagFilters',
        'attributesToRetrieve',
        'attributesToHighlight',
        'attributesToSnippet',
        'truncateWords',
    ];

    /** Fields that select the call and its index. They are not search parameters. */
    private const ENVELOPE = ['params' => 1, 'indexName' => 1, 'index' => 1, 'type' => 1, 'facet' => 1];

    /**
     * @return array<array-key, mixed>
     *
     * @throws BadRequest when the body is too large or not a JSON object
     */
    public static function decode(string $body): array
    {
        if (strlen($body) > self::MAX_BYTES) {
            throw new BadRequest('The request is larger than ' . self::MAX_BYTES / 1000 . ' kB', 413);
        }
        $data = json_decode($body, true, self::DEPTH, JSON_INVALID_UTF8_SUBSTITUTE);
        if (!is_array($data) || ($data !== [] && array_is_list($data))) {
            throw new BadRequest('The body must be a JSON object');
        }

        return $data;
    }

    /**
     * @param array<array-key, mixed> $data
     *
     * @return list<array<array-key, mixed>> the requests of a multi-query
     *
     * @throws BadRequest when `requests` is not a valid list or is too long
     */
    public static function requests(array $data): array
    {
        $requests = $data['requests'] ?? null;
        if (!is_array($requests) || !array_is_list($requests)) {
            throw new BadRequest('The body must hold a list of `requests`');
        }
        if (count($requests) > self::MAX_REQUESTS) {
            throw new BadRequest('Too many requests in one call: at most ' . self::MAX_REQUESTS);
        }
        foreach ($requests as $request) {
            if (!is_array($request) || !is_string($request['indexName'] ?? null)) {
                throw new BadRequest('Every request must be an object with an `indexName`');
            }
        }

        /** @var list<array<array-key, mixed>> $requests */
        return $requests;
    }

    /**
     * Returns the search parameters as one flat array. API clients of version 5 send a flat object; version 4 sends
     * `params` as an object or as a URL-encoded string.
     *
     * @param array<array-key, mixed> $request
     *
     * @return array<array-key, mixed>
     */
    public static function params(array $request): array
    {
        $nested = $request['params'] ?? [];
        $params = array_diff_key(
            (is_string($nested) ? self::decodeUrl($nested) : (is_array($nested) ? $nested : [])) + $request,
            self::ENVELOPE,
        );
        foreach (self::STRUCTURED as $name) {
            $value = $params[$name] ?? null;
            if (is_string($value) && ($value[0] ?? '') !== '' && str_contains('[{', $value[0])) {
                $params[$name] =
                    json_decode($value, true, self::DEPTH, JSON_INVALID_UTF8_SUBSTITUTE) ??
                    throw new BadRequest("$name: not valid JSON");
            }
        }

        return $params;
    }

    /**
     * Decodes a query string. parse_str() is not used because it replaces dots in names with underscores.
     *
     * @return array<string, string>
     */
    private static function decodeUrl(string $text): array
    {
        $params = [];
        foreach (explode('&', ltrim($text, '?')) as $pair) {
            [$name, $value] = [...explode('=', $pair, 2), ''];
            if ($name !== '') {
                $params[urldecode($name)] = urldecode($value);
            }
        }

        return $params;
    }
}
