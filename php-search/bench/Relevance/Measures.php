<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Bench\Relevance;

/**
 * The usual measures of rated searches, for a list of document IDs by rank: nDCG with linear gain (Järvelin and
 * Kekäläinen, 2002), reciprocal rank, and recall.
 */
final class Measures
{
    /** @var array<string, list<float>> */
    private array $values = ['ndcg10' => [], 'mrr10' => [], 'recall10' => [], 'recall100' => [], 'none' => []];

    /** @param array<array-key, int|float> $ratings document => rating */
    public static function isRated(array $ratings): bool
    {
        return $ratings !== [] && max($ratings) > 0;
    }

    /**
     * @param list<string>                $found   IDs of documents, best one first
     * @param array<array-key, int|float> $ratings document => rating; at least one must be above 0
     */
    public function add(array $found, array $ratings): void
    {
        $relevant = array_filter($ratings, static fn(int|float $rating): bool => $rating > 0);
        $gains = array_map(static fn(string $id): int|float => max(0, $ratings[$id] ?? 0), array_slice($found, 0, 10));
        $ideal = array_values($relevant);
        rsort($ideal);
        $this->values['ndcg10'][] = self::discounted($gains) / self::discounted(array_slice($ideal, 0, 10));
        $first = array_key_first(array_filter($gains));
        $this->values['mrr10'][] = $first === null ? 0.0 : 1 / ($first + 1);
        foreach ([10, 100] as $depth) {
            $hits = array_intersect_key(array_flip(array_slice($found, 0, $depth)), $relevant);
            $this->values["recall$depth"][] = count($hits) / count($relevant);
        }
        $this->values['none'][] = $found === [] ? 1.0 : 0.0;
    }

    /**
     * @return array{queries: int, ndcg10: float, mrr10: float, recall10: float, recall100: float, none: float} means of
     *     all queries
     */
    public function means(): array
    {
        $mean = static fn(array $values): float => $values === [] ? 0.0 : array_sum($values) / count($values);

        return [
            'queries' => count($this->values['none']),
            'ndcg10' => $mean($this->values['ndcg10']),
            'mrr10' => $mean($this->values['mrr10']),
            'recall10' => $mean($this->values['recall10']),
            'recall100' => $mean($this->values['recall100']),
            'none' => $mean($this->values['none']),
        ];
    }

    /** @param list<int|float> $gains */
    private static function discounted(array $gains): float
    {
        $sum = 0.0;
        foreach ($gains as $i => $gain) {
            $sum += $gain / log($i + 2, 2);
        }

        return $sum;
    }
}
