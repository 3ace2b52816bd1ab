<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product\Review;

use WP_Comment;

/** One page of a product's reviews. */
final class ReviewPage
{
    /**
     * @param list<WP_Comment> $comments the reviews and the answers to them
     * @param int $count number of reviews that fit, on all pages
     * @param int $pages at least 1
     */
    public function __construct(
        public readonly ReviewRequest $request,
        public readonly array $comments,
        public readonly int $count,
        public readonly int $pages,
    ) {}
}
