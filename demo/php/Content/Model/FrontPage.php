<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** Settings of the demo's front page and its widget areas. */
final class FrontPage
{
    /**
     * @param array<string, bool|int|string> $options     values of the theme's front page settings
     * @param string                      $bannerCategory slug of the product category shown in the banner
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

    /** @throws ContentError if the file is invalid */
    public static function parse(string $file, string $json): self
    {
        $fields = JsonObject::fromJson($json, $file);
        $front = new self(
            $fields->scalars('options'),
            $fields->string('bannerCategory'),
            array_map(self::promotion(...), array_values($fields->objects('promotions'))),
            array_map(self::brand(...), array_values($fields->objects('brands'))),
            array_map(Widget::from(...), array_values($fields->objects('widgets'))),
        );
        $fields->rejectUnknownKeys();

        return $front;
    }

    /** @return array{title: string, image: string, link: MenuItem} */
    private static function promotion(JsonObject $fields): array
    {
        $promotion = [
            'title' => $fields->string('title'),
            'image' => $fields->string('image'),
            'link' => MenuItem::from($fields->object('link')),
        ];
        $fields->rejectUnknownKeys();

        return $promotion;
    }

    /** @return array{name: string, image: string} */
    private static function brand(JsonObject $fields): array
    {
        $brand = ['name' => $fields->string('name'), 'image' => $fields->string('image')];
        $fields->rejectUnknownKeys();

        return $brand;
    }
}
