<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** The language of a text, told in the markup, so that it is read aloud and hyphenated rightly (WCAG 3.1.2). */
final class Language
{
    public const OF_THE_SITE = 'en';
    private const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

    /** @param string $lang BCP 47 */
    public static function direction(string $lang): string
    {
        return in_array($lang, self::RIGHT_TO_LEFT, true) ? 'rtl' : 'ltr';
    }

    /** The body in a group block with lang and dir; a body in the site's own language as it is. */
    public static function wrap(string $lang, string $body): string
    {
        if ($lang === self::OF_THE_SITE) {
            return $body;
        }

        return '<!-- wp:group {"layout":{"type":"constrained"}} -->' . "\n"
            . sprintf('<div class="wp-block-group" lang="%s" dir="%s">', $lang, self::direction($lang)) . "\n"
            . $body . "\n</div>\n<!-- /wp:group -->";
    }
}
