<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Front;

/**
 * What an owner may choose for the front page, with every default and limit. A name is that of the theme's setting
 * without its prefix; Customize.php offers them, the sections read them.
 */
final class Settings
{
    public const PREFIX = 'stallkeeper_front_';

    public const BANNER_PAGES = 5;
    public const PROMOTIONS = 3;
    public const BRANDS = 8;

    private const TITLE = 80;
    private const TEXT = 300;

    /** @return array<string, Field> */
    public static function fields(): array
    {
        static $fields = null;

        /** @var array<string, Field> */
        return $fields ??= [
            'banner' => Field::switch(true),
            'banner_source' => Field::choice(['products', 'posts', 'pages']),
            'banner_count' => Field::number(4, 1, 10),
            'banner_product_category' => Field::id(),
            'banner_category' => Field::id(),
            ...self::each(self::BANNER_PAGES, 'banner_page', Field::id()),
            'promotions' => Field::switch(true),
            ...self::each(self::PROMOTIONS, 'promotion_image', Field::id()),
            ...self::each(self::PROMOTIONS, 'promotion_title', Field::text(self::TITLE)),
            ...self::each(self::PROMOTIONS, 'promotion_url', Field::address()),
            'categories' => Field::switch(true),
            'categories_title' => Field::text(self::TITLE),
            'categories_text' => Field::text(self::TEXT),
            'categories_count' => Field::number(6, 1, 24),
            'products' => Field::switch(true),
            'products_title' => Field::text(self::TITLE),
            'products_source' => Field::choice(ProductList::SOURCES),
            'products_category' => Field::id(),
            'products_look' => Field::choice(['four', 'default', 'six', 'grid']),
            'products_count' => Field::number(8, 1, 24),
            'brands' => Field::switch(true),
            'brands_title' => Field::text(self::TITLE),
            'brands_text' => Field::text(self::TEXT),
            ...self::each(self::BRANDS, 'brand_image', Field::id()),
            ...self::each(self::BRANDS, 'brand_name', Field::text(self::TITLE)),
            ...self::each(self::BRANDS, 'brand_url', Field::address()),
            'widgets' => Field::switch(true),
            'latest' => Field::switch(true),
            'latest_title' => Field::text(self::TITLE),
            'latest_count' => Field::number(6, 1, 12),
        ];
    }

    public static function isOn(string $name): bool
    {
        return self::value($name) === true;
    }

    public static function number(string $name): int
    {
        return (int) self::value($name);
    }

    public static function text(string $name): string
    {
        return (string) self::value($name);
    }

    /** @throws \InvalidArgumentException when there is no such setting */
    private static function value(string $name): bool|int|string
    {
        $field = self::fields()[$name] ?? throw new \InvalidArgumentException("There is no setting \"{$name}\" of the front page.");

        return $field->clean(get_theme_mod(self::PREFIX . $name, $field->default));
    }

    /** @return array<string, Field> `name_1`, `name_2`, … */
    private static function each(int $times, string $name, Field $field): array
    {
        $fields = [];
        for ($i = 1; $i <= $times; $i++) {
            $fields["{$name}_{$i}"] = $field;
        }

        return $fields;
    }
}
