<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search\Filters;

use Stallkeeper\Render\Http\Input;

/** A search in the values of one facet group, such as `shop_find[shop_tag]=green` in the URL, and its result. */
final class FacetValueSearch
{
    /** Name of the URL parameter. The name of the group follows in brackets. */
    public const NAME = 'shop_find';

    /** Maximum number of values. */
    public const MAX_VALUES = 10;

    private const MAX_TEXT_LENGTH = 100;

    /** @param array<array-key, int> $counts value => number of results, most frequent first */
    public function __construct(
        public readonly string $attribute,
        public readonly string $text,
        public readonly array $counts = [],
    ) {}

    /**
     * @param array<array-key, mixed> $parameters URL parameters; of several texts the first counts
     *
     * @return self|null null when there is no valid search text
     */
    public static function read(array $parameters, FilterList $list): ?self
    {
        $texts = Input::fromArray($parameters)->at(self::NAME);
        foreach ($list->groups as $group) {
            $text = $texts->text($group['name']);
            $text = mb_check_encoding($text, 'UTF-8') ? trim((string) preg_replace('/[\x00-\x1f]+/', ' ', $text)) : '';
            if ($text !== '' && self::isPossible($group)) {
                return new self($group['attribute'], mb_substr($text, 0, self::MAX_TEXT_LENGTH));
            }
        }
        return null;
    }

    /**
     * Whether a group can be searched. Groups with labels cannot, because the index contains only their codes.
     *
     * @param array{labels: array<array-key, string>, ...} $group
     */
    public static function isPossible(array $group): bool
    {
        return $group['labels'] === [];
    }

    /** @param array<array-key, int> $counts value => number of results, most frequent first */
    public function withCounts(array $counts): self
    {
        return new self($this->attribute, $this->text, $counts);
    }

    /**
     * @param mixed $result provider's response to the request of {@see FacetRequests::valueSearch()}
     *
     * @return array<array-key, int> value => number of results, most frequent first
     */
    public static function readCounts(mixed $result): array
    {
        $counts = [];
        foreach (Input::fromArray($result)->list('facetHits') as $hit) {
            if (
                is_array($hit) &&
                is_string($hit['value'] ?? null) &&
                is_int($hit['count'] ?? null) &&
                $hit['count'] >= 0
            ) {
                $counts[$hit['value']] = $hit['count'];
            }
        }
        return $counts;
    }

    /**
     * @return array{attribute: string, text: string, hits: list<array{value: string, count: int}>} data for the script
     */
    public function toArray(): array
    {
        $hits = [];
        foreach ($this->counts as $value => $count) {
            $hits[] = ['value' => (string) $value, 'count' => $count];
        }
        return ['attribute' => $this->attribute, 'text' => $this->text, 'hits' => $hits];
    }
}
