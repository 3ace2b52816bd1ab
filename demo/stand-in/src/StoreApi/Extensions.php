<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\StoreApi;

use Exception;
use Stallkeeper\Demo\StandIn\Value;

/** Registry of extension data in Store API requests. Each namespace has a schema; unregistered data is discarded. */
final class Extensions
{
    private const ENDPOINTS = ['cart-item', 'cart', 'checkout', 'product'];
    /**
     * @var array<string, array<string, array{schema: callable|null, data: callable|null}>> by endpoint and namespace
     */
    private static array $endpoints = [];

    /**
     * @param array<string, mixed> $args endpoint, namespace, schema_callback, data_callback
     * @throws Exception if the arguments are invalid
     */
    public static function register(array $args): void
    {
        $endpoint = Value::text($args['endpoint'] ?? '');
        $namespace = Value::text($args['namespace'] ?? '');
        if ($namespace === '' || !in_array($endpoint, self::ENDPOINTS, true)) {
            throw new Exception('You must provide a plugin namespace and a valid Store REST endpoint to extend.');
        }
        $schema = $args['schema_callback'] ?? null;
        $data = $args['data_callback'] ?? null;
        if (($schema !== null && !is_callable($schema)) || ($data !== null && !is_callable($data))) {
            throw new Exception('schema_callback and data_callback must be callable.');
        }
        self::$endpoints[$endpoint][$namespace] = ['schema' => $schema, 'data' => $data];
    }

    /** @return array<string, array<string, mixed>> schema by namespace */
    public static function schema(string $endpoint): array
    {
        $all = [];
        foreach (self::$endpoints[$endpoint] ?? [] as $namespace => $callbacks) {
            if ($callbacks['schema'] !== null) {
                $all[$namespace] = [
                    'type' => ['object', 'null'],
                    'context' => ['view', 'edit'],
                    'properties' => Value::map($callbacks['schema']()),
                ];
            }
        }
        return $all;
    }

    /** @return array<string, mixed> response data by namespace */
    public static function data(string $endpoint): array
    {
        return array_map(
            static fn(array $callbacks): mixed => $callbacks['data'] === null ? (object) [] : $callbacks['data'](),
            self::$endpoints[$endpoint] ?? [],
        );
    }
}
