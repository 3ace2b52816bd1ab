<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/**
 * The settings of the front page with their defaults and limits. A name is the name of the theme mod without its
 * prefix. CustomizerPanel.php registers the settings, and the sections read them.
 */
final class Settings
{
    public const PREFIX = 'stallkeeper_front_';

    public const BANNER_PAGES = 5;
    public const PROMOTIONS = 3;
    public const BRANDS = 8;

    private const TITLE = 80;
    private const TEXT = 300;

    /** @return array<string, SettingField> */
    public static function fields(): array
    {
        // The same in every request and for every site.
        static $fields = null;

        /** @var array<string, SettingField> */
        return $fields ??= [
            'banner' => SettingField::switch(true),
            'banner_source' => SettingField::choice(['products', 'posts', 'pages']),
            'banner_count' => SettingField::number(4, 1, 10),
            'banner_product_category' => SettingField::id(),
            'banner_category' => SettingField::id(),
            ...self::each(self::BANNER_PAGES, 'banner_page', SettingField::id()),
            'promotions' => SettingField::switch(true),
            ...self::each(self::PROMOTIONS, 'promotion_image', SettingField::id()),
            ...self::each(self::PROMOTIONS, 'promotion_title', SettingField::text(self::TITLE)),
            ...self::each(self::PROMOTIONS, 'promotion_url', SettingField::address()),
            'categories' => SettingField::switch(true),
            'categories_title' => SettingField::text(self::TITLE),
            'categories_text' => SettingField::text(self::TEXT),
            'categories_count' => SettingField::number(6, 1, 24),
            'products' => SettingField::switch(true),
            'products_title' => SettingField::text(self::TITLE),
            'products_source' => SettingField::choice(ProductList::SOURCES),
            'products_category' => SettingField::id(),
            'products_look' => SettingField::choice(['four', 'default', 'six', 'grid']),
            'products_count' => SettingField::number(8, 1, 24),
            'brands' => SettingField::switch(true),
            'brands_title' => SettingField::text(self::TITLE),
            'brands_text' => SettingField::text(self::TEXT),
            ...self::each(self::BRANDS, 'brand_image', SettingField::id()),
            ...self::each(self::BRANDS, 'brand_name', SettingField::text(self::TITLE)),
            ...self::each(self::BRANDS, 'brand_url', SettingField::address()),
            'widgets' => SettingField::switch(true),
            'latest' => SettingField::switch(true),
            'latest_title' => SettingField::text(self::TITLE),
            'latest_count' => SettingField::number(6, 1, 12),
        ];
    }

    public function isOn(string $name): bool
    {
        return $this->value($name) === true;
    }

    public function number(string $name): int
    {
        return (int) $this->value($name);
    }

    public function text(string $name): string
    {
        return (string) $this->value($name);
    }

    /** @throws \InvalidArgumentException if the setting does not exist */
    private function value(string $name): bool|int|string
    {
        $field = self::fields()[$name] ?? throw new \InvalidArgumentException("There is no setting \"{$name}\" of the front page.");

        return $field->clean(get_theme_mod(self::PREFIX . $name, $field->default));
    }

    /** @return array<string, SettingField> fields `name_1`, `name_2` and so on */
    private static function each(int $times, string $name, SettingField $field): array
    {
        $fields = [];
        for ($i = 1; $i <= $times; $i++) {
            $fields["{$name}_{$i}"] = $field;
        }

        return $fields;
    }
}
