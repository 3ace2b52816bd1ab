<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\ProductList;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** The settings of product lists and cards. CardSettings reads them. */
final class ProductListSchema implements SettingsSchema
{
    private const PRIORITY = 126;

    public function sections(): array
    {
        return [
            new SettingsSection(
                'stallkeeper_product_list',
                __('Product lists', 'stallkeeper'),
                [
                    Setting::choice(
                        DisplayOptions::PREFIX . CardSettings::VIEW,
                        ['grid' => __('Grid', 'stallkeeper'), 'list' => __('List', 'stallkeeper')],
                        __('Layout of product lists', 'stallkeeper'),
                    ),
                    Setting::choice(
                        DisplayOptions::PREFIX . CardSettings::PAGES,
                        [
                            'pages' => __('Page numbers', 'stallkeeper'),
                            'more' => __('Button that loads more products', 'stallkeeper'),
                        ],
                        __('More products', 'stallkeeper'),
                    ),
                    self::boolean(
                        CardSettings::BREADCRUMBS,
                        __('Show the path of categories above the list.', 'stallkeeper'),
                    ),
                    self::boolean(
                        CardSettings::SALE,
                        __('Show by how much a price is reduced, such as “−25%”.', 'stallkeeper'),
                    ),
                    Setting::integer(
                        DisplayOptions::PREFIX . CardSettings::NEW_DAYS,
                        CardSettings::DAYS,
                        0,
                        CardSettings::MAX_DAYS,
                        __('Mark products as new for this number of days.', 'stallkeeper'),
                        __('0 marks none.', 'stallkeeper'),
                    ),
                    self::boolean(
                        CardSettings::STOCK,
                        __('Mark products that are sold out or low in stock.', 'stallkeeper'),
                    ),
                    self::boolean(
                        CardSettings::SECOND_IMAGE,
                        __('Show the first image of the product gallery on hover and focus.', 'stallkeeper'),
                    ),
                    self::boolean(CardSettings::RATING, __('Show the rating.', 'stallkeeper')),
                    self::boolean(CardSettings::COLORS, __('Show the colors of products with options.', 'stallkeeper')),
                    self::boolean(CardSettings::BRAND, __('Show the brand.', 'stallkeeper')),
                    self::boolean(
                        CardSettings::QUICK_ADD,
                        __('Choose the options of a product in a dialog of the list.', 'stallkeeper'),
                    ),
                ],
                self::PRIORITY,
            ),
        ];
    }

    private static function boolean(string $name, string $label): Setting
    {
        return new Setting(DisplayOptions::PREFIX . $name, SettingType::Boolean, true, $label);
    }
}
