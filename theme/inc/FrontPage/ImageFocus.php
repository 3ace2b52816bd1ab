<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/**
 * The part of an image that stays visible where the front page crops it. Banners are wide on large screens and nearly
 * square on phones, so the owner can choose another part for phones.
 */
final class ImageFocus
{
    /** Metadata of an attachment: one of POSITIONS. Without it, the center stays visible. */
    public const META = '_stallkeeper_focus';

    /** The same for phones. Without it, META applies there. */
    public const META_SMALL = '_stallkeeper_focus_small';

    /** Values of `object-position` by name. */
    public const POSITIONS = [
        'top-left' => '0% 0%',
        'top' => '50% 0%',
        'top-right' => '100% 0%',
        'left' => '0% 50%',
        'center' => '50% 50%',
        'right' => '100% 50%',
        'bottom-left' => '0% 100%',
        'bottom' => '50% 100%',
        'bottom-right' => '100% 100%',
    ];

    /**
     * @param int $id attachment ID
     * @return string declarations of the custom properties that the stylesheet reads; empty if the owner has chosen nothing
     */
    public static function style(int $id): string
    {
        $style = '';
        foreach ([self::META => 'focus', self::META_SMALL => 'focus-small'] as $meta => $property) {
            $position = self::POSITIONS[self::name($id, $meta)] ?? null;
            $style .= $position === null ? '' : "--stallkeeper-{$property}:{$position};";
        }

        return $style;
    }

    /**
     * @param self::META|self::META_SMALL $meta
     * @return string key of POSITIONS; empty if nothing was chosen
     */
    public static function name(int $id, string $meta): string
    {
        $name = get_post_meta($id, $meta, true);

        return is_string($name) && isset(self::POSITIONS[$name]) ? $name : '';
    }
}
