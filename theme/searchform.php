<?php

/** What get_search_form() prints: the one search form of the theme. */

declare(strict_types=1);

defined('ABSPATH') || exit;

use Stallkeeper\Tools\Search\View\SearchForm;

// WordPress hands over an empty label where nobody named the form.
$label = is_array($args ?? null) ? ($args['aria_label'] ?? '') : '';
SearchForm::print(is_string($label) && $label !== '' ? $label : __('Search this site', 'stallkeeper'));
