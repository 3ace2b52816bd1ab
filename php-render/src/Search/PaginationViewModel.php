<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * Links to pages of results: the first, the last and those around the current page.
 *
 * @phpstan-type PageView array{key: string, number: string, label: string, href: string, current: 'page'|null,
 *     isAfterGap: bool}
 * @phpstan-type PaginationView array{previousHref: ?string, nextHref: ?string, pages: list<PageView>}
 */
final class PaginationViewModel
{
    /** Fields for templates, see {@see \Stallkeeper\Render\Template\FieldCheck}. */
    public const FIELDS = [
        'previousHref' => true,
        'nextHref' => true,
        'pages' => [
            '*' => [
                'key' => true,
                'number' => true,
                'label' => true,
                'href' => true,
                'current' => true,
                'isAfterGap' => true,
            ],
        ],
    ];

    private const AROUND = 2;

    /**
     * @param int $page counted from 0
     * @return PaginationView|null null if there is only one page
     */
    public static function make(
        int $page,
        int $pageCount,
        string $query,
        SearchAddress $address,
        SearchTexts $texts,
    ): ?array {
        if ($pageCount < 2) {
            return null;
        }
        $pages = [];
        $before = -1;
        foreach (self::shown($page, $pageCount) as $one) {
            $pages[] = [
                'key' => (string) $one,
                'number' => $texts->number($one + 1),
                'label' => $texts->page($one + 1),
                'href' => $address->buildUrl($query, $one),
                'current' => $one === $page ? 'page' : null,
                'isAfterGap' => $one > $before + 1,
            ];
            $before = $one;
        }
        return [
            'previousHref' => $page > 0 ? $address->buildUrl($query, min($page, $pageCount) - 1) : null,
            'nextHref' => $page < $pageCount - 1 ? $address->buildUrl($query, $page + 1) : null,
            'pages' => $pages,
        ];
    }

    /** @return list<int> */
    private static function shown(int $page, int $pageCount): array
    {
        $shown = [0, $pageCount - 1];
        for ($one = $page - self::AROUND; $one <= $page + self::AROUND; $one++) {
            $shown[] = $one;
        }
        $shown = array_unique(array_filter($shown, static fn(int $one): bool => $one >= 0 && $one < $pageCount));
        sort($shown);
        return $shown;
    }
}
