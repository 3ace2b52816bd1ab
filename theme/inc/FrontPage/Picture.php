<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/** Pictures of the front page: only what the screen needs, with their size, and nothing before it is looked at but the first. */
final class Picture
{
    /**
     * @param int    $id      of an attachment
     * @param string $size    a registered size; larger and smaller ones of its shape go into `srcset`
     * @param string $sizes   how wide it is shown, as in HTML
     * @param bool   $isFirst whether it is what a visitor sees first: it is asked for before all others
     * @param string $alt     empty where words beside it say what is to be seen
     * @return string an `<img>`; empty when there is no such picture
     */
    public static function html(int $id, string $size, string $sizes, bool $isFirst = false, string $alt = ''): string
    {
        if ($id <= 0) {
            return '';
        }
        $when = $isFirst ? ['loading' => 'eager', 'fetchpriority' => 'high'] : ['loading' => 'lazy'];

        return wp_get_attachment_image($id, $size, false, ['alt' => $alt, 'sizes' => $sizes, 'decoding' => 'async'] + $when);
    }
}
