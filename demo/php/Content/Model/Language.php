<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** Marks the language of a text, for screen readers and hyphenation (WCAG 3.1.2). */
final class Language
{
    public const SITE_LANGUAGE = 'en';
    private const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

    /** @param string $lang BCP 47 language tag */
    public static function direction(string $lang): string
    {
        return in_array($lang, self::RIGHT_TO_LEFT, true) ? 'rtl' : 'ltr';
    }

    /** Wraps the body in a group block with `lang` and `dir`, unless it is in the language of the site. */
    public static function wrap(string $lang, string $body): string
    {
        if ($lang === self::SITE_LANGUAGE) {
            return $body;
        }

        return '<!-- wp:group {"layout":{"type":"constrained"}} -->' .
            "\n" .
            sprintf('<div class="wp-block-group" lang="%s" dir="%s">', $lang, self::direction($lang)) .
            "\n" .
            $body .
            "\n</div>\n<!-- /wp:group -->";
    }
}
