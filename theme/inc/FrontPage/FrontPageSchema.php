<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;

/**
 * The settings of the front page: a panel of the Customizer with a section for each part. Without a text of the site
 * owner, the theme shows its own or none.
 */
final class FrontPageSchema implements SettingsSchema
{
    public const ID = 'stallkeeper_front';

    public const BANNER_PAGES = 5;
    public const PROMOTIONS = 3;
    public const BRANDS = 8;

    /** Maximum number of characters. */
    private const TITLE = 80;
    private const TEXT = 300;
    private const URL = 2000;

    public function sections(): array
    {
        return [
            new SettingsSection(
                self::ID,
                __('Front page', 'stallkeeper'),
                [],
                122,
                __('Sections without content are not shown.', 'stallkeeper'),
                [
                    self::section('order', __('Order of the sections', 'stallkeeper'), [self::order()]),
                    self::section('banner', __('Banner', 'stallkeeper'), self::banner()),
                    self::section('promotions', __('Offers', 'stallkeeper'), self::promotions()),
                    self::section('categories', __('Categories', 'stallkeeper'), [
                        self::setting(
                            'categories',
                            SettingType::Boolean,
                            true,
                            __('Show the categories.', 'stallkeeper'),
                        ),
                        self::setting(
                            'categories_title',
                            SettingType::Text,
                            '',
                            __('Heading', 'stallkeeper'),
                            self::TITLE,
                        ),
                        self::setting(
                            'categories_text',
                            SettingType::Text,
                            '',
                            __('Subheading', 'stallkeeper'),
                            self::TEXT,
                        ),
                        self::setting(
                            'categories_count',
                            SettingType::Integer,
                            6,
                            __('Maximum number of items', 'stallkeeper'),
                            24,
                        ),
                    ]),
                    self::section('products', __('Products', 'stallkeeper'), self::products()),
                    self::section('brands', __('Brands', 'stallkeeper'), self::brands()),
                    self::section('more', __('Widgets and posts', 'stallkeeper'), [
                        self::setting(
                            'widgets',
                            SettingType::Boolean,
                            true,
                            __('Show the widget area of the front page.', 'stallkeeper'),
                        ),
                        self::setting(
                            'latest',
                            SettingType::Boolean,
                            true,
                            __('Show the latest posts.', 'stallkeeper'),
                        ),
                        self::setting('latest_title', SettingType::Text, '', __('Heading', 'stallkeeper'), self::TITLE),
                        self::setting(
                            'latest_count',
                            SettingType::Integer,
                            6,
                            __('Maximum number of items', 'stallkeeper'),
                            12,
                        ),
                    ]),
                ],
            ),
        ];
    }

    /** @return string name of the theme mod */
    public static function modName(string $name): string
    {
        return self::ID . '_' . $name;
    }

    private static function order(): Setting
    {
        $sections = [
            'banner' => __('Banner', 'stallkeeper'),
            'promotions' => __('Offers', 'stallkeeper'),
            'categories' => __('Categories', 'stallkeeper'),
            'products' => __('Products', 'stallkeeper'),
            'brands' => __('Brands', 'stallkeeper'),
            'content' => __('Content of the page', 'stallkeeper'),
            'widgets' => __('Widgets', 'stallkeeper'),
            'latest' => __('Latest posts', 'stallkeeper'),
        ];

        return new Setting(
            self::modName('order'),
            SettingType::Order,
            implode(',', array_keys($sections)),
            __('Sections from top to bottom', 'stallkeeper'),
            choices: $sections,
        );
    }

    /** @return list<Setting> */
    private static function banner(): array
    {
        $settings = [
            self::setting('banner', SettingType::Boolean, true, __('Show the banner.', 'stallkeeper')),
            self::setting(
                'banner_source',
                SettingType::Choice,
                'products',
                __('Content', 'stallkeeper'),
                choices: [
                    'products' => __('Products', 'stallkeeper'),
                    'posts' => __('Posts', 'stallkeeper'),
                    'pages' => __('Selected pages', 'stallkeeper'),
                ],
            ),
            self::setting(
                'banner_product_category',
                SettingType::Term,
                0,
                __('Product category', 'stallkeeper'),
                taxonomy: 'product_cat',
            ),
            self::setting(
                'banner_category',
                SettingType::Term,
                0,
                __('Post category', 'stallkeeper'),
                taxonomy: 'category',
            ),
            self::setting('banner_count', SettingType::Integer, 4, __('Maximum number of items', 'stallkeeper'), 10),
        ];
        for ($i = 1; $i <= self::BANNER_PAGES; $i++) {
            $settings[] = self::setting(
                "banner_page_{$i}",
                SettingType::Page,
                0,
                /* translators: %d: number of a page, from 1 */
                sprintf(__('Page %d', 'stallkeeper'), $i),
            );
        }

        return $settings;
    }

