<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Customizer;

use Stallkeeper\Render\Settings\SettingType;

/**
 * Customizer switches that hide parts of the pages. A switch is on by default, except for those in OFF_AT_FIRST.
 * DisplaySchema has their texts.
 *
 * Other options are elsewhere: site owners unassign a menu or remove a widget to hide it, and logo and site title are
 * WordPress settings. Colors, fonts and shapes are in the directory Style/.
 *
 * There is no fixed or boxed layout, because a fixed width does not fit on phones. Widths are in the section “Style”,
 * and where header, catalog and images are in the directory Layout/.
 */
final class DisplayOptions
{
    public const TOP_BAR = 'top_bar';
    public const SEARCH = 'header_search';
    public const ACCOUNT = 'header_account';
    public const STICKY = 'sticky_header';
    public const CATALOG_COLUMN = 'catalog_column';
    public const CATALOG_COLUMN_OF_PRODUCTS = 'catalog_column_product';
    public const CATALOG_COLUMN_OF_LISTS = 'catalog_column_lists';
    public const SOCIAL_TOP = 'social_top';
    public const SOCIAL_FOOT = 'social_foot';
    public const FOOTER_LINKS = 'footer_links';
    public const CHECKOUT_MENUS = 'checkout_menus';
    public const BACK_TO_TOP = 'back_to_top';
    public const SIDEBAR = 'sidebar';
    public const POST_PICTURE = 'post_picture';
    public const POST_DATE = 'post_date';
    public const POST_AUTHOR = 'post_author';
    public const POST_CATEGORIES = 'post_categories';
    public const POST_TAGS = 'post_tags';
    public const LIST_EXCERPT = 'list_excerpt';

    /**
     * The social links are already in the top bar. On the page of a product, its images need the width; in the shop and
     * its categories, the filters and the products do. Menus on the checkout could lead away from the purchase.
     */
    private const OFF_AT_FIRST = [
        self::SOCIAL_FOOT,
        self::CATALOG_COLUMN_OF_PRODUCTS,
        self::CATALOG_COLUMN_OF_LISTS,
        self::CHECKOUT_MENUS,
    ];

    public const PREFIX = 'stallkeeper_';

    /** @param string $name one of the constants of this class */
    public function isOn(string $name): bool
    {
        $default = self::default($name);

        return SettingType::boolean(self::value($name, $default), $default);
    }

    /**
     * @param string $name name of a setting without PREFIX
     * @return mixed saved value, not validated; the default of the shop or of the theme if none is saved
     */
    public static function value(string $name, bool|int|string $default): mixed
    {
        $name = self::PREFIX . $name;

        return get_theme_mod($name, stallkeeper_theme_default($name, $default));
    }

    public static function default(string $name): bool
    {
        return !in_array($name, self::OFF_AT_FIRST, true);
    }
}
