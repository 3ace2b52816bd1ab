<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Tools\Api\BackendConfiguration;

/**
 * Search backend of a widget: the built-in engine, the hosted provider from the settings, or a provider that
 * only the widget's attributes name. Only the browser queries the last one, so attributes never cause requests from the
 * server.
 */
final class WidgetBackend
{
    public function __construct(
        public readonly string $appId,
        public readonly string $apiKey,
        public readonly string $indexName,
        public readonly bool $isBuiltIn,
        /** configuration of the hosted provider; null if the widget uses another backend */
        public readonly ?BackendConfiguration $hosted,
    ) {}

    /** Whether PHP runs searches with this backend, and not only the browser. */
    public function isUsedByServer(): bool
    {
        return $this->isBuiltIn || $this->hosted !== null;
    }

    /** @return array<string, string> attributes of the widget's element; empty if the script has no backend to query */
    public function attributes(): array
    {
        return $this->appId === ''
            ? []
            : ['data-app-id' => $this->appId, 'data-api-key' => $this->apiKey, 'data-index-name' => $this->indexName];
    }
}
