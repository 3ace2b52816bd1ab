<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

use Algolia\AlgoliaSearch\Http\Psr7\Response;
use Closure;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;

/** Stands in for the hosted provider: indexes with records, whose search finds titles that contain the query. */
final class Provider
{
    /** @var array<string, array<array-key, array<string, mixed>>> records by index and objectID */
    public static array $indexes = [];

    /** @var array<string, array<array-key, mixed>> by index */
    public static array $settings = [];

    /** @var array<string, list<array<array-key, mixed>>> by index */
    public static array $synonyms = [];

    /** @var array<string, list<string>> rights by key; others are unknown */
    public static array $keys = [];

    /** @var list<string> requests, such as "POST /1/indexes/name/batch" */
    public static array $requests = [];

    /** @var list<array<array-key, mixed>> JSON bodies of the requests */
    public static array $bodies = [];

    /** @var list<string> URLs of the requests */
    public static array $urls = [];

    /** Number of answers that say that a task is not done, before one says that it is. */
    public static int $pollsBeforeDone = 0;

    /** @var (Closure(string): bool)|null whether the answer to a request is lost; the request is done */
    public static ?Closure $isLost = null;

    /** Status of all answers; 200 for real ones. */
    public static int $status = 200;

    /** Whether a search finds one record of each post. */
    public static bool $isDistinct = false;

    /** Title of a record that the provider refuses. */
    public static string $refused = '';

    public static function reset(): void
    {
        self::$indexes = self::$settings = self::$synonyms = self::$keys = [];
        self::forgetRequests();
        self::$status = 200;
        self::$pollsBeforeDone = 0;
        self::$isLost = null;
        self::$refused = '';
        self::$isDistinct = false;
    }

    public static function forgetRequests(): void
    {
        self::$requests = self::$bodies = self::$urls = [];
    }

    /** @return list<array<array-key, mixed>> bodies of the requests whose path has this end */
    public static function sent(string $end): array
    {
        return array_values(
            array_intersect_key(
                self::$bodies,
                array_filter(self::$requests, static fn(string $request): bool => str_ends_with($request, $end)),
            ),
        );
    }

    public static function answer(RequestInterface $request): ResponseInterface
    {
        $path = rawurldecode($request->getUri()->getPath());
        $name = $request->getMethod() . ' ' . $path;
        $body = json_decode((string) $request->getBody(), true);
        self::$requests[] = $name;
        self::$bodies[] = is_array($body) ? $body : [];
        self::$urls[] = (string) $request->getUri();
        $answer = self::result($request, $path);

        return self::$isLost !== null && (self::$isLost)($name)
            ? new Response(0, [], null, '1.1', 'Connection reset')
            : $answer;
    }

    private static function result(RequestInterface $request, string $path): ResponseInterface
    {
        if (self::$status !== 200) {
            return self::json(['message' => 'Out of order', 'status' => self::$status], self::$status);
        }
        $body = json_decode((string) $request->getBody(), true);
        $body = is_array($body) ? $body : [];
        if (preg_match('#^/1/keys/(.+)$#', $path, $match) === 1) {
            return isset(self::$keys[$match[1]])
                ? self::json(['value' => $match[1], 'acl' => self::$keys[$match[1]]])
                : self::json(['message' => 'Invalid credentials'], 403);
        }
        [, , , $index, $call] = explode('/', $path . '//////', 6);

        return match ($call) {
            'queries' => self::json(['results' => array_map(self::search(...), self::lists($body['requests'] ?? []))]),
            'objects' => self::json(['results' => array_map(self::object(...), self::lists($body['requests'] ?? []))]),
            'batch' => self::batch($index, self::lists($body['requests'] ?? [])),
            'deleteByQuery' => self::deleteBy(
                $index,
                is_array($body['numericFilters'] ?? null) ? $body['numericFilters'] : [],
            ),
            'clear' => self::done(self::$indexes[$index] = []),
            'settings' => self::done(self::$settings[$index] = $body),
            'synonyms' => self::saveSynonyms(
                $index,
                self::lists($body),
                str_ends_with(rtrim($path, '/'), '/clear') ||
                    str_contains($request->getUri()->getQuery(), 'replaceExistingSynonyms=true'),
            ),
            'rules' => self::done($body),
            'operation' => self::move($index, is_string($body['destination'] ?? null) ? $body['destination'] : ''),
            'browse' => self::browse($index, $body),
            'task' => self::json(['status' => self::$pollsBeforeDone-- > 0 ? 'notPublished' : 'published']),
            default => self::json(['message' => "No answer to $path"], 404),
        };
    }

