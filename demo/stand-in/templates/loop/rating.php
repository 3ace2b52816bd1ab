<?php

declare(strict_types=1);
/** Its stars, where there are any. */
defined('ABSPATH') || exit;

if (wc_review_ratings_enabled()) {
    echo wc_get_rating_html($GLOBALS['product']->get_average_rating());
}
