<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

use Stallkeeper\Search\Limits\Clock;
use Stallkeeper\Tools\Search\Limits\PageLimits;
use Stallkeeper\Tools\Search\Records\SearchablePosts;

/**
 * Counts the searchable posts of a term. The numbers are stored, because the database reads all posts of a large
 * category to count them. The time of counting is charged to the visitor.
 */
final class LinkCounts
{
    private const TRANSIENT = 'stallkeeper_search_link_counts';

    /** Some tools change posts without hooks. */
    private const SECONDS = 600;

    /** Oldest numbers are removed first. */
    private const MAX_STORED = 1000;

    public function __construct(
        private readonly SearchablePosts $posts,
        private readonly PageLimits $limits,
        private readonly Clock $clock,
    ) {}

    /** @param non-empty-list<int> $terms a term of this taxonomy, then all terms below it */
    public function count(string $taxonomy, array $terms): int
    {
        $stored = get_transient(self::TRANSIENT);
        $stored = is_array($stored) ? $stored : [];
        $key = "$taxonomy $terms[0]";
        if (is_int($stored[$key] ?? null)) {
            return $stored[$key];
        }
        // Elapsed time, because most databases run in another process.
        $start = $this->clock->now();
        $count = $this->posts->inSearches()->countInTerms($taxonomy, $terms);
        $this->limits->charge($this->clock->now() - $start);
        set_transient(
            self::TRANSIENT,
            array_slice([...$stored, $key => $count], -self::MAX_STORED, null, true),
            self::SECONDS,
        );

        return $count;
    }

    /** Deletes the stored numbers. */
    public function forget(): void
    {
        delete_transient(self::TRANSIENT);
    }
}
