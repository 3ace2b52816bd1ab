<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Http\Input;

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
            $facets = Input::of($answer)->at('facets')->all();
            if (is_array($facets[$attribute] ?? null)) {
                $counts = array_filter($facets[$attribute], static fn(mixed $count): bool => is_int($count) && $count >= 0);
            }
        }
        return $counts;
    }

    /** @return array{float, float}|null lowest and highest price of the results */
    public function prices(): ?array
    {
        $prices = null;
        foreach ($this->answers as $answer) {
            ['min' => $least, 'max' => $most] = Input::of($answer)->at('facets_stats', FacetList::PRICE)->all() + ['min' => null, 'max' => null];
            if (is_numeric($least) && is_numeric($most)) {
                $prices = [(float) $least, (float) $most];
            }
        }
        return $prices;
    }
}
