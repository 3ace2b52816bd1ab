<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Header;

use Stallkeeper\Theme\Customizer\DisplayOptions;

/** One line of text above the header, such as an offer or the time of delivery. */
final class Announcement
{
    public const TEXT = 'announcement';
    public const URL = 'announcement_url';

    /** Characters of the text, and of its link. */
    public const MAX_LENGTH = 160;
    public const MAX_URL_LENGTH = 2000;

    public function print(): void
    {
        $text = self::value(self::TEXT);
        if ($text === '') {
            return;
        }
        $url = self::value(self::URL);
        $content = esc_html(mb_substr($text, 0, self::MAX_LENGTH));
        printf(
            '<p class="announcement">%s</p>',
            $url === '' ? $content : sprintf('<a href="%s">%s</a>', esc_url($url), $content),
        );
    }

    private static function value(string $name): string
    {
        $value = DisplayOptions::value($name, '');

        return is_string($value) && strlen($value) <= self::MAX_URL_LENGTH ? trim($value) : '';
    }
}
