<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** One of several versions of a product. */
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
        $variant = new self($fields->string('value'), $fields->string('sku'), Product::price($fields, 'price'), $fields->string('image'));
        $fields->end();

        return $variant;
    }
}
