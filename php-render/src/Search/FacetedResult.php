<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/** The available facets, the selection, and the provider's responses to the requests of {@see FacetRequests}. */
final class FacetedResult
{
    /** @param list<mixed> $answers */
    public function __construct(
        public readonly FacetList $list,
        public readonly Refinements $chosen,
        public readonly array $answers,
        public readonly ?FacetValueSearch $find = null,
    ) {}

    /**
     * @return array<array-key, int> value => count. A later response counts only its own group and replaces earlier
     *   counts.
     */
    public function counts(string $attribute): array
    {
        $counts = [];
        foreach ($this->answers as $answer) {
            $facet = is_array($answer) && is_array($answer['facets'] ?? null) ? ($answer['facets'][$attribute] ?? null) : null;
            if (is_array($facet)) {
                $counts = array_filter($facet, static fn(mixed $count): bool => is_int($count) && $count >= 0);
            }
        }
        return $counts;
    }

    /** @return array{float, float}|null lowest and highest price of the results */
    public function prices(): ?array
    {
        $prices = null;
        foreach ($this->answers as $answer) {
            $stats = is_array($answer) && is_array($answer['facets_stats'] ?? null) ? ($answer['facets_stats'][FacetList::PRICE] ?? null) : null;
            $least = is_array($stats) ? ($stats['min'] ?? null) : null;
            $most = is_array($stats) ? ($stats['max'] ?? null) : null;
            if (is_numeric($least) && is_numeric($most)) {
                $prices = [(float) $least, (float) $most];
            }
        }
        return $prices;
    }
}
