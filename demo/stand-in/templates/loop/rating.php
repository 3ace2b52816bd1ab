<?= wc_review_ratings_enabled() ? wc_get_rating_html($GLOBALS['product']->get_average_rating()) : '' ?>
