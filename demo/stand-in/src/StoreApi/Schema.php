<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\StoreApi;

use Stallkeeper\Demo\StandIn\Value;
use WP_Error;
use WP_REST_Request;

/** Validates and sanitizes values by a schema, using the callbacks in `arg_options` if they exist. */
final class Schema
{
    /**
     * @param array<string, mixed> $properties
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public static function validate(
        mixed $values,
        array $properties,
        WP_REST_Request $request,
        string $param,
    ): bool|WP_Error {
        foreach ($properties as $name => $schema) {
            $schema = Value::map($schema);
            $value = Value::array($values)[$name] ?? null;
            if (empty($value) && in_array('null', (array) ($schema['type'] ?? []), true)) {
                continue;
            }
            $callback = Value::map($schema['arg_options'] ?? [])['validate_callback'] ?? null;
            $result = is_callable($callback)
                ? $callback($value, $request, $param)
                : rest_validate_value_from_schema($value, self::withoutNested($schema), "{$param} > {$name}");
            if ($result instanceof WP_Error || !$result) {
                return $result instanceof WP_Error ? $result : false;
            }
            if (isset($schema['properties'])) {
                $result = self::validate($value, Value::map($schema['properties']), $request, "{$param} > {$name}");
                if ($result !== true) {
                    return $result;
                }
            }
        }
        return true;
    }

    /**
     * Returns only the properties that the schema contains.
     *
     * @param array<string, mixed> $properties
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return array<string, mixed>|WP_Error
     */
    public static function sanitize(
        mixed $values,
        array $properties,
        WP_REST_Request $request,
        string $param,
    ): array|WP_Error {
        $clean = [];
        foreach ($properties as $name => $schema) {
            $schema = Value::map($schema);
            $value = Value::array($values)[$name] ?? null;
            $callback = Value::map($schema['arg_options'] ?? [])['sanitize_callback'] ?? null;
            $value = is_callable($callback)
                ? $callback($value, $request, $param)
                : rest_sanitize_value_from_schema($value, self::withoutNested($schema), "{$param} > {$name}");
            if (isset($schema['properties']) && !($value instanceof WP_Error)) {
                $value = self::sanitize($value, Value::map($schema['properties']), $request, "{$param} > {$name}");
            }
            if ($value instanceof WP_Error) {
                return $value;
            }
            $clean[$name] = $value;
        }
        return $clean;
    }

    /**
     * Returns the schema without nested properties, which are processed separately.
     *
     * @param array<string, mixed> $schema
     * @return array{type: string|list<string>}
     */
    private static function withoutNested(array $schema): array
    {
        $type = $schema['type'] ?? 'string';

        return ['type' => is_array($type) ? Value::texts($type) : Value::text($type)] +
            array_diff_key($schema, ['properties' => 1, 'arg_options' => 1]);
    }
}
