<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * The credentials of a widget: application ID, search-only API key and index name. A missing or invalid one means that
 * no widget is rendered.
 */
final class WidgetCredentials
{
    public const ATTRIBUTES = ['appId' => 'data-app-id', 'apiKey' => 'data-api-key', 'indexName' => 'data-index-name'];

    private const NAME = '/^[A-Za-z0-9_.-]{1,128}$/D';
    private const KEY = '/^[A-Za-z0-9+\/=_-]{1,1024}$/D';

    private function __construct(
        public readonly string $appId,
        public readonly string $apiKey,
        public readonly string $indexName,
    ) {}

    /**
     * @param array<string, mixed> $attributes attributes of the element; without all three the site's own credentials
     * are used
     * @param array{appId: string, apiKey: string, indexName: string} $own credentials of the built-in engine or of
     * the hosted provider; empty strings if there are none
     * @param bool $isEngine whether these are credentials of the built-in engine, which has one key and one index
     * @return ?self null when the widget must not be rendered
     */
    public static function fromAttributes(array $attributes, array $own, bool $isEngine = true): ?self
    {
        $given = array_map(static fn(string $name): mixed => $attributes[$name] ?? null, self::ATTRIBUTES);
        $used = array_filter($given, static fn(mixed $value): bool => $value !== null) === [] ? $own : $given;
        ['appId' => $appId, 'apiKey' => $apiKey, 'indexName' => $indexName] = array_map(
            static fn(mixed $value): string => is_string($value) ? trim($value) : '',
            $used,
        );
        // The engine rejects its own application ID with another key or index.
        $isMixed =
            $isEngine && $appId === $own['appId'] && [$apiKey, $indexName] !== [$own['apiKey'], $own['indexName']];
        return self::areWhole($appId, $apiKey, $indexName) && !$isMixed ? new self($appId, $apiKey, $indexName) : null;
    }

    /** Whether all three exist and have a valid format. */
    public static function areWhole(string $appId, string $apiKey, string $indexName): bool
    {
        return preg_match(self::NAME, $appId) === 1 &&
            preg_match(self::KEY, $apiKey) === 1 &&
            preg_match(self::NAME, $indexName) === 1;
    }
}
