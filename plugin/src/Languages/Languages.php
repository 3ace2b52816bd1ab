<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Languages;

/**
 * Reads the languages of posts, terms and visitors from the active multilingual plugin. Without one, all codes are ''.
 */
final class Languages
{
    /** Codes are part of filter expressions. */
    private const CODE = '/^[A-Za-z0-9_-]{1,20}$/D';

    /** Code of the language of the page that sent a REST request; null to use the language of the request itself. */
    private ?string $ofPage = null;

    public function __construct(private readonly Polylang $polylang, private readonly Wpml $wpml) {}

    /** @return string code of the post's language; '' if the post has none */
    public function ofPost(int $post, string $type): string
    {
        return self::checked($this->plugin()?->ofPost($post, $type));
    }

    /**
     * @return bool whether visitors see the post: in their language, without a language, or if searches include all
     *     languages
     */
    public function showsPost(int $post, string $type): bool
    {
        return $this->shows(fn(LanguagePlugin $plugin): string => $plugin->ofPost($post, $type));
    }

    /** @return bool whether visitors see the term; as for posts */
    public function showsTerm(int $term, string $taxonomy): bool
    {
        return $this->shows(fn(LanguagePlugin $plugin): string => $plugin->ofTerm($term, $taxonomy));
    }

    /** @return string code of the visitor's language; '' if searches include all languages */
    public function current(): string
    {
        $plugin = $this->plugin();
        if ($plugin === null) {
            return '';
        }
        /**
         * Filters the language of searches. Applied if Polylang or WPML is active.
         *
         * @param string $code code of the visitor's language in the language plugin; '' for all languages
         */
        return self::checked(apply_filters('stallkeeper_search_language', $this->ofPage ?? $plugin->current()));
    }

    /**
     * @return string|null path of the front page in the visitor's language, such as `/de/`; null if the language is
     *     unknown or a URL parameter
     */
    public function homePath(): ?string
    {
        $code = $this->current();
        $url = $code === '' ? null : wp_parse_url((string) $this->plugin()?->homeUrl($code));
        if (!is_array($url) || isset($url['query'])) {
            return null;
        }

        // Exactly one slash: two would begin a host name.
        return '/' . ltrim(trailingslashit($url['path'] ?? ''), '/');
    }

    /**
     * Uses the language of a page for the rest of this request, whose own URL has no language.
     *
     * @param string $tag value of the page's lang attribute, such as `de-DE`; '' has no effect
     */
    public function useTag(string $tag): void
    {
        $plugin = $tag === '' ? null : $this->plugin();
        if ($plugin !== null) {
            $this->ofPage = self::codeOf(self::normalized($tag), $plugin->locales());
        }
    }

    /**
     * Uses a language for the rest of this request, whose own URL has no language.
     *
     * @param string $code a code of the language plugin; '' and unknown codes have no effect
     */
    public function useCode(string $code): void
    {
        if (isset($this->plugin()?->locales()[$code])) {
            $this->ofPage = $code;
        }
    }

    /** @param array<string, string> $locales locale by code */
    private static function codeOf(string $tag, array $locales): string
    {
        foreach ($locales as $code => $locale) {
            // The tag of the locale de_DE_formal is de-DE.
            if (str_starts_with(self::normalized($locale) . '-', "$tag-")) {
                return (string) $code;
            }
        }
        $primary = explode('-', $tag)[0];

        return isset($locales[$primary]) ? $primary : '';
    }

    /** @param callable(LanguagePlugin): string $language */
    private function shows(callable $language): bool
    {
        $plugin = $this->plugin();
        $current = $plugin === null ? '' : $this->current();
        $code = $plugin === null || $current === '' ? '' : self::checked($language($plugin));

        return $code === '' || $code === $current;
    }

    /** Checks Polylang first, because it has callbacks for some filters of WPML. */
    private function plugin(): ?LanguagePlugin
    {
        foreach ([$this->polylang, $this->wpml] as $plugin) {
            if ($plugin->isActive()) {
                return $plugin;
            }
        }

        return null;
    }

    private static function normalized(string $tag): string
    {
        return strtolower(str_replace('_', '-', $tag));
    }

    private static function checked(mixed $code): string
    {
        return is_string($code) && preg_match(self::CODE, $code) === 1 ? $code : '';
    }
}
