<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Nav;

use Stallkeeper\Render\Url;

/**
 * The image of what a menu item links to. It is decoration, because the title of the item says the same.
 *
 * @phpstan-type ImageView array{src: string, width: int, height: int}
 */
final class MenuImage
{
    /**
     * @param mixed $raw `src`, `width` and `height`; `src` is a URL
     * @return ImageView|null null if it has no safe URL or no dimensions, which reserve its place
     */
    public static function fromValue(mixed $raw): ?array
    {
        if (!is_array($raw) || !is_string($raw['src'] ?? null)) {
            return null;
        }
        [$src, $width, $height] = [Url::allow($raw['src']), $raw['width'] ?? 0, $raw['height'] ?? 0];

        return $src !== '' && is_int($width) && is_int($height) && $width > 0 && $height > 0
            ? ['src' => $src, 'width' => $width, 'height' => $height]
            : null;
    }
}
