<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** A product variation. */
final class Variation
{
    private function __construct(
        public readonly string $value,
        public readonly string $sku,
        public readonly string $price,
        public readonly string $image,
    ) {}

    public static function from(JsonObject $fields): self
    {
        $variation = new self(
            $fields->string('value'),
            $fields->string('sku'),
            Product::price($fields, 'price'),
            $fields->string('image'),
        );
        $fields->rejectUnknownKeys();

        return $variation;
    }
}
