<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** One thing for sale as its file tells it. Prices are in euros, written 12.50. */
final class Product
{
    /**
     * @param string      $file       name that errors show and that the importer knows the product by
     * @param string      $date       since when it is sold, Y-m-d H:i:s
     * @param list<string> $categories slugs
     * @param string|null $salePrice  null when it is not on sale
     * @param string      $image      a name from products/pictures.json
     * @param list<string> $gallery    names of further pictures
     * @param string      $summary    plain text
     * @param string      $body       finished HTML
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
        public readonly ?Variations $variants,
        public readonly string $body,
    ) {}

    /** @throws ContentError when the header is missing, misspelt or has a value of the wrong kind */
    public static function parse(string $file, string $text): self
    {
        [$fields, $body] = JsonObject::withBody($file, $text);
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
            variants: $fields->has('variants') ? Variations::from($fields->object('variants')) : null,
            body: $body,
        );
        if ($product->salePrice !== null && (float) $product->salePrice >= (float) $product->price) {
            throw $fields->error('salePrice', 'must be below the price');
        }
        $fields->end();

        return $product;
    }

    /** @return list<string> names of all its pictures */
    public function pictures(): array
    {
        $variants = array_map(static fn(Variation $v): string => $v->image, $this->variants->options ?? []);

        return array_values(array_unique([$this->image, ...$this->gallery, ...$variants]));
    }

    public static function price(JsonObject $fields, string $key): string
    {
        $price = $fields->string($key);

        return preg_match('/\A[1-9]\d{0,3}\.\d\d\z/', $price) === 1 ? $price : throw $fields->error($key, 'must be a price such as 12.50');
    }
}
