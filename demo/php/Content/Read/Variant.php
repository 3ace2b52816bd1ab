<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Read;

/** One of several versions of a product. */
final class Variant
{
    private function __construct(
        public readonly string $value,
        public readonly string $sku,
        public readonly string $price,
        public readonly string $image,
    ) {}

    public static function from(Fields $fields): self
    {
        $variant = new self($fields->string('value'), $fields->string('sku'), Product::price($fields, 'price'), $fields->string('image'));
        $fields->end();

        return $variant;
    }
}
