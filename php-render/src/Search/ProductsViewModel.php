<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Text\Highlight;
use Stallkeeper\Render\Url;

/**
 * The products that match a query, which `search/results.php` shows next to the posts. The TypeScript counterpart is
 * `src/search/viewModels/productsViewModel.ts`. Both pass the cases of `fixtures/search/products.json`.
 *
 * @phpstan-import-type Part from Highlight
 * @phpstan-type Picture array{src: string, width: string, height: string}
 * @phpstan-type ProductView array{key: string, titleParts: list<Part>, permalink: string, picture: ?Picture}
 *     and the values of the fields of products in HitFields by name
 * @phpstan-type ProductsView array{products: list<ProductView>, href: string}
 */
final class ProductsViewModel
{
    /** Computed fields of a product for templates, see {@see \Stallkeeper\Render\Template\FieldCheck}. */
    private const FIELDS = [
        'key' => true,
        'titleParts' => ['*' => Highlight::FIELDS],
        'permalink' => true,
        'picture' => ['src' => true, 'width' => true, 'height' => true],
    ];

    /** @return array<string, mixed> fields for templates, see {@see \Stallkeeper\Render\Template\FieldCheck} */
    public static function fields(HitFields $fields): array
    {
        return ['products' => ['*' => self::FIELDS + $fields->ofProducts()->forTemplates()], 'href' => true];
    }

    /**
     * @param HitList|null $found result of the product search; null where there is none
     * @return ProductsView|null null without a query or without a product
     */
    public static function make(
        string $query,
        ?HitList $found,
        SearchAddress $address,
        string $untitled,
        HitFields $fields,
    ): ?array {
        $fields = $fields->ofProducts();
        $products = array_map(
            static fn(mixed $hit): array => self::product(Input::fromArray($hit), $untitled) + $fields->values($hit),
            $found->hits ?? [],
        );
        // WordPress's own address of a search among products.
        return $query === '' || $products === []
            ? null
            : ['products' => $products, 'href' => $address->buildUrl($query) . '&post_type=product'];
    }

    /** @return ProductView */
    private static function product(Input $hit, string $untitled): array
    {
        $marked = $hit->at('_highlightResult', 'post_title')->text('value');
        $title = Highlight::parts($marked === '' ? $hit->text('post_title') : $marked);
        return [
            'key' => $hit->text('objectID'),
            'titleParts' => trim(Highlight::text($title)) === '' ? [Highlight::part($untitled, false)] : $title,
            'permalink' => Url::allow($hit->text('permalink')),
            'picture' => self::picture($hit->at('image')),
        ];
    }

    /** @return Picture|null */
    private static function picture(Input $image): ?array
    {
        $src = Url::allow($image->text('src'));
        return $src === ''
            ? null
            : [
                'src' => $src,
                'width' => (string) $image->number('width'),
                'height' => (string) $image->number('height'),
            ];
    }
}
