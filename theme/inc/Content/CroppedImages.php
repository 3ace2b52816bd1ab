<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Content;

use Stallkeeper\Theme\Setup\ThemeSupport;

/** Keeps the `sizes` attributes of the theme's cropped images. */
final class CroppedImages
{
    /** Image sizes that styles show with `object-fit: cover`, also in boxes with another aspect ratio. */
    private const SIZES = [ThemeSupport::CARD_IMAGE, ThemeSupport::SMALL_CARD_IMAGE];

    /**
     * Hook: `wp_get_attachment_image_attributes`.
     *
     * WordPress 6.7 and newer add `auto` to the `sizes` of lazy images, and the browser then selects an image for the
     * width of the box. To fill a tall box, the image must be wider; the templates' `sizes` include this.
     *
     * @param mixed $attributes attribute => value
     * @param mixed $attachment not used
     * @param mixed $size       name of the image size, or width and height
     *
     * @return mixed the attributes
     */
    public function removeAutoSizes(mixed $attributes, mixed $attachment = null, mixed $size = null): mixed
    {
        if (is_array($attributes) && is_string($attributes['sizes'] ?? null) && in_array($size, self::SIZES, true)) {
            $attributes['sizes'] = preg_replace('/^auto,\s*/i', '', $attributes['sizes']);
        }

        return $attributes;
    }
}
