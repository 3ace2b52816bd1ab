<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Url;

/**
 * The products that match a query, which `search/results.php` shows next to the posts. The TypeScript counterpart is
 * `src/search/shelfViewModel.ts`. Both pass the cases of `fixtures/shelf.json`.
 *
 * @phpstan-import-type Part from Highlight
 * @phpstan-type Picture array{src: string, width: string, height: string}
 * @phpstan-type ProductView array{key: string, titleParts: list<Part>, permalink: string, pictures: list<Picture>,
 *     before: list<string>, prices: list<string>, isSoldOut: bool}
 * @phpstan-type ShelfView array{products: list<ProductView>, href: string}
 */
final class ProductsViewModel
{
    /**
     * @param mixed $answer provider's response to the product search; null without one
     * @return list<ShelfView> zero or one item; empty without a query or without products
     */
    public static function make(string $query, mixed $answer, SearchAddress $address, string $untitled): array
    {
        $products = array_map(static fn(mixed $hit): array => self::product($hit, $untitled), UntrustedData::list($answer, 'hits'));
        // The URL of WordPress's product search.
        return $query === '' || $products === [] ? [] : [['products' => $products, 'href' => $address->of($query) . '&post_type=product']];
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
            'pictures' => self::pictures($hit),
            'before' => self::given(UntrustedData::text($hit, 'regular_price_text')),
            'prices' => self::given(UntrustedData::text($hit, 'price_text')),
            'isSoldOut' => UntrustedData::text($hit, 'stock_status') === 'outofstock',
        ];
    }

    /** @return list<Picture> */
    private static function pictures(mixed $hit): array
    {
        $src = Url::allow(UntrustedData::text($hit, 'image', 'src'));
        $side = static fn(string $name): string => (string) UntrustedData::number($hit, 'image', $name);
        return $src === '' ? [] : [['src' => $src, 'width' => $side('width'), 'height' => $side('height')]];
    }

    /** @return list<string> */
    private static function given(string $text): array
    {
        return $text === '' ? [] : [$text];
    }
}
