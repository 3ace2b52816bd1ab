<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Url;

/**
 * Values for the template `search/hit.php` from one record of the provider. The values are not escaped; the template
 * escapes them.
 *
 * Optional values are lists with zero or one item, so that a template can omit their element with data-shop-each.
 *
 * @phpstan-import-type Part from Highlight
 * @phpstan-type HitView array{key: string, title: string, titleParts: list<Part>, permalink: string, authors: list<string>,
 *     dates: list<array{iso: string, text: string}>, categories: list<string>, tags: list<string>, before: list<string>,
 *     prices: list<string>, isSoldOut: bool,
 *     excerpt: list<Part>, more: list<string>, content: list<Part>}
 */
final class HitViewModel
{
    /**
     * @param mixed $hit record as the provider sent it
     * @param string $untitled title for a post without a title
     * @return HitView
     */
    public static function make(mixed $hit, SearchSettings $settings, string $untitled): array
    {
        $titleParts = Highlight::parts(self::marked($hit, 'post_title'));
        $titleParts = trim(Highlight::text($titleParts)) === '' ? [Highlight::part($untitled, false)] : $titleParts;
        $permalink = Url::allow(UntrustedData::text($hit, 'permalink'));
        $author = UntrustedData::text($hit, 'post_author', 'display_name');
        [$excerpt, $isCut] = self::excerpt($hit, $settings);
        return [
            'key' => UntrustedData::text($hit, 'objectID'),
            'title' => Highlight::text($titleParts),
            'titleParts' => $titleParts,
            'permalink' => $permalink,
            'authors' => $author === '' ? [] : [$author],
            'dates' => self::dates($hit),
            'categories' => UntrustedData::texts($hit, 'taxonomies', 'category') ?: UntrustedData::texts($hit, 'taxonomies', 'product_cat'),
            'tags' => UntrustedData::texts($hit, 'taxonomies', 'post_tag') ?: UntrustedData::texts($hit, 'taxonomies', 'product_tag'),
            'before' => self::given(UntrustedData::text($hit, 'regular_price_text')),
            'prices' => self::given(UntrustedData::text($hit, 'price_text')),
            'isSoldOut' => UntrustedData::text($hit, 'stock_status') === 'outofstock',
            'excerpt' => $excerpt,
            'more' => $isCut && $permalink !== '' ? [$permalink] : [],
            'content' => $settings->displayPostContentRadio === 'full' ? Highlight::parts(self::marked($hit, 'content')) : [],
        ];
    }

    /** @return array{list<Part>, bool} parts of the excerpt, and whether it was truncated */
    private static function excerpt(mixed $hit, SearchSettings $settings): array
    {
        if ($settings->displayPostContentRadio !== 'excerpt') {
            return [[], false];
        }
        $byHand = Highlight::parts(self::marked($hit, 'post_excerpt'));
        $parts = trim(Highlight::text($byHand)) === '' ? Highlight::parts(self::marked($hit, 'content')) : $byHand;
        $cut = Excerpt::cut($parts, $settings->excerptLength);
        return [$cut['parts'], $cut['isCut']];
    }

    private static function marked(mixed $hit, string $attribute): string
    {
        $marked = UntrustedData::text($hit, '_highlightResult', $attribute, 'value');
        return $marked === '' ? UntrustedData::text($hit, $attribute) : $marked;
    }

    /** @return list<string> */
    private static function given(string $text): array
    {
        return $text === '' ? [] : [$text];
    }

    /** @return list<array{iso: string, text: string}> */
    private static function dates(mixed $hit): array
    {
        $text = UntrustedData::text($hit, 'post_date_formatted');
        $seconds = min(UntrustedData::number($hit, 'post_date'), 253402300799);
        return $text === '' ? [] : [['iso' => gmdate('Y-m-d', $seconds), 'text' => $text]];
    }
}
