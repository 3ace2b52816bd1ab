<?php

/** What get_search_form() prints: the one search form of the theme. */

declare(strict_types=1);

use Stallkeeper\Theme\Search\HeaderForm;

HeaderForm::print(is_array($args ?? null) && is_string($args['aria_label'] ?? null) ? $args['aria_label'] : __('Search this site', 'stallkeeper'));
