<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

use Stallkeeper\Search\Filter\PostSet;

/**
 * Selects the parts of a post set in which FacetCounter counts the values of facets.
 *
 * FacetCounter counts all parts of a set with up to PARTS parts. In a larger set it counts PARTS evenly spaced parts,
 * and estimate() extrapolates the counts to the whole set.
 */
final class FacetSample
{
    /** 8 parts contain 131,072 posts. */
    public const PARTS = 8;

    public readonly bool $isComplete;

    /** @var list<string> bits of each part of the set, as in `facet_bits` */
    public readonly array $bits;

    /** @param list<int> $parts parts of an incomplete sample */
    private function __construct(
        PostSet $posts,
        private readonly array $parts = [],
        private readonly float $factor = 1.0,
    ) {
        $this->isComplete = $parts === [];
        $this->bits = $posts->bitsByPart();
    }

    public static function fromPosts(PostSet $posts): self
    {
        $parts = $posts->parts();
        if ($parts <= self::PARTS) {
            return new self($posts);
        }
        $some = array_map(
            static fn(int $i): int => intdiv($i * ($parts - 1), self::PARTS - 1),
            range(0, self::PARTS - 1),
        );
        $sample = $posts->onlyParts($some);
        $found = $sample->count();

        // Without a match in the sample there is no factor, so all parts are counted.
        return $found === 0 ? new self($posts) : new self($sample, $some, $posts->count() / $found);
    }

    /**
     * @return string SQL that is appended to a condition to select the rows of the sampled parts; '' for a complete
     *     sample
     */
    public function partsCondition(): string
    {
        return $this->isComplete ? '' : ' AND part IN (' . implode(',', $this->parts) . ')';
    }

    /**
     * @param int $count number of matches in the sample
     *
     * @return int number of matches in the whole set; exact for a complete sample
     */
    public function estimate(int $count): int
    {
        return $this->isComplete ? $count : (int) round($count * $this->factor);
    }
}
