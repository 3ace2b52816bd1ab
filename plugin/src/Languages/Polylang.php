<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Languages;

/** Languages of Polylang, from its documented functions. */
final class Polylang implements LanguagePlugin
{
    public function isActive(): bool
    {
        return function_exists('pll_current_language') &&
            function_exists('pll_get_post_language') &&
            function_exists('pll_languages_list') &&
            pll_languages_list() !== [];
    }

    public function ofPost(int $post, string $type): string
    {
        $code = pll_get_post_language($post);

        return is_string($code) ? $code : '';
    }

    public function ofTerm(int $term, string $taxonomy): string
    {
        $code = function_exists('pll_get_term_language') ? pll_get_term_language($term) : false;

        return is_string($code) ? $code : '';
    }

    public function current(): string
    {
        $code = pll_current_language();

        return is_string($code) ? $code : '';
    }

    public function homeUrl(string $code): string
    {
        return function_exists('pll_home_url') ? pll_home_url($code) : home_url('/');
    }

    public function locales(): array
    {
        return array_combine(pll_languages_list(['fields' => 'slug']), pll_languages_list(['fields' => 'locale']));
    }
}
