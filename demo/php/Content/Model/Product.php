<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** A product, parsed from its content file. Prices are in euros, for example 12.50. */
final class Product
{
    /**
     * @param string      $file       relative file name, for error messages
     * @param string      $date       publication date, Y-m-d H:i:s
     * @param list<string> $categories slugs
     * @param string|null $salePrice  null if the product is not on sale
     * @param string      $image      image name in products/pictures.json
     * @param list<string> $gallery    names of additional images
     * @param string      $summary    plain text
     * @param string      $body       HTML
     */
    private function __construct(
        public readonly string $file,
        public readonly string $name,
        public readonly string $slug,
        public readonly string $sku,
        public readonly string $date,
        public readonly array $categories,
        public readonly string $price,
        public readonly ?string $salePrice,
        public readonly bool $inStock,
        public readonly bool $featured,
        public readonly string $image,
        public readonly array $gallery,
        public readonly string $summary,
        public readonly ?Variations $variations,
        public readonly string $body,
    ) {}

    /** @throws ContentError if the header is missing or invalid */
    public static function parse(string $file, string $text): self
    {
        [$fields, $body] = JsonObject::parseFile($file, $text);
        $product = new self(
            file: $file,
            name: $fields->string('name'),
            slug: $fields->string('slug'),
            sku: $fields->string('sku'),
            date: $fields->date('date'),
            categories: $fields->strings('categories'),
            price: self::price($fields, 'price'),
            salePrice: $fields->has('salePrice') ? self::price($fields, 'salePrice') : null,
            inStock: $fields->bool('inStock', true),
            featured: $fields->bool('featured', false),
            image: $fields->string('image'),
            gallery: $fields->strings('gallery'),
            summary: $fields->string('summary'),
            variations: $fields->has('variants') ? Variations::from($fields->object('variants')) : null,
            body: $body,
        );
        if ($product->salePrice !== null && (float) $product->salePrice >= (float) $product->price) {
            throw $fields->error('salePrice', 'must be lower than the price');
        }
        $fields->rejectUnknownKeys();

        return $product;
    }

    /** @return list<string> names of all images of the product */
    public function imageNames(): array
    {
        $variationImages = array_map(static fn(Variation $v): string => $v->image, $this->variations->options ?? []);

        return array_values(array_unique([$this->image, ...$this->gallery, ...$variationImages]));
    }

    public static function price(JsonObject $fields, string $key): string
    {
        $price = $fields->string($key);

        return preg_match('/\A[1-9]\d{0,3}\.\d\d\z/', $price) === 1
            ? $price
            : throw $fields->error($key, 'must be a price such as 12.50');
    }
}
