<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/** Makes the addresses of queries and pages of results. The results page uses `s` and `paged`, as WordPress does. */
final class SearchAddress
{
    /**
     * @param string $queryName parameter of the query; '' where the page decides what is searched for
     * @param list<array{string, string}> $kept names and values that every address of this place carries along
     */
    public function __construct(
        public readonly string $path,
        public readonly string $queryName,
        public readonly string $pageName,
        private readonly array $kept = [],
    ) {}

    /** @param list<array{string, string}> $pairs what is chosen */
    public function keeping(array $pairs): self
    {
        return new self($this->path, $this->queryName, $this->pageName, $pairs);
    }

    /** @param int $page counted from 0, as the provider does; addresses count from 1 */
    public function of(string $query, int $page = 0): string
    {
        $pairs = [];
        if ($this->queryName !== '' && ($query !== '' || $this->queryName === 's')) {
            // WordPress shows its results page for an empty `s` too: there the empty search has an address of its own.
            $pairs[] = $this->queryName . '=' . rawurlencode($query);
        }
        foreach ($this->kept as [$name, $value]) {
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
