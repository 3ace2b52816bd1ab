<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/** Where a widget searches: app id, search-only key and index name. One missing or odd means no widget (spec sections 2 and 8). */
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
     * @param array<string, mixed> $attributes the element's attributes; where all three are absent the site's own serve
     * @param array{appId: string, apiKey: string, indexName: string} $own the site's own: what its engine issued, or the hosted
     *     provider's that the owner chose; empty where it has none
     * @param bool $isEngine whether they are the engine's, which has one key and one index
     * @return ?self null: render nothing
     */
    public static function fromAttributes(array $attributes, array $own, bool $isEngine = true): ?self
    {
        $given = array_map(static fn(string $name): mixed => $attributes[$name] ?? null, self::ATTRIBUTES);
        $used = array_filter($given, static fn(mixed $value): bool => $value !== null) === [] ? $own : $given;
        ['appId' => $appId, 'apiKey' => $apiKey, 'indexName' => $indexName] = array_map(
            static fn(mixed $value): string => is_string($value) ? trim($value) : '',
            $used,
        );
        // The engine's id with another key or index can only fail: as odd as a key that is no key.
        $isMixed = $isEngine && $appId === $own['appId'] && [$apiKey, $indexName] !== [$own['apiKey'], $own['indexName']];
        return self::areWhole($appId, $apiKey, $indexName) && !$isMixed ? new self($appId, $apiKey, $indexName) : null;
    }

    /** Whether all three are there and could be what they are called. */
    public static function areWhole(string $appId, string $apiKey, string $indexName): bool
    {
        return preg_match(self::NAME, $appId) === 1 && preg_match(self::KEY, $apiKey) === 1 && preg_match(self::NAME, $indexName) === 1;
    }
}
