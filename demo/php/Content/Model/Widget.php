<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** A widget in one of the theme's areas. */
final class Widget
{
    /**
     * @param string               $widget   the widget's own name
     * @param string|null          $category slug of a product category, for a widget that shows one
     * @param array<string, bool|int|string> $settings what its form would say
     */
    private function __construct(
        public readonly string $area,
        public readonly string $widget,
        public readonly ?string $category,
        public readonly array $settings,
    ) {}

    public static function from(JsonObject $fields): self
    {
        $place = new self($fields->string('area'), $fields->string('widget'), $fields->optional('category'), $fields->values('settings'));
        $fields->end();

        return $place;
    }
}
