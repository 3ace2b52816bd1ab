<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Filter\Condition;
use Stallkeeper\Search\Filter\FilterParser;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Tokenizer\Utf8;

/**
 * Reads the search parameters of the provider's API. Numbers are clamped to their range; invalid values fall back to
 * the default.
 */
final class SearchParameters
{
    private const MAX_NAMES = 100;

    /** Maximum bytes of an attribute name. Each name is looked up in every hit. */
    private const LONGEST_NAME = 500;

    /** Maximum bytes of a highlight tag. The tags are repeated for every highlighted word. */
    private const MAX_TAG_BYTES = 64;
    private const MAX_WORDS = 1000;

    /** @param array<array-key, mixed> $raw */
    public function __construct(private readonly array $raw, private readonly IndexSettings $settings) {}

    /** @return string at most 512 characters; the rest is cut off */
    public function query(): string
    {
        $query = $this->raw['query'] ?? '';

        return mb_substr(Utf8::clean(is_scalar($query) ? (string) $query : ''), 0, IndexSettings::MAX_QUERY_CHARACTERS, 'UTF-8');
    }

    public function queryType(): string
    {
        return $this->text('queryType', 'prefixLast');
    }

    /** @return int page number, starting at 0 */
    public function page(): int
    {
        return $this->int('page', 0, 0, PHP_INT_MAX >> 32);
    }

    /** @return int 0 to 1000; 0 returns only the counts, as in the provider's API */
    public function hitsPerPage(): int
    {
        return $this->int('hitsPerPage', $this->settings->hitsPerPage, 0, IndexSettings::MAX_HITS_PER_PAGE);
    }

    public function maxValuesPerFacet(): int
    {
        return $this->int('maxValuesPerFacet', 100, 1, IndexSettings::MAX_VALUES_PER_FACET);
    }

    public function maxFacetHits(): int
    {
        return $this->int('maxFacetHits', IndexSettings::DEFAULT_FACET_HITS, 1, IndexSettings::MAX_FACET_HITS);
    }

    public function facetQuery(): string
    {
        return mb_substr(Utf8::clean($this->text('facetQuery', '')), 0, IndexSettings::MAX_QUERY_CHARACTERS, 'UTF-8');
    }

    /**
     * Whether typos are tolerated. Only false, "false" and 0 disable typo tolerance; "min" and "strict" count as true.
     */
    public function typoTolerance(): bool
    {
        return !in_array($this->raw['typoTolerance'] ?? true, [false, 'false', 0, '0'], true);
    }

    public function highlightPreTag(): string
    {
        return $this->tag('highlightPreTag', '<em>');
    }

    public function highlightPostTag(): string
    {
        return $this->tag('highlightPostTag', '</em>');
    }

    public function snippetEllipsis(): string
    {
        return $this->tag('snippetEllipsisText', '…');
    }

    /** @return array<string, int> attribute => maximum number of words, 1 to 1000 */
    public function truncateWords(): array
    {
        $limits = [];
        $raw = $this->raw['truncateWords'] ?? [];
        foreach (is_array($raw) ? $raw : [] as $attribute => $words) {
            if (is_string($attribute) && is_numeric($words)) {
                $limits[$attribute] = (int) max(1, min(self::MAX_WORDS, (float) $words));
            }
        }

        return $limits;
    }

    /** @return list<string>|null null when the parameter is absent */
    public function names(string $param): ?array
    {
        $value = $this->raw[$param] ?? null;
        if ($value === null) {
            return null;
        }
        $value = is_string($value) ? ($value === '' ? [] : array_map(trim(...), explode(',', $value, self::MAX_NAMES + 1))) : $value;
        $isName = static fn(mixed $name): bool => is_string($name) && strlen($name) <= self::LONGEST_NAME;
        /** @var list<string> $names */
        $names = array_values(array_filter(is_array($value) ? $value : [], $isName));

        return array_slice($names, 0, self::MAX_NAMES);
    }

    public function filters(): ?Condition
    {
        return FilterParser::from($this->raw);
    }

    private function int(string $name, int $default, int $low, int $high): int
    {
        $value = $this->raw[$name] ?? null;

        return is_numeric($value) ? (int) max($low, min($high, (float) $value)) : $default;
    }

    private function text(string $name, string $default): string
    {
        $value = $this->raw[$name] ?? $default;

        return is_string($value) ? $value : $default;
    }

    private function tag(string $name, string $default): string
    {
        return mb_strcut(Utf8::clean($this->text($name, $default)), 0, self::MAX_TAG_BYTES, 'UTF-8');
    }
}