    /** @return list<Setting> */
    private static function promotions(): array
    {
        $settings = [self::setting('promotions', SettingType::Boolean, true, __('Show the offers.', 'stallkeeper'))];
        for ($i = 1; $i <= self::PROMOTIONS; $i++) {
            $settings[] = self::setting(
                "promotion_image_{$i}",
                SettingType::Image,
                0,
                /* translators: %d: number of an offer, from 1 */
                sprintf(__('Image %d', 'stallkeeper'), $i),
            );
            $settings[] = self::setting(
                "promotion_title_{$i}",
                SettingType::Text,
                '',
                /* translators: %d: number of an offer, from 1 */
                sprintf(__('Text on image %d', 'stallkeeper'), $i),
                self::TITLE,
            );
            $settings[] = self::setting(
                "promotion_url_{$i}",
                SettingType::Url,
                '',
                /* translators: %d: number of an offer, from 1 */
                sprintf(__('Link of image %d', 'stallkeeper'), $i),
                self::URL,
            );
        }

        return $settings;
    }

    /** @return list<Setting> */
    private static function products(): array
    {
        return [
            self::setting('products', SettingType::Boolean, true, __('Show products.', 'stallkeeper')),
            self::setting('products_title', SettingType::Text, '', __('Heading', 'stallkeeper'), self::TITLE),
            self::setting(
                'products_source',
                SettingType::Choice,
                'featured',
                __('Product selection', 'stallkeeper'),
                choices: [
                    'featured' => __('Featured products, or the newest if there are none', 'stallkeeper'),
                    'latest' => __('Newest products', 'stallkeeper'),
                    'sale' => __('Products on sale', 'stallkeeper'),
                    'category' => __('Products of a category', 'stallkeeper'),
                ],
            ),
            self::setting(
                'products_category',
                SettingType::Term,
                0,
                __('Category', 'stallkeeper'),
                taxonomy: 'product_cat',
            ),
            self::setting(
                'products_look',
                SettingType::Choice,
                'four',
                __('Layout', 'stallkeeper'),
                choices: [
                    'four' => __('Slider, up to four columns', 'stallkeeper'),
                    'default' => __('Slider, up to five columns', 'stallkeeper'),
                    'six' => __('Slider, up to six columns', 'stallkeeper'),
                    'grid' => __('Grid', 'stallkeeper'),
                ],
            ),
            self::setting('products_count', SettingType::Integer, 8, __('Maximum number of items', 'stallkeeper'), 24),
        ];
    }

    /** @return list<Setting> */
    private static function brands(): array
    {
        $settings = [
            self::setting('brands', SettingType::Boolean, true, __('Show the brands.', 'stallkeeper')),
            self::setting('brands_title', SettingType::Text, '', __('Heading', 'stallkeeper'), self::TITLE),
            self::setting('brands_text', SettingType::Text, '', __('Subheading', 'stallkeeper'), self::TEXT),
        ];
        for ($i = 1; $i <= self::BRANDS; $i++) {
            $settings[] = self::setting(
                "brand_name_{$i}",
                SettingType::Text,
                '',
                /* translators: %d: number of a brand, from 1 */
                sprintf(__('Name of brand %d', 'stallkeeper'), $i),
                self::TITLE,
            );
            $settings[] = self::setting(
                "brand_image_{$i}",
                SettingType::Image,
                0,
                /* translators: %d: number of a brand, from 1 */
                sprintf(__('Logo of brand %d', 'stallkeeper'), $i),
            );
            $settings[] = self::setting(
                "brand_url_{$i}",
                SettingType::Url,
                '',
                /* translators: %d: number of a brand, from 1 */
                sprintf(__('Link of brand %d', 'stallkeeper'), $i),
                self::URL,
            );
        }

        return $settings;
    }

    /** @param list<Setting> $settings */
    private static function section(string $name, string $title, array $settings): SettingsSection
    {
        return new SettingsSection(self::modName($name), $title, $settings);
    }

    /** @param array<string, string> $choices */
    private static function setting(
        string $name,
        SettingType $type,
        bool|int|string $default,
        string $label,
        int $max = SettingType::MAX_ID,
        array $choices = [],
        string $taxonomy = '',
    ): Setting {
        return new Setting(
            self::modName($name),
            $type,
            $default,
            $label,
            '',
            $type === SettingType::Integer ? 1 : 0,
            $max,
            $choices,
            '',
            $taxonomy,
            $type === SettingType::Url ? esc_url_raw(...) : sanitize_text_field(...),
        );
    }
}
