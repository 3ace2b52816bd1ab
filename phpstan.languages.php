<?php

/**
 * The functions of Polylang that the plugin uses, for PHPStan.
 */

/** @return string|int|bool|object */
function pll_current_language(string $field = 'slug') {}

function pll_home_url(string $lang = ''): string {}

/** @return string|int|bool|object */
function pll_get_post_language(int $post, string $field = 'slug') {}

/** @return string|int|bool|object */
function pll_get_term_language(int $term, string $field = 'slug') {}

/**
 * @param array{fields?: string} $args
 *
 * @return list<string>
 */
function pll_languages_list(array $args = []) {}
