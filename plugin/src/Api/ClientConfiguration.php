<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Api;

use Stallkeeper\Render\Search\WidgetCredentials;

/** Configuration of the hosted provider's client for searches. */
final class ClientConfiguration
{
    /**
     * @param bool $isKeyPublic false if the search-only key is the write key, which must never be in a page
     * @param array{minCharacters: int, debounceMs: int} $typingLimits
     */
    public function __construct(
        public readonly bool $isOn,
        public readonly string $appId,
        public readonly string $searchKey,
        public readonly string $indexName,
        private readonly bool $isKeyPublic,
        public readonly array $typingLimits,
    ) {}

    /** Whether visitors' searches use the provider: turned on, with app id, search-only key and index name. */
    public function isInUse(): bool
    {
        return $this->isOn && $this->isComplete();
    }

    /** Turned on, but the app id or the key is missing or a value is invalid. Widgets render nothing then. */
    public function isBroken(): bool
    {
        return $this->isOn && !$this->isComplete();
    }

    /** Whether app id, search-only key and index name are set and have a valid format. */
    public function isComplete(): bool
    {
        return WidgetCredentials::areWhole($this->appId, $this->searchKey, $this->indexName) && $this->isKeyPublic;
    }

    /** @return array{appId: string, apiKey: string, indexName: string} */
    public function credentials(): array
    {
        return ['appId' => $this->appId, 'apiKey' => $this->searchKey, 'indexName' => $this->indexName];
    }
}
