<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/** Builds the URLs of queries and result pages. The results page uses `s` and `paged`, as WordPress does. */
final class SearchAddress
{
    /**
     * @param string $queryName URL parameter of the query; '' when the page determines the query
     * @param list<array{string, string}> $parameters names and values of the selection
     * @param list<array{string, string}> $fixed names and values that are part of every URL, such as those of an
     *     archive
     */
    public function __construct(
        public readonly string $path,
        public readonly string $queryName,
        public readonly string $pageName,
        private readonly array $parameters = [],
        public readonly array $fixed = [],
    ) {}

    /** @param list<array{string, string}> $pairs names and values of the selection */
    public function withParameters(array $pairs): self
    {
        return new self($this->path, $this->queryName, $this->pageName, $pairs, $this->fixed);
    }

    /** @param int $page page number, starting at 0 as in the provider's API; in URLs it starts at 1 */
    public function buildUrl(string $query, int $page = 0): string
    {
        $pairs = [];
        if ($this->queryName !== '' && ($query !== '' || $this->queryName === 's')) {
            // WordPress also shows its results page for an empty `s`, so the empty search has its own URL.
            $pairs[] = $this->queryName . '=' . rawurlencode($query);
        }
        foreach ([...$this->fixed, ...$this->parameters] as [$name, $value]) {
            $pairs[] = rawurlencode($name) . '=' . rawurlencode($value);
        }
        if ($page > 0) {
            $pairs[] = $this->pageName . '=' . ($page + 1);
        }
        if ($pairs === []) {
            return $this->path;
        }
        return $this->path . (str_contains($this->path, '?') ? '&' : '?') . implode('&', $pairs);
    }

    /** @return array{path: string, queryName: string, pageName: string} */
    public function toArray(): array
    {
        return ['path' => $this->path, 'queryName' => $this->queryName, 'pageName' => $this->pageName];
    }
}
