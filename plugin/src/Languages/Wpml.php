<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Languages;

use WP_Term;

/** Languages of WPML, from its documented filters. */
final class Wpml implements LanguagePlugin
{
    /** WPML's code for "all languages". */
    private const ALL = 'all';

    public function isActive(): bool
    {
        return has_filter('wpml_current_language');
    }

    public function ofPost(int $post, string $type): string
    {
        return self::ofElement($post, $type);
    }

    public function ofTerm(int $term, string $taxonomy): string
    {
        // WPML expects the id of the term in its taxonomy, which can differ from the term's id.
        $found = get_term($term, $taxonomy);

        return $found instanceof WP_Term ? self::ofElement($found->term_taxonomy_id, $taxonomy) : '';
    }

    public function current(): string
    {
        $code = apply_filters('wpml_current_language', null);

        return is_string($code) && $code !== self::ALL ? $code : '';
    }

    public function homeUrl(string $code): string
    {
        $url = apply_filters('wpml_permalink', home_url('/'), $code);

        return is_string($url) ? $url : home_url('/');
    }

    public function locales(): array
    {
        $languages = apply_filters('wpml_active_languages', null, ['skip_missing' => 0]);
        $locales = [];
        foreach (is_array($languages) ? $languages : [] as $code => $language) {
            $locale = is_array($language) ? $language['default_locale'] ?? null : null;
            $locales[(string) $code] = is_string($locale) ? $locale : (string) $code;
        }

        return $locales;
    }

    private static function ofElement(int $id, string $type): string
    {
        $code = apply_filters('wpml_element_language_code', null, ['element_id' => $id, 'element_type' => $type]);

        return is_string($code) ? $code : '';
    }
}
