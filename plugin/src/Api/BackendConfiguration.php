<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Api;

use Stallkeeper\Render\Search\WidgetCredentials;

/** What identifies a search backend in the markup of widgets, and whether visitors' searches use it. */
final class BackendConfiguration
{
    /**
     * @param bool $isOn whether the site's settings turn it on
     * @param string $appId letters and digits, as in `data-app-id`
     * @param string $searchKey key for searches only: it is in the page, as `data-api-key`
     * @param string $indexName as in `data-index-name`; a sort order is a suffix of it
     * @param bool $isKeyPublic false if the search-only key is the write key, which must never be in a page
     * @param array{minCharacters: int, debounceMs: int} $typingLimits characters before typing starts a search, and
     *     milliseconds without a keystroke before it
     * @param string $creditName name of the search engine below the results; '' for none
     * @param string $creditHref URL of the link with this name
     */
    public function __construct(
        public readonly bool $isOn,
        public readonly string $appId,
        public readonly string $searchKey,
        public readonly string $indexName,
        private readonly bool $isKeyPublic = true,
        public readonly array $typingLimits = ['minCharacters' => 1, 'debounceMs' => 200],
        public readonly string $creditName = '',
        public readonly string $creditHref = '',
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
