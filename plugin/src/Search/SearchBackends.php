<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Search\WidgetCredentials;
use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Search\Engine\BuiltInBackend;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;

/** Selects the search backend of a widget, and describes it for the script. */
final class SearchBackends
{
    /** Parameters that only the built-in engine knows. */
    private const OWN_PARAMS = ['truncateWords' => 1];

    private const NOTHING = ['appId' => '', 'apiKey' => '', 'indexName' => ''];

    public function __construct(
        private readonly SearchBackend $provider,
        private readonly BuiltInBackend $builtIn,
        private readonly BuiltInEngine $engine,
    ) {}

    /**
     * @param array<string, mixed> $attributes the element's data attributes
     * @return WidgetBackend|null null if the app id, the key or the index name is missing or invalid: render nothing
     *     then
     */
    public function find(array $attributes): ?WidgetBackend
    {
        $settings = $this->provider->configuration();
        $engine = $this->engineCredentials();
        $own = $settings->isOn ? ($settings->isInUse() ? $settings->credentials() : self::NOTHING) : $engine;
        $found = WidgetCredentials::fromAttributes($attributes, $own, !$settings->isOn);
        if ($found === null) {
            return null;
        }
        $is = static fn(array $other): bool => [$found->appId, $found->apiKey, $found->indexName] ===
            array_values($other);
        return new WidgetBackend(
            $found->appId,
            $found->apiKey,
            $found->indexName,
            $is($engine),
            $settings->isInUse() && $is($settings->credentials()) ? $settings : null,
        );
    }

    /** Backend of the results page, which always has a search: the built-in engine if the settings are invalid. */
    public function ofResultsPage(): WidgetBackend
    {
        $engine = $this->engineCredentials();
        return $this->find([]) ??
            new WidgetBackend($engine['appId'], $engine['apiKey'], BuiltInEngine::INDEX, true, null);
    }

    /** Whether the built-in engine answers this site's searches. */
    public function isBuiltInEngineInUse(): bool
    {
        return !$this->provider->configuration()->isInUse() && $this->engine->isAvailable();
    }

    /** Whether the hosted provider is in use or the built-in engine is available. */
    public function canAnswer(WidgetBackend $backend): bool
    {
        return $backend->hosted !== null || $this->engine->isAvailable();
    }

    /**
     * Data for the script in addition to the attributes.
     *
     * @param array<string, mixed> $params search parameters of the built-in engine
     * @return array{params: array<string, mixed>, endpoints: array{light: string, rest: string}|null,
     *     typingLimits: array{minCharacters: int, debounceMs: int},
     *     hosted: array{hosts: list<string>, module: string, fallback: array<string, mixed>|null}|null}
     */
    public function forPage(WidgetBackend $backend, array $params): array
    {
        $ours = array_intersect_key($params, self::OWN_PARAMS);
        $engine = $backend->hosted === null ? self::NOTHING : $this->engineCredentials();
        $client = $backend->hosted === null ? null : $this->provider->browserClient();
        return [
            'params' => $this->forBrowser($backend, $params),
            'endpoints' => $backend->isBuiltIn ? $this->engine->endpoints() : null,
            'typingLimits' => ($backend->isBuiltIn ? $this->builtIn : $this->provider)->configuration()->typingLimits,
            'hosted' =>
                $backend->hosted === null
                    ? null
                    : [
                        'hosts' => $client->hosts ?? [],
                        'module' => $client->module ?? '',
                        'fallback' =>
                            $engine === self::NOTHING
                                ? null
                                : [
                                        'endpoints' => $this->engine->endpoints(),
                                        'more' => $ours === [] ? new \stdClass() : $ours,
                                    ] + $engine,
                    ],
        ];
    }

    /**
     * @param array<string, mixed> $params search parameters of the built-in engine
     *
     * @return array<string, mixed> those that the backend of the browser's searches knows
     */
    public function forBrowser(WidgetBackend $backend, array $params): array
    {
        return $backend->isBuiltIn ? $params : array_diff_key($params, self::OWN_PARAMS);
    }

    /** @return array{appId: string, apiKey: string, indexName: string} empty strings if the engine is not available */
    private function engineCredentials(): array
    {
        $configuration = $this->builtIn->configuration();

        return $configuration->isOn ? $configuration->credentials() : self::NOTHING;
    }
}
