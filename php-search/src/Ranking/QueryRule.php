<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

/** Records that a shop pins to the top of a query's results, or hides from them. */
final class QueryRule
{
    public const MAX_PINNED = 10;
    public const MAX_HIDDEN = 50;

    /** @var list<string> objectIDs, in the order of the results */
    public readonly array $pinned;

    /** @var list<string> objectIDs, none of them pinned */
    public readonly array $hidden;

    /**
     * @param list<string> $pinned objectIDs; duplicates and those beyond MAX_PINNED are dropped
     * @param list<string> $hidden objectIDs; the same applies, with MAX_HIDDEN
     */
    public function __construct(array $pinned, array $hidden)
    {
        $this->pinned = array_slice(array_values(array_unique($pinned)), 0, self::MAX_PINNED);
        $this->hidden = array_slice(
            array_values(array_diff(array_unique($hidden), $this->pinned)),
            0,
            self::MAX_HIDDEN,
        );
    }

    public function isEmpty(): bool
    {
        return $this->pinned === [] && $this->hidden === [];
    }
}
