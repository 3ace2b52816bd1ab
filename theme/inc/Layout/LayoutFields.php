<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Layout;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** The settings of the layout with their texts, for the sections of the pages that they change. */
final class LayoutFields
{
    public static function header(): Setting
    {
        return self::choice(
            LayoutChoices::HEADER,
            [
                'left' => __('Brand at the side, above the menu', 'stallkeeper'),
                'centered' => __('Brand centered above the menu', 'stallkeeper'),
                'row' => __('One row: brand, menu and tools, with the search as an icon', 'stallkeeper'),
            ],
            __('Layout of the header on wide screens', 'stallkeeper'),
        );
    }

    public static function search(): Setting
    {
        return self::choice(
            LayoutChoices::SEARCH,
            ['open' => __('Search form', 'stallkeeper'), 'icon' => __('Icon that opens it', 'stallkeeper')],
            __('Search on wide screens', 'stallkeeper'),
        );
    }

    public static function stickyPart(): Setting
    {
        return self::choice(
            LayoutChoices::STICKY_PART,
            ['menu' => __('Row of the menu', 'stallkeeper'), 'whole' => __('Whole header', 'stallkeeper')],
            __('Part of the header that stays visible on wide screens', 'stallkeeper'),
        );
    }

    public static function catalogSide(): Setting
    {
        return self::side(LayoutChoices::CATALOG_SIDE, __('Side of the catalog menu', 'stallkeeper'));
    }

    public static function gallerySide(): Setting
    {
        return self::side(LayoutChoices::GALLERY_SIDE, __('Side of the images', 'stallkeeper'));
    }

    public static function posts(): Setting
    {
        return self::choice(
            LayoutChoices::POSTS,
            [
                'cards' => __('Cards', 'stallkeeper'),
                'rows' => __('Rows, with the image beside the text', 'stallkeeper'),
                LayoutChoices::FULL_POSTS => __('Whole posts', 'stallkeeper'),
            ],
            __('Layout of lists of posts', 'stallkeeper'),
        );
    }

    private static function side(string $name, string $label): Setting
    {
        return self::choice(
            $name,
            ['start' => __('Left', 'stallkeeper'), 'end' => __('Right', 'stallkeeper')],
            $label,
            __('Mirrored in languages that are written from right to left.', 'stallkeeper'),
        );
    }

    /** @param array<string, string> $choices value => label */
    private static function choice(string $name, array $choices, string $label, string $help = ''): Setting
    {
        return new Setting(
            DisplayOptions::PREFIX . $name,
            SettingType::Choice,
            array_key_first(LayoutChoices::CLASSES[$name]),
            $label,
            $help,
            choices: $choices,
            isLive: !in_array($name, LayoutChoices::NOT_LIVE, true),
        );
    }
}
