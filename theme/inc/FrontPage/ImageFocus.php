<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Settings\SelectOptions;
use WP_Post;

/**
 * The part of an image that stays visible where the front page crops it. Banners are wide on large screens and nearly
 * square on phones, so the owner can choose another part for phones, in two fields of the media library.
 */
final class ImageFocus
{
    /** Metadata of an attachment: one of POSITIONS. Without it, the center stays visible. */
    public const META = '_stallkeeper_focus';

    /** The same for phones. Without it, META applies there. */
    public const META_SMALL = '_stallkeeper_focus_small';

    /** Metadata by the name of its field. */
    private const FIELDS = [
        'stallkeeper_focus' => self::META,
        'stallkeeper_focus_small' => self::META_SMALL,
    ];

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
     * @return string declarations of the custom properties that the stylesheet reads; empty if nothing was chosen
     */
    public static function style(int $id): string
    {
        $style = '';
        $properties = [self::META => '--stallkeeper-focus:', self::META_SMALL => '--stallkeeper-focus-small:'];
        foreach ($properties as $meta => $property) {
            $position = self::POSITIONS[self::name($id, $meta)] ?? null;
            $style .= $position === null ? '' : "{$property}{$position};";
        }

        return $style;
    }

    /**
     * @param self::META|self::META_SMALL $meta
     * @return string key of POSITIONS; empty if nothing was chosen
     */
    private static function name(int $id, string $meta): string
    {
        $name = get_post_meta($id, $meta, true);

        return is_string($name) && isset(self::POSITIONS[$name]) ? $name : '';
    }

    /**
     * Hook: `attachment_fields_to_edit`.
     *
     * @param  mixed $fields of WordPress and plugins
     * @return mixed the same with our own, for an image
     */
    public function addFields(mixed $fields, mixed $image): mixed
    {
        if (!is_array($fields) || !($image instanceof WP_Post) || !wp_attachment_is_image($image)) {
            return $fields;
        }
        $labels = [
            'stallkeeper_focus' => [__('Important part', 'stallkeeper'), __('Center', 'stallkeeper')],
            'stallkeeper_focus_small' => [
                __('Important part on phones', 'stallkeeper'),
                __('As on wide screens', 'stallkeeper'),
            ],
        ];
        foreach ($labels as $field => [$label, $default]) {
            $fields[$field] = [
                'label' => $label,
                'input' => 'html',
                'html' => self::select($image->ID, $field, $default),
                'helps' => __('Stays visible where the front page crops the image.', 'stallkeeper'),
            ];
        }

        return $fields;
    }

    /**
     * Hook: `attachment_fields_to_save`. WordPress has checked the nonce and the capability.
     *
     * @param  mixed $post   data of the attachment, with its ID
     * @param  mixed $fields of the form
     * @return mixed $post
     */
    public function save(mixed $post, mixed $fields): mixed
    {
        $id = is_array($post) && is_numeric($post['ID'] ?? null) ? (int) $post['ID'] : 0;
        $posted = Input::fromArray(is_array($fields) ? $fields : []);
        foreach (self::FIELDS as $field => $meta) {
            if ($id === 0 || !$posted->has($field)) {
                continue;
            }
            $name = $posted->text($field);
            isset(self::POSITIONS[$name]) ? update_post_meta($id, $meta, $name) : delete_post_meta($id, $meta);
        }

        return $post;
    }

    private static function select(int $id, string $field, string $default): string
    {
        return sprintf(
            '<select id="attachments-%1$d-%2$s" name="attachments[%1$d][%2$s]">%3$s</select>',
            $id,
            esc_attr($field),
            SelectOptions::html(['' => $default] + self::positions(), self::name($id, self::FIELDS[$field])),
        );
    }

    /** @return array<key-of<self::POSITIONS>, string> */
    private static function positions(): array
    {
        return [
            'top-left' => __('Top left', 'stallkeeper'),
            'top' => __('Top', 'stallkeeper'),
            'top-right' => __('Top right', 'stallkeeper'),
            'left' => __('Left', 'stallkeeper'),
            'center' => __('Center', 'stallkeeper'),
            'right' => __('Right', 'stallkeeper'),
            'bottom-left' => __('Bottom left', 'stallkeeper'),
            'bottom' => __('Bottom', 'stallkeeper'),
            'bottom-right' => __('Bottom right', 'stallkeeper'),
        ];
    }
}
