<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** Reads the settings of product pages. ProductPageSchema has their texts. */
final class ProductPageSettings
{
    public const CHIP_LIMIT = 'product_chip_limit';
    public const LAYOUT = 'product_layout';
    public const DELIVERY_PAGE = 'product_delivery_page';

    public const WISHLIST = 'product_wishlist';
    public const RECENTLY_VIEWED = 'product_recently_viewed';

    public const RELATED = 'product_related';
    public const BREADCRUMBS = 'product_breadcrumbs';

    public const MAX_RELATED = 12;
    public const RELATED_PRODUCTS = 4;

    public const MAX_CHIPS = 60;
    public const CHIPS = 12;

    public const DISCLOSURES = 'disclosures';
    public const TABS = 'tabs';
    public const SECTIONS = 'sections';

    /** The first is the default. */
    public const LAYOUTS = [self::DISCLOSURES, self::TABS, self::SECTIONS];

    /** Largest number of values that are shown as chips. An attribute with more is a select field. */
    public function chipLimit(): int
    {
        return SettingType::integer(
            DisplayOptions::value(self::CHIP_LIMIT, self::CHIPS),
            self::CHIPS,
            0,
            self::MAX_CHIPS,
        );
    }

    /** @return string one of LAYOUTS */
    public function layout(): string
    {
        return SettingType::choice(
            DisplayOptions::value(self::LAYOUT, self::LAYOUTS[0]),
            self::LAYOUTS[0],
            self::LAYOUTS,
        );
    }

    /** ID of the page about delivery, which product pages show; 0 for none. */
    public function deliveryPage(): int
    {
        return SettingType::integer(DisplayOptions::value(self::DELIVERY_PAGE, 0), 0, 0, SettingType::MAX_ID);
    }

    /** Whether visitors can keep products in a wish list on their device. */
    public function hasWishlist(): bool
    {
        return SettingType::boolean(DisplayOptions::value(self::WISHLIST, true), true);
    }

    /** Whether the products that a visitor has viewed are stored on the device and shown on product pages. */
    public function hasRecentlyViewed(): bool
    {
        return SettingType::boolean(DisplayOptions::value(self::RECENTLY_VIEWED, false), false);
    }

    /** Largest number of related products; 0 for none. */
    public function relatedProducts(): int
    {
        return SettingType::integer(
            DisplayOptions::value(self::RELATED, self::RELATED_PRODUCTS),
            self::RELATED_PRODUCTS,
            0,
            self::MAX_RELATED,
        );
    }

    /** Whether product pages show the path of categories to the product. */
    public function hasBreadcrumbs(): bool
    {
        return SettingType::boolean(DisplayOptions::value(self::BREADCRUMBS, true), true);
    }
}
