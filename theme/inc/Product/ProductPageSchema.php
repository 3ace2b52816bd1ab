<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\Layout\LayoutFields;

/** The settings of product pages. ProductPageSettings reads them. */
final class ProductPageSchema implements SettingsSchema
{
    private const PRIORITY = 126;

    public function sections(): array
    {
        return [
            new SettingsSection(
                'stallkeeper_product_page',
                __('Product page', 'stallkeeper'),
                [
                    LayoutFields::gallerySide(),
                    new Setting(
                        DisplayOptions::PREFIX . ProductPageSettings::BREADCRUMBS,
                        SettingType::Boolean,
                        true,
                        __('Show the path of categories above the product.', 'stallkeeper'),
                    ),
                    Setting::integer(
                        DisplayOptions::PREFIX . ProductPageSettings::CHIP_LIMIT,
                        ProductPageSettings::CHIPS,
                        0,
                        ProductPageSettings::MAX_CHIPS,
                        __('Show up to this number of options as buttons.', 'stallkeeper'),
                        __('An attribute with more options is a select field.', 'stallkeeper'),
                    ),
                    Setting::choice(
                        DisplayOptions::PREFIX . ProductPageSettings::LAYOUT,
                        [
                            ProductPageSettings::DISCLOSURES => __('Sections that open and close', 'stallkeeper'),
                            ProductPageSettings::TABS => __('Tabs, also for the reviews', 'stallkeeper'),
                            ProductPageSettings::SECTIONS => __('Sections that are always open', 'stallkeeper'),
                        ],
                        __('Description, details and delivery', 'stallkeeper'),
                    ),
                    new Setting(
                        DisplayOptions::PREFIX . ProductPageSettings::DELIVERY_PAGE,
                        SettingType::Page,
                        0,
                        __('Page with delivery and returns, which is a section of each product', 'stallkeeper'),
                    ),
                    Setting::integer(
                        DisplayOptions::PREFIX . ProductPageSettings::RELATED,
                        ProductPageSettings::RELATED_PRODUCTS,
                        0,
                        ProductPageSettings::MAX_RELATED,
                        __('Show up to this number of related products.', 'stallkeeper'),
                        __('0 shows none.', 'stallkeeper'),
                    ),
                    new Setting(
                        DisplayOptions::PREFIX . ProductPageSettings::WISHLIST,
                        SettingType::Boolean,
                        true,
                        __('Offer a wish list, which is stored on the visitor’s device.', 'stallkeeper'),
                        __('The cart page and the account show it.', 'stallkeeper'),
                    ),
                    new Setting(
                        DisplayOptions::PREFIX . ProductPageSettings::RECENTLY_VIEWED,
                        SettingType::Boolean,
                        false,
                        __('Show recently viewed products.', 'stallkeeper'),
                        __(
                            'They are stored on the visitor’s device. Mention it in your privacy policy.',
                            'stallkeeper',
                        ),
                    ),
                ],
                self::PRIORITY,
            ),
        ];
    }
}
