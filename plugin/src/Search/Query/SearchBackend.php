<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

use Stallkeeper\Render\Search\WidgetCredentials;
use Stallkeeper\Tools\Search\Hosted\Hosts;
use Stallkeeper\Tools\Search\Hosted\Settings;
use Stallkeeper\Tools\Search\Index\EmbeddedEngine;

/**
 * Where a widget's hits come from: this site's embedded engine, the hosted provider that the owner chose, or one that only
 * the widget's author names. The last one is asked by the browser alone: what an author typed causes no request from here.
 */
final class SearchBackend
{
    private const NOTHING = ['appId' => '', 'apiKey' => '', 'indexName' => ''];

    private function __construct(
        public readonly string $appId,
        public readonly string $apiKey,
        public readonly string $indexName,
        public readonly bool $isEmbedded,
        /** the owner's provider; null where another one is asked, or the embedded engine */
        public readonly ?Settings $hosted,
    ) {}

    /**
     * @param array<string, mixed> $attributes an element's data attributes (spec section 2)
     * @return self|null null: render nothing, because one of app id, key and index name is missing or odd (spec section 8)
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

    /** Of the results page, which always has a search: where the owner's settings are broken, the embedded engine's. */
    public static function ofResultsPage(): self
    {
        $engine = self::engine();
        return self::of([]) ?? new self($engine['appId'], $engine['apiKey'], EmbeddedEngine::INDEX, true, null);
    }

    /** @return array{appId: string, apiKey: string, indexName: string} empty where the engine cannot run */
    private static function engine(): array
    {
        $site = EmbeddedEngine::current();
        return $site->isAvailable() ? ['appId' => $site->appId(), 'apiKey' => $site->apiKey(), 'indexName' => EmbeddedEngine::INDEX] : self::NOTHING;
    }

    /** Whether this site's searches are answered by the embedded engine. */
    public static function isOwnEngineAsked(): bool
    {
        return !Settings::current()->isInUse() && EmbeddedEngine::current()->isAvailable();
    }

    /** Whether PHP asks, too, and not the browser alone. */
    public function isAsked(): bool
    {
        return $this->isEmbedded || $this->hosted !== null;
    }

    /** Whether questions can be asked here at all: the provider chosen, or the embedded engine there. */
    public function canAnswer(): bool
    {
        return $this->hosted !== null || EmbeddedEngine::current()->isAvailable();
    }

    /** @return array<string, string> none where the script has nothing to go on with */
    public function attributes(): array
    {
        return $this->appId === '' ? [] : ['data-app-id' => $this->appId, 'data-api-key' => $this->apiKey, 'data-index-name' => $this->indexName];
    }

    /**
     * What the script needs besides the attributes.
     *
     * @param array<string, mixed> $params search parameters as the embedded engine knows them
     * @return array{params: array<string, mixed>, endpoints: array{light: string, rest: string}|null, guards: array{minCharacters: int, debounceMs: int},
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
