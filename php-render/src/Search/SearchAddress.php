<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/** Builds the URLs of queries and result pages. The results page uses `s` and `paged`, as WordPress does. */
final class SearchAddress
{
    /** URL parameter of a search for exactly what was typed. */
    public const EXACT = 'shop_exact';

    private const IS_EXACT = '1';

    /**
     * @param string $queryName URL parameter of the query; '' when the page determines the query
     * @param list<array{string, string}> $parameters names and values of the selection
     * @param list<array{string, string}> $fixed names and values that are part of every URL, such as those of an
     *     archive
     * @param string $exactName URL parameter of a search for exactly what was typed
     */
    public function __construct(
        public readonly string $path,
        public readonly string $queryName,
        public readonly string $pageName,
        private readonly array $parameters = [],
        public readonly array $fixed = [],
        public readonly string $exactName = self::EXACT,
    ) {}

    /** @param list<array{string, string}> $pairs names and values of the selection */
    public function withParameters(array $pairs): self
    {
        return new self($this->path, $this->queryName, $this->pageName, $pairs, $this->fixed, $this->exactName);
    }

    /** The same address on a page that determines the query. */
    public function withoutQuery(): self
    {
        return new self($this->path, '', $this->pageName, $this->parameters, $this->fixed, $this->exactName);
    }

    /** The address of a search for exactly what was typed, or of one that also finds similar words. */
    public function withExact(bool $isExact): self
    {
        $others = array_filter($this->fixed, fn(array $pair): bool => $pair[0] !== $this->exactName);
        $fixed = [...$others, ...$isExact ? [[$this->exactName, self::IS_EXACT]] : []];

        return new self($this->path, $this->queryName, $this->pageName, $this->parameters, $fixed, $this->exactName);
    }

    /** Whether this is the address of a search for exactly what was typed. */
    public function isExact(): bool
    {
        return in_array([$this->exactName, self::IS_EXACT], $this->fixed, true);
    }

    /** @param string $value value of the URL parameter */
    public static function meansExact(string $value): bool
    {
        return $value === self::IS_EXACT;
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

    /**
     * @return array{path: string, queryName: string, pageName: string, exactName: string,
     *     fixed: list<array{string, string}>} values for the script
     */
    public function toArray(): array
    {
        return [
            'path' => $this->path,
            'queryName' => $this->queryName,
            'pageName' => $this->pageName,
            'exactName' => $this->exactName,
            'fixed' => $this->fixed,
        ];
    }
}
