<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * One list of hits with its counts: a response of the search. Converts from the provider's format and back, so that other
 * classes read typed properties. A response may have any shape; missing and invalid values become empty.
 */
final class HitList
{
    /**
     * @param list<mixed> $hits records as the provider sent them
     * @param int $total number of hits on all pages
     * @param int $page current page, counted from 0
     * @param array<array-key, array<array-key, int>> $facets attribute => value => number of hits
     * @param array{float, float}|null $prices lowest and highest price; null if they are unknown
     * @param array<array-key, mixed> $response
     */
    private function __construct(
        public readonly array $hits,
        public readonly int $total,
        public readonly int $pageCount,
        public readonly int $page,
        public readonly array $facets,
        public readonly ?array $prices,
        private readonly array $response,
    ) {}

    /** @param mixed $response of the hosted provider, the embedded engine or WordPress's own search */
    public static function fromProvider(mixed $response): self
    {
        $response = is_array($response) ? $response : [];
        $facets = is_array($response['facets'] ?? null) ? array_filter($response['facets'], is_array(...)) : [];
        [$least, $most] = array_map(static fn(string $end): mixed => UntrustedData::at($response, 'facets_stats', FacetList::PRICE, $end), ['min', 'max']);
        return new self(
            UntrustedData::list($response, 'hits'),
            UntrustedData::number($response, 'nbHits'),
            UntrustedData::number($response, 'nbPages'),
            UntrustedData::number($response, 'page'),
            array_map(static fn(array $counts): array => array_filter($counts, static fn(mixed $count): bool => is_int($count) && $count >= 0), $facets),
            is_numeric($least) && is_numeric($most) ? [(float) $least, (float) $most] : null,
            $response,
        );
    }

    /** @return int id of a hit's post, with which its `objectID` begins; 0 if it has none */
    public static function postId(mixed $hit): int
    {
        return (int) UntrustedData::text($hit, 'objectID');
    }

    /** @return array<array-key, mixed> data for the script: without values that it does not read, so that no text is included twice */
    public function toArray(): array
    {
        $hits = [];
        foreach (array_filter($this->hits, is_array(...)) as $hit) {
            $marked = is_array($hit['_highlightResult'] ?? null) ? $hit['_highlightResult'] : [];
            foreach ($marked as $attribute => $result) {
                $marked[$attribute] = ['value' => UntrustedData::text($result, 'value')];
                unset($hit[$attribute]);
            }
            $hits[] = ['_highlightResult' => $marked === [] ? new \stdClass() : $marked] + $hit;
        }
        return ['hits' => $hits] + $this->response;
    }
}
