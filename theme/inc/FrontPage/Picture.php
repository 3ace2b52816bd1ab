<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/** Images of the front page: in the size that the screen needs, lazy-loaded except for the first one. */
final class Picture
{
    /**
     * @param int    $id      attachment ID
     * @param string $size    registered size; `srcset` includes other sizes of the same aspect ratio. An image whose
     *                        important part was chosen is not cropped, because the stylesheet crops it.
     * @param string $sizes   value of the `sizes` attribute
     * @param bool   $isFirst whether the image is above the fold; it then loads with high priority
     * @param string $alt     empty if text next to the image describes it
     * @return string `<img>` element; empty if the image does not exist
     */
    public function html(int $id, string $size, string $sizes, bool $isFirst = false, string $alt = ''): string
    {
        if ($id <= 0) {
            return '';
        }
        $focus = ImageFocus::style($id);
        if ($focus !== '') {
            // The registered size is already cropped to its center.
            $size = 'large';
        }
        $when = $isFirst ? ['loading' => 'eager', 'fetchpriority' => 'high'] : ['loading' => 'lazy'];

        return wp_get_attachment_image(
            $id,
            $size,
            false,
            ['alt' => $alt, 'sizes' => $sizes, 'decoding' => 'async'] + $when + array_filter(['style' => $focus]),
        );
    }
}