    /**
     * @param array<array-key, mixed> $question
     *
     * @return array<string, mixed>
     */
    private static function search(array $question): array
    {
        $index = is_string($question['indexName'] ?? null) ? $question['indexName'] : '';
        $query = is_string($question['query'] ?? null) ? $question['query'] : '';
        $hits = array_values(
            array_filter(
                self::$indexes[$index] ?? [],
                static fn(array $record): bool => $query === '' ||
                    (is_string($record['post_title'] ?? null) && stripos($record['post_title'], $query) !== false),
            ),
        );
        if (self::$isDistinct) {
            $hits = array_values(array_column(array_reverse($hits), null, 'post_id'));
        }

        return [
            'hits' => $hits,
            'nbHits' => count($hits),
            'nbPages' => 1,
            'page' => 0,
            'hitsPerPage' => 20,
            'query' => $query,
            'params' => '',
            'processingTimeMS' => 1,
        ];
    }

    /**
     * @param array<array-key, mixed> $request
     *
     * @return array<string, mixed>|null
     */
    private static function object(array $request): ?array
    {
        return is_string($request['indexName'] ?? null) && is_string($request['objectID'] ?? null)
            ? self::$indexes[$request['indexName']][$request['objectID']] ?? null
            : null;
    }

    /** @param array<array-key, mixed> $body */
    private static function browse(string $index, array $body): ResponseInterface
    {
        $size = is_int($body['hitsPerPage'] ?? null) ? $body['hitsPerPage'] : 1000;
        $from = is_numeric($body['cursor'] ?? null) ? (int) $body['cursor'] : 0;
        $ids = array_keys(self::$indexes[$index] ?? []);
        $page = [
            'hits' => array_map(
                static fn(int|string $id): array => ['objectID' => (string) $id],
                array_slice($ids, $from, $size),
            ),
        ];

        return self::json($page + (count($ids) > $from + $size ? ['cursor' => (string) ($from + $size)] : []));
    }

    /** @param list<array<array-key, mixed>> $operations */
    private static function batch(string $index, array $operations): ResponseInterface
    {
        foreach ($operations as $operation) {
            if (
                is_array($operation['body'] ?? null) &&
                self::$refused !== '' &&
                ($operation['body']['post_title'] ?? '') === self::$refused
            ) {
                return self::json(['message' => 'Record is too big'], 400);
            }
        }
        foreach ($operations as $operation) {
            /** @var array<string, mixed> $body */
            $body = is_array($operation['body'] ?? null) ? $operation['body'] : [];
            $id = is_string($body['objectID'] ?? null) ? $body['objectID'] : '';
            if (($operation['action'] ?? '') === 'deleteObject') {
                unset(self::$indexes[$index][$id]);
            } else {
                self::$indexes[$index][$id] = $body;
            }
        }

        return self::done($operations);
    }

    /**
     * @param array<array-key, mixed> $filters a list of posts and perhaps a least number of the part, as the plugin
     *     sends them
     */
    private static function deleteBy(string $index, array $filters): ResponseInterface
    {
        $posts = is_array($filters[0] ?? null) ? $filters[0] : [];
        $from = is_string($filters[1] ?? null) ? (int) substr($filters[1], strlen('record_index>=')) : 0;
        foreach (self::$indexes[$index] ?? [] as $id => $record) {
            $part = is_int($record['record_index'] ?? null) ? $record['record_index'] : 0;
            if (
                is_int($record['post_id'] ?? null) &&
                in_array("post_id={$record['post_id']}", $posts, true) &&
                $part >= $from
            ) {
                unset(self::$indexes[$index][$id]);
            }
        }

        return self::done($filters);
    }

    /** @param list<array<array-key, mixed>> $synonyms */
    private static function saveSynonyms(string $index, array $synonyms, bool $isReplaced): ResponseInterface
    {
        return self::done(
            self::$synonyms[$index] = [...$isReplaced ? [] : self::$synonyms[$index] ?? [], ...$synonyms],
        );
    }

    private static function move(string $from, string $to): ResponseInterface
    {
        if (!isset(self::$indexes[$from])) {
            return self::json(['message' => 'Index does not exist'], 404);
        }
        self::$indexes[$to] = self::$indexes[$from];
        self::$synonyms[$to] = self::$synonyms[$from] ?? [];
        unset(self::$indexes[$from], self::$synonyms[$from]);

        return self::done($to);
    }

    /** @return list<array<array-key, mixed>> */
    private static function lists(mixed $values): array
    {
        return is_array($values) ? array_values(array_filter($values, is_array(...))) : [];
    }

    private static function done(mixed $change): ResponseInterface
    {
        return self::json(['taskID' => 1, 'updatedAt' => '2026-01-01T00:00:00.000Z', 'objectIDs' => []]);
    }

    /** @param array<string, mixed> $data */
    private static function json(array $data, int $status = 200): ResponseInterface
    {
        return new Response($status, ['Content-Type' => 'application/json'], (string) json_encode($data));
    }
}
