<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search\Links;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Search\SearchTexts;
use Stallkeeper\Render\Text\Highlight;
use Stallkeeper\Render\Url;

/**
 * The categories, brands and pages that match a query, which `links/links.php` shows above the results. The TypeScript
 * counterpart is `src/links/linksViewModel.ts`. Both pass the cases of `fixtures/search/links.json`.
 *
 * @phpstan-import-type Part from Highlight
 * @phpstan-type LinkView array{key: string, nameParts: list<Part>, href: string, count: ?string}
 * @phpstan-type LinkGroupView array{key: string, id: string, title: string, links: non-empty-list<LinkView>}
 * @phpstan-type LinksView array{groups: non-empty-list<LinkGroupView>}
 */
final class LinksViewModel
{
    /** Fields for templates, see {@see \Stallkeeper\Render\Template\FieldCheck}. */
    public const FIELDS = [
        'groups' => [
            '*' => [
                'key' => true,
                'id' => true,
                'title' => true,
                'links' => [
                    '*' => ['key' => true, 'nameParts' => ['*' => Highlight::FIELDS], 'href' => true, 'count' => true],
                ],
            ],
        ],
    ];

    /**
     * @param mixed $groups list of groups with kind and links (name, href, count); invalid links are omitted
     * @param array<array-key, mixed> $titles headings by kind; groups of other kinds are omitted
     * @return LinksView|null null if there are no links
     */
    public static function make(mixed $groups, array $titles, SearchTexts $texts): ?array
    {
        $views = [];
        foreach (is_array($groups) ? $groups : [] as $group) {
            $kind = Input::fromArray($group)->text('kind');
            $links = array_values(
                array_filter(
                    array_map(
                        static fn(mixed $link): ?array => self::link(Input::fromArray($link), $texts),
                        Input::fromArray($group)->list('links'),
                    ),
                ),
            );
            $title = $titles[$kind] ?? null;
            if ($links !== [] && is_string($title)) {
                $views[] = ['key' => $kind, 'id' => "links-$kind", 'title' => $title, 'links' => $links];
            }
        }

        return $views === [] ? null : ['groups' => $views];
    }

    /** @return LinkView|null null without a name or a URL */
    private static function link(Input $link, SearchTexts $texts): ?array
    {
        $parts = Highlight::parts($link->text('name'));
        $href = Url::allow($link->text('href'));
        $count = $link->number('count');

        return $href === '' || trim(Highlight::text($parts)) === ''
            ? null
            : [
                'key' => $href,
                'nameParts' => $parts,
                'href' => $href,
                'count' => $count === 0 ? null : $texts->number($count),
            ];
    }
}
