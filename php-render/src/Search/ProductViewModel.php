<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Text\Highlight;
use Stallkeeper\Render\Url;

/**
 * Values for the template `search/product.php` from one record of the provider. The TypeScript counterpart is
 * `src/search/viewModels/productViewModel.ts`. Both pass the cases of `fixtures/search/products.json`.
 *
 * @phpstan-import-type Part from Highlight
 * @phpstan-type Picture array{src: string, width: string, height: string}
 * @phpstan-type ProductView array{key: string, title: string, titleParts: list<Part>, permalink: string,
 *     picture: ?Picture}
 *     and the values of HitFields by name
 */
final class ProductViewModel
{
    /** Computed fields of a product for templates, see {@see \Stallkeeper\Render\Template\FieldCheck}. */
    private const FIELDS = [
        'key' => true,
        'title' => true,
        'titleParts' => ['*' => Highlight::FIELDS],
        'permalink' => true,
        'picture' => ['src' => true, 'width' => true, 'height' => true],
    ];

    /** @return array<string, mixed> fields for templates, see {@see \Stallkeeper\Render\Template\FieldCheck} */
    public static function fields(HitFields $fields): array
    {
        return self::FIELDS + $fields->forTemplates();
    }

    /**
     * @param mixed $hit record as the provider sent it
     * @param string $untitled title for a product without a title
     * @return ProductView
     */
    public static function make(mixed $hit, string $untitled, HitFields $fields): array
    {
        $values = $fields->values($hit);
        $hit = Input::fromArray($hit);
        $marked = $hit->at('_highlightResult', 'post_title')->text('value');
        $parts = Highlight::parts($marked === '' ? $hit->text('post_title') : $marked);
        $parts = trim(Highlight::text($parts)) === '' ? [Highlight::part($untitled, false)] : $parts;
        /** @var ProductView $view */
        $view =
            [
                'key' => $hit->text('objectID'),
                'title' => Highlight::text($parts),
                'titleParts' => $parts,
                'permalink' => Url::allow($hit->text('permalink')),
                'picture' => self::picture($hit->at('image')),
            ] + $values;

        return $view;
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
