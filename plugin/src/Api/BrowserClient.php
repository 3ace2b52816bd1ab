<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Api;

/** How the script of the search widgets reaches a backend. */
final class BrowserClient
{
    /**
     * @param list<string> $hosts base URLs of servers with Algolia's protocol; empty: Algolia's own hosts
     * @param list<string> $endpoints base URLs for requests without a library, for suggestions; empty: the built-in
     *     engine answers these
     * @param string $module URL of an ES module for a backend with another protocol; '' if there is none. Its default
     *     export gets `{ appId, apiKey, indexName }` and returns a client for InstantSearch: an object with the method
     *     `search(requests)`, which resolves to `{ results }` in Algolia's format.
     *
     * @see https://www.algolia.com/doc/guides/building-search-ui/going-further/backend-search/how-to/backend-search/
     */
    public function __construct(
        public readonly array $hosts = [],
        public readonly array $endpoints = [],
        public readonly string $module = '',
    ) {}
}
