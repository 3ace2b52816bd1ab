<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Header;

/** Lets browsers load a small file of the owner's logo, which may have been uploaded with thousands of pixels. */
final class Logo
{
    /** Height in the header, see assets/css/header/branding.css. */
    private const HEIGHT_PX = 56;

    /**
     * Hook: `get_custom_logo_image_attributes`.
     *
     * @param mixed $attributes attributes of the image; WordPress’s own `sizes` is the width of the file
     * @param mixed $id attachment ID
     */
    public function addSizes(mixed $attributes, mixed $id): mixed
    {
        $image = is_numeric($id) ? wp_get_attachment_image_src((int) $id, 'full') : false;
        if (!is_array($attributes) || !is_array($image) || (int) $image[2] < 1) {
            return $attributes;
        }
        $width = min((int) $image[1], (int) ceil((self::HEIGHT_PX * (int) $image[1]) / (int) $image[2]));

        return $attributes + ['sizes' => "{$width}px"];
    }
}
