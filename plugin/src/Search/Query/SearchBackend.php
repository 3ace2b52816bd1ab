<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

use Stallkeeper\Render\Search\WidgetCredentials;
use Stallkeeper\Tools\Search\Hosted\Hosts;
use Stallkeeper\Tools\Search\Hosted\Settings;
use Stallkeeper\Tools\Search\Index\EmbeddedEngine;

/**
 * Search backend of a widget: this site's embedded engine, the hosted provider from the settings, or a provider that only
 * the widget's attributes name. Only the browser queries the last one, so attributes never cause requests from the server.
 */
final class SearchBackend
{
    private const NOTHING = ['appId' => '', 'apiKey' => '', 'indexName' => ''];

    private function __construct(
        public readonly string $appId,
        public readonly string $apiKey,
        public readonly string $indexName,
        public readonly bool $isEmbedded,
        /** settings of the hosted provider; null if the widget uses another backend */
        public readonly ?Settings $hosted,
    ) {}

    /**
     * @param array<string, mixed> $attributes the element's data attributes
     * @return self|null null if the app id, the key or the index name is missing or invalid: render nothing then
     */
    public static function of(array $attributes): ?self
    {
        $settings = Settings::current();
        $engine = self::engine();
        $own = $settings->isOn ? ($settings->isInUse() ? $settings->credentials() : self::NOTHING) : $engine;
        $found = WidgetCredentials::fromAttributes($attributes, $own, !$settings->isOn);
        if ($found === null) {
            return null;
        }
        $is = static fn(array $other): bool => [$found->appId, $found->apiKey, $found->indexName] === array_values($other);
        return new self($found->appId, $found->apiKey, $found->indexName, $is($engine), $settings->isInUse() && $is($settings->credentials()) ? $settings : null);
    }

    /** Backend of the results page, which always has a search: the embedded engine if the settings are invalid. */
    public static function ofResultsPage(): self
    {
        $engine = self::engine();
        return self::of([]) ?? new self($engine['appId'], $engine['apiKey'], EmbeddedEngine::INDEX, true, null);
    }

    /** @return array{appId: string, apiKey: string, indexName: string} empty strings if the engine is not available */
    private static function engine(): array
    {
        $site = EmbeddedEngine::current();
        return $site->isAvailable() ? ['appId' => $site->appId(), 'apiKey' => $site->apiKey(), 'indexName' => EmbeddedEngine::INDEX] : self::NOTHING;
    }

    /** Whether the embedded engine answers this site's searches. */
    public static function isOwnEngineAsked(): bool
    {
        return !Settings::current()->isInUse() && EmbeddedEngine::current()->isAvailable();
    }

    /** Whether PHP runs searches with this backend, and not only the browser. */
    public function isAsked(): bool
    {
        return $this->isEmbedded || $this->hosted !== null;
    }

    /** Whether the hosted provider is in use or the embedded engine is available. */
    public function canAnswer(): bool
    {
        return $this->hosted !== null || EmbeddedEngine::current()->isAvailable();
    }

    /** @return array<string, string> attributes of the widget's element; empty if the script has no backend to query */
    public function attributes(): array
    {
        return $this->appId === '' ? [] : ['data-app-id' => $this->appId, 'data-api-key' => $this->apiKey, 'data-index-name' => $this->indexName];
    }

    /**
     * Data for the script in addition to the attributes.
     *
     * @param array<string, mixed> $params search parameters of the embedded engine
     * @return array{params: array<string, mixed>, endpoints: array{light: string, rest: string}|null,
     *     guards: array{minCharacters: int, debounceMs: int},
     *     hosted: array{hosts: list<string>, fallback: array<string, mixed>|null}|null}
     */
    public function forPage(array $params): array
    {
        $ours = array_intersect_key($params, ['truncateWords' => 1]);
        $engine = $this->hosted === null ? self::NOTHING : self::engine();
        return [
            'params' => $this->isEmbedded ? $params : array_diff_key($params, $ours),
            'endpoints' => $this->isEmbedded ? EmbeddedEngine::current()->endpoints() : null,
            'guards' => $this->isEmbedded ? ['minCharacters' => 1, 'debounceMs' => 0] : Settings::current()->guards,
            'hosted' => $this->hosted === null ? null : [
                'hosts' => Hosts::own(),
                'fallback' => $engine === self::NOTHING ? null : ['endpoints' => EmbeddedEngine::current()->endpoints(), 'more' => $ours === [] ? new \stdClass() : $ours] + $engine,
            ],
        ];
    }
}
