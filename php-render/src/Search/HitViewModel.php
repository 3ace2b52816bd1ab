<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Text\Excerpt;
use Stallkeeper\Render\Text\Highlight;
use Stallkeeper\Render\Url;

/**
 * Values for the template `search/hit.php` from one record of the provider. The values are not escaped; the template
 * escapes them.
 *
 * Values that a record may lack are null, so that a template can leave their element out with data-shop-if.
 *
 * @phpstan-import-type Part from Highlight
 * @phpstan-type HitView array{key: string, title: string, titleParts: list<Part>, permalink: string, author: ?string,
 *     date: array{iso: string, text: string}|null, categories: list<string>, tags: list<string>, priceBefore: ?string,
 *     price: ?string, isSoldOut: bool,
 *     excerpt: list<Part>, moreHref: ?string, content: list<Part>}
 */
final class HitViewModel
{
    /** Fields for templates, see {@see \Stallkeeper\Render\Template\FieldCheck}. */
    public const FIELDS = [
        'key' => true,
        'title' => true,
        'titleParts' => ['*' => Highlight::FIELDS],
        'permalink' => true,
        'author' => true,
        'date' => ['iso' => true, 'text' => true],
        'categories' => ['*' => true],
        'tags' => ['*' => true],
        'priceBefore' => true,
        'price' => true,
        'isSoldOut' => true,
        'excerpt' => ['*' => Highlight::FIELDS],
        'moreHref' => true,
        'content' => ['*' => Highlight::FIELDS],
    ];

    /**
     * @param mixed $hit record as the provider sent it
     * @param string $untitled title for a post without a title
     * @return HitView
     */
    public static function make(mixed $hit, SearchSettings $settings, string $untitled): array
    {
        $hit = Input::fromArray($hit);
        $titleParts = Highlight::parts(self::marked($hit, 'post_title'));
        $titleParts = trim(Highlight::text($titleParts)) === '' ? [Highlight::part($untitled, false)] : $titleParts;
        $permalink = Url::allow($hit->text('permalink'));
        $author = $hit->at('post_author')->text('display_name');
        $terms = $hit->at('taxonomies');
        [$excerpt, $isCut] = self::excerpt($hit, $settings);
        return [
            'key' => $hit->text('objectID'),
            'title' => Highlight::text($titleParts),
            'titleParts' => $titleParts,
            'permalink' => $permalink,
            'author' => $author === '' ? null : $author,
            'date' => self::date($hit),
            'categories' => $terms->texts('category') ?: $terms->texts('product_cat'),
            'tags' => $terms->texts('post_tag') ?: $terms->texts('product_tag'),
            'priceBefore' => self::orNull($hit->text('regular_price_text')),
            'price' => self::orNull($hit->text('price_text')),
            'isSoldOut' => $hit->text('stock_status') === 'outofstock',
            'excerpt' => $excerpt,
            'moreHref' => $isCut && $permalink !== '' ? $permalink : null,
            'content' =>
                $settings->displayPostContentRadio === ContentDisplay::Full->value
                    ? Highlight::parts(self::marked($hit, 'content'))
                    : [],
        ];
    }

    /** @return array{list<Part>, bool} parts of the excerpt, and whether it was truncated */
    private static function excerpt(Input $hit, SearchSettings $settings): array
    {
        if ($settings->displayPostContentRadio !== ContentDisplay::Excerpt->value) {
            return [[], false];
        }
        $byHand = Highlight::parts(self::marked($hit, 'post_excerpt'));
        $parts = trim(Highlight::text($byHand)) === '' ? Highlight::parts(self::marked($hit, 'content')) : $byHand;
        $cut = Excerpt::cut($parts, $settings->excerptLength);
        return [$cut['parts'], $cut['isCut']];
    }

    private static function marked(Input $hit, string $attribute): string
    {
        $marked = $hit->at('_highlightResult', $attribute)->text('value');
        return $marked === '' ? $hit->text($attribute) : $marked;
    }

    private static function orNull(string $text): ?string
    {
        return $text === '' ? null : $text;
    }

    /** @return array{iso: string, text: string}|null */
    private static function date(Input $hit): ?array
    {
        $text = $hit->text('post_date_formatted');
        $seconds = min($hit->number('post_date'), 253402300799);
        return $text === '' ? null : ['iso' => gmdate('Y-m-d', $seconds), 'text' => $text];
    }
}
