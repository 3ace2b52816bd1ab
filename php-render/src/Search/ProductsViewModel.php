<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Url;

/**
 * The products that match a query, which `search/results.php` shows next to the posts. The TypeScript counterpart is
 * `src/search/productsViewModel.ts`. Both pass the cases of `fixtures/search/products.json`.
 *
 * @phpstan-import-type Part from Highlight
 * @phpstan-type Picture array{src: string, width: string, height: string}
 * @phpstan-type ProductView array{key: string, titleParts: list<Part>, permalink: string, picture: ?Picture,
 *     priceBefore: ?string, price: ?string, isSoldOut: bool}
 * @phpstan-type ProductsView array{products: list<ProductView>, href: string}
 */
final class ProductsViewModel
{
    /** Fields for templates, see {@see \Stallkeeper\Render\Template\FieldCheck}. */
    public const FIELDS = [
        'products' => ['*' => [
            'key' => true,
            'titleParts' => ['*' => Highlight::FIELDS],
            'permalink' => true,
            'picture' => ['src' => true, 'width' => true, 'height' => true],
            'priceBefore' => true,
            'price' => true,
            'isSoldOut' => true,
        ]],
        'href' => true,
    ];

    /**
     * @param HitList|null $found result of the product search; null where there is none
     * @return ProductsView|null null without a query or without a product
     */
    public static function make(string $query, ?HitList $found, SearchAddress $address, string $untitled): ?array
    {
        $products = array_map(static fn(mixed $hit): array => self::product($hit, $untitled), $found->hits ?? []);
        // WordPress's own address of a search among products.
        return $query === '' || $products === [] ? null : ['products' => $products, 'href' => $address->of($query) . '&post_type=product'];
    }

    /** @return ProductView */
    private static function product(mixed $hit, string $untitled): array
    {
        $marked = UntrustedData::text($hit, '_highlightResult', 'post_title', 'value');
        $title = Highlight::parts($marked === '' ? UntrustedData::text($hit, 'post_title') : $marked);
        return [
            'key' => UntrustedData::text($hit, 'objectID'),
            'titleParts' => trim(Highlight::text($title)) === '' ? [Highlight::part($untitled, false)] : $title,
            'permalink' => Url::allow(UntrustedData::text($hit, 'permalink')),
            'picture' => self::picture($hit),
            'priceBefore' => self::orNull(UntrustedData::text($hit, 'regular_price_text')),
            'price' => self::orNull(UntrustedData::text($hit, 'price_text')),
            'isSoldOut' => UntrustedData::text($hit, 'stock_status') === 'outofstock',
        ];
    }

    /** @return Picture|null */
    private static function picture(mixed $hit): ?array
    {
        $src = Url::allow(UntrustedData::text($hit, 'image', 'src'));
        $side = static fn(string $name): string => (string) UntrustedData::number($hit, 'image', $name);
        return $src === '' ? null : ['src' => $src, 'width' => $side('width'), 'height' => $side('height')];
    }

    private static function orNull(string $text): ?string
    {
        return $text === '' ? null : $text;
    }
}
