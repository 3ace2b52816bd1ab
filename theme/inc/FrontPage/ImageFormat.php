<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/**
 * The smaller versions of a photograph are made as WebP, or as AVIF where the server can make only that: some third fewer
 * bytes at the same looks, in every browser that the theme supports. WebP comes first because a server makes an AVIF ten
 * times as slowly, while somebody waits for the upload. The file that was uploaded stays as it is.
 */
final class ImageFormat
{
    /** The best first. Drawings and signs (PNG) keep their format: they may be transparent, and are small. */
    private const WANTED = ['image/webp', 'image/avif'];

    public function addHooks(): void
    {
        add_filter('image_editor_output_format', $this->choose(...));
        add_action('after_setup_theme', $this->sizes(...));
    }

    /**
     * @param  mixed $formats from MIME type to MIME type
     * @return mixed the same with an entry for photographs, unless another plugin has made one
     */
    private function choose(mixed $formats): mixed
    {
        if (!is_array($formats) || isset($formats['image/jpeg'])) {
            return $formats;
        }
        foreach (self::WANTED as $type) {
            if (wp_image_editor_supports(['mime_type' => $type])) {
                return $formats + ['image/jpeg' => $type];
            }
        }

        return $formats;
    }

    /** A banner on a wide screen with two pixels to each, in the shape of the cards; signs of brands keep theirs. */
    private function sizes(): void
    {
        add_image_size('stallkeeper-banner', 1440, 960, true);
        add_image_size('stallkeeper-brand', 400, 200);
    }
}
