<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\ProductList;

use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** Reads the settings of product lists and cards. ProductListSchema has their texts. */
final class CardSettings
{
    public const SALE = 'card_sale';
    public const NEW_DAYS = 'card_new_days';
    public const STOCK = 'card_stock';
    public const SECOND_IMAGE = 'card_second_image';
    public const RATING = 'card_rating';
    public const COLORS = 'card_colors';
    public const BRAND = 'card_brand';
    public const QUICK_ADD = 'card_quick_add';
    public const BREADCRUMBS = 'product_list_breadcrumbs';
    public const VIEW = 'product_list_view';
    public const PAGES = 'product_list_pages';

    public const DAYS = 14;
    public const MAX_DAYS = 365;

    /** The first is the default. */
    public const VIEWS = ['grid', 'list'];
    public const PAGE_KINDS = ['pages', 'more'];

    /** @param string $name constant of a setting that is on or off; all are on by default */
    public function has(string $name): bool
    {
        return SettingType::boolean(DisplayOptions::value($name, true), true);
    }

    /** For how many days a product is new; 0 for no badge. */
    public function newDays(): int
    {
        return SettingType::integer(DisplayOptions::value(self::NEW_DAYS, self::DAYS), self::DAYS, 0, self::MAX_DAYS);
    }

    public function isList(): bool
    {
        return SettingType::choice(DisplayOptions::value(self::VIEW, self::VIEWS[0]), self::VIEWS[0], self::VIEWS) ===
            'list';
    }

    public function loadsMore(): bool
    {
        $kind = DisplayOptions::value(self::PAGES, self::PAGE_KINDS[0]);

        return SettingType::choice($kind, self::PAGE_KINDS[0], self::PAGE_KINDS) === 'more';
    }
}
