<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product\Review;

/** Shows the average rating as a number beside the stars of a product page. Their name contains it already. */
final class RatingNumber
{
    private bool $isNext = false;

    /** Hook: `woocommerce_before_template_part`. */
    public function expectRating(mixed $name): void
    {
        $this->isNext = $name === 'single-product/rating.php';
    }

    /** Hook: `woocommerce_product_get_rating_html`. */
    public function addNumber(mixed $html, mixed $rating): mixed
    {
        if (!$this->isNext || !is_string($html) || $html === '' || !is_numeric($rating)) {
            return $html;
        }
        $this->isNext = false;

        return $html .
            sprintf('<span class="rating-number" aria-hidden="true">%s</span>', number_format_i18n((float) $rating, 1));
    }
}
