<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** A widget instance in a widget area. */
final class Widget
{
    /**
     * @param string               $idBase   ID base of the widget
     * @param string|null          $category slug of the product category the widget shows
     * @param array<string, bool|int|string> $settings instance settings
     */
    private function __construct(
        public readonly string $area,
        public readonly string $idBase,
        public readonly ?string $category,
        public readonly array $settings,
    ) {}

    public static function from(JsonObject $fields): self
    {
        $widget = new self(
            $fields->string('area'),
            $fields->string('widget'),
            $fields->optionalString('category'),
            $fields->scalars('settings'),
        );
        $fields->rejectUnknownKeys();

        return $widget;
    }
}
