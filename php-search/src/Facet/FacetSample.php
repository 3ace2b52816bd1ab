<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

use Stallkeeper\Search\Filter\PostSet;

/**
 * The parts of a set in which the values of facets are counted.
 *
 * A set of up to PARTS parts is counted completely. Of a larger one, PARTS evenly spaced parts are counted, and
 * estimate() turns these numbers into estimates for the whole set.
 */
final class FacetSample
{
    /** 8 parts contain 131,072 posts. */
    public const PARTS = 8;

    public readonly bool $isComplete;

    /** @param list<int> $parts parts of an incomplete sample */
    private function __construct(public readonly PostSet $posts, private readonly array $parts = [], private readonly float $factor = 1.0)
    {
        $this->isComplete = $parts === [];
    }

    public static function of(PostSet $posts): self
    {
        $parts = $posts->parts();
        if ($parts <= self::PARTS) {
            return new self($posts);
        }
        $some = array_map(static fn(int $i): int => intdiv($i * ($parts - 1), self::PARTS - 1), range(0, self::PARTS - 1));
        $sample = $posts->onlyParts($some);
        $found = $sample->count();

        // If no match is in these parts, all of them have to be read.
        return $found === 0 ? new self($posts) : new self($sample, $some, $posts->count() / $found);
    }

    /** @return string SQL condition that selects the rows of the parts */
    public function partsCondition(): string
    {
        return $this->isComplete ? '' : ' AND part IN (' . implode(',', $this->parts) . ')';
    }

    public function estimate(int $count): int
    {
        return $this->isComplete ? $count : (int) round($count * $this->factor);
    }
}
