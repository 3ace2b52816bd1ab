<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** Settings of the demo's front page and its widget areas. */
final class FrontPage
{
    /**
     * @param array<string, bool|int|string> $options     the theme's settings of the front page, by their names
     * @param string                      $bannerCategory slug of the product category whose products are the banner
     * @param list<array{title: string, image: string, link: MenuItem}> $promotions
     * @param list<array{name: string, image: string}> $brands
     * @param list<Widget>           $widgets
     */
    private function __construct(
        public readonly array $options,
        public readonly string $bannerCategory,
        public readonly array $promotions,
        public readonly array $brands,
        public readonly array $widgets,
    ) {}

    /** @throws ContentError naming the file and the key */
    public static function parse(string $file, string $json): self
    {
        $fields = JsonObject::fromJson($json, $file);
        $front = new self(
            $fields->values('options'),
            $fields->string('bannerCategory'),
            array_map(self::promotion(...), array_values($fields->objects('promotions'))),
            array_map(self::brand(...), array_values($fields->objects('brands'))),
            array_map(Widget::from(...), array_values($fields->objects('widgets'))),
        );
        $fields->end();

        return $front;
    }

    /** @return array{title: string, image: string, link: MenuItem} */
    private static function promotion(JsonObject $fields): array
    {
        $promotion = ['title' => $fields->string('title'), 'image' => $fields->string('image'), 'link' => MenuItem::from($fields->object('link'))];
        $fields->end();

        return $promotion;
    }

    /** @return array{name: string, image: string} */
    private static function brand(JsonObject $fields): array
    {
        $brand = ['name' => $fields->string('name'), 'image' => $fields->string('image')];
        $fields->end();

        return $brand;
    }
}
