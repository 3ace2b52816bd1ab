<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Text\Excerpt;
use Stallkeeper\Render\Text\Highlight;
use Stallkeeper\Render\Url;

/**
 * Values for the template `search/hit.php` from one record of the provider: those that are computed here, and the
 * fields that {@see HitFields} reads from the record. The values are not escaped; the template escapes them.
 *
 * Values that a record may lack are null, so that a template can leave their element out with data-shop-if.
 *
 * @phpstan-import-type Part from Highlight
 * @phpstan-type HitView array{key: string, title: string, titleParts: list<Part>, permalink: string,
 *     date: array{iso: string, text: string}|null, excerpt: list<Part>, moreHref: ?string, content: list<Part>}
 *     and the values of HitFields
 */
final class HitViewModel
{
    /**
     * @param mixed $hit record as the provider sent it
     * @param string $untitled title for a post without a title
     * @return HitView
     */
    public static function make(mixed $hit, SearchSettings $settings, string $untitled, HitFields $fields): array
    {
        $values = $fields->values($hit);
        $hit = Input::fromArray($hit);
        $titleParts = Highlight::parts(self::marked($hit, 'post_title'));
        $titleParts = trim(Highlight::text($titleParts)) === '' ? [Highlight::part($untitled, false)] : $titleParts;
        $permalink = Url::allow($hit->text('permalink'));
        [$excerpt, $isCut] = self::excerpt($hit, $settings);
        /** @var HitView $view */
        $view =
            [
                'key' => $hit->text('objectID'),
                'title' => Highlight::text($titleParts),
                'titleParts' => $titleParts,
                'permalink' => $permalink,
                'date' => self::date($hit),
                'excerpt' => $excerpt,
                'moreHref' => $isCut && $permalink !== '' ? $permalink : null,
                'content' =>
                    $settings->displayPostContentRadio === ContentDisplay::Full->value
                        ? Highlight::parts(self::marked($hit, 'content'))
                        : [],
            ] + $values;

        return $view;
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

    /** @return array{iso: string, text: string}|null */
    private static function date(Input $hit): ?array
    {
        $text = $hit->text('post_date_formatted');
        $seconds = min($hit->number('post_date'), 253402300799);
        return $text === '' ? null : ['iso' => gmdate('Y-m-d', $seconds), 'text' => $text];
    }
}
