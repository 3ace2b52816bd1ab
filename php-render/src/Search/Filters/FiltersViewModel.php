<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search\Filters;

use Stallkeeper\Render\Search\SearchAddress;
use Stallkeeper\Render\Search\SearchTexts;

/**
 * Values for the template `filters/search-filters.php` and its parts. The TypeScript counterpart is
 * `src/filters/filtersViewModel.ts`. Both pass the cases of `fixtures/search/filters.json`.
 *
 * @phpstan-type Option array{key: string, label: string, href: string, current: 'true'|null}
 * @phpstan-type HiddenField array{key: string, name: string, value: string}
 * @phpstan-type ValueView array{key: string, label: string, href: string, current: 'true'|null, count: ?string}
 * @phpstan-type ValueSearchView array{name: string, text: string, isNone: bool, hiddenFields: list<HiddenField>}
 * @phpstan-type GroupView array{key: string, title: string, valueSearch: ?ValueSearchView, values: list<ValueView>}
 * @phpstan-type PriceView array{hiddenFields: list<HiddenField>, minPrice: string, maxPrice: string, lowest: string,
 *     highest: string, minInvalid: 'true'|null, maxInvalid: 'true'|null, problem: ?string}
 * @phpstan-type Chip array{key: string, title: string, label: string, href: string}
 * @phpstan-type FiltersView array{orders: list<Option>, groups: list<GroupView>,
 *     price: ?PriceView,
 *     laterGroups: list<GroupView>, chips: list<Chip>, clearHref: ?string}
 */
final class FiltersViewModel
{
    public const HIDDEN_FIELDS = ['*' => ['key' => true, 'name' => true, 'value' => true]];

    /** Fields for templates, see {@see \Stallkeeper\Render\Template\FieldCheck}. */
    public const FIELDS = [
        'orders' => ['*' => self::OPTION_FIELDS],
        'groups' => ['*' => self::GROUP_FIELDS],
        'price' => [
            'hiddenFields' => self::HIDDEN_FIELDS,
            'minPrice' => true,
            'maxPrice' => true,
            'lowest' => true,
            'highest' => true,
            'minInvalid' => true,
            'maxInvalid' => true,
            'problem' => true,
        ],
        'laterGroups' => ['*' => self::GROUP_FIELDS],
        'chips' => ['*' => ['key' => true, 'title' => true, 'label' => true, 'href' => true]],
        'clearHref' => true,
    ];

    private const OPTION_FIELDS = ['key' => true, 'label' => true, 'href' => true, 'current' => true];

    private const GROUP_FIELDS = [
        'key' => true,
        'title' => true,
        'valueSearch' => ['name' => true, 'text' => true, 'isNone' => true, 'hiddenFields' => self::HIDDEN_FIELDS],
        'values' => ['*' => self::OPTION_FIELDS + ['count' => true]],
    ];

    /** @return FiltersView */
    public static function make(string $query, FacetState $search, SearchAddress $address, SearchTexts $texts): array
    {
        $list = $search->list;
        $selected = $search->selected;
        $href = static fn(Refinements $refinements): string => $address
            ->withParameters($refinements->pairs($list))
            ->buildUrl($query);
        $option = static fn(string $key, string $label, string $href, bool $isCurrent): array => [
            'key' => $key,
            'label' => $label,
            'href' => $href,
            'current' => $isCurrent ? 'true' : null,
        ];
        $hiddenFields = self::hiddenFields([
            [$address->queryName, $query],
            ...$address->fixed,
            ...$selected->pairs($list),
        ]);
        $views = array_map(
            static fn(array $group): array => self::group($group, $search, $href, $texts, $hiddenFields),
            $list->groups,
        );
        $groupsBeforePrice = $list->groupsBeforePrice ?? count($list->groups);
        return [
            'orders' =>
                count($list->orders) < 2
                    ? []
                    : array_map(
                        static fn(array $order, int $i): array => $option(
                            $order['key'],
                            $order['label'],
                            $href($selected->sortedBy($i === 0 ? '' : $order['key'])),
                            ($i === 0 ? '' : $order['key']) === $selected->order,
                        ),
                        $list->orders,
                        array_keys($list->orders),
                    ),
            'groups' => self::shown(array_slice($views, 0, $groupsBeforePrice)),
            'price' => $list->hasPrice ? self::price($query, $search, $address) : null,
            'laterGroups' => self::shown(array_slice($views, $groupsBeforePrice)),
            'chips' => self::chips($views, $search, $href),
            'clearHref' => $selected->hasFilters() ? $href($selected->cleared()) : null,
        ];
    }

    /**
     * @param list<GroupView> $groups
     *
     * @return list<GroupView> without groups that have no values
     */
    private static function shown(array $groups): array
    {
        return array_values(
            array_filter(
                $groups,
                static fn(array $group): bool => $group['values'] !== [] || $group['valueSearch'] !== null,
            ),
        );
    }

    /**
     * @param array{attribute: string, name: string, title: string, order: 'count'|'name'|'last',
     *     labels: array<array-key, string>} $group
     * @param callable(Refinements): string $href
     * @param list<HiddenField> $hiddenFields hidden fields for the forms of the group
     * @return GroupView
     */
    private static function group(
        array $group,
        FacetState $search,
        callable $href,
        SearchTexts $texts,
        array $hiddenFields,
    ): array {
        $counts = $search->counts($group['attribute']);
        $values = array_map(strval(...), array_keys($counts));
        $byCount = $group['order'] === 'count';
        $isPath = TermPath::isAttribute($group['attribute']);
        $names = $isPath ? TermPath::labels($values) : [];
        $direction = $group['order'] === 'last' ? 1 : -1;
        usort(
            $values,
            static fn(string $a, string $b): int => $byCount && $counts[$a] !== $counts[$b]
                ? $counts[$b] <=> $counts[$a]
                : $direction * (strcmp($names[$b] ?? $b, $names[$a] ?? $a) ?: strcmp($b, $a)),
        );
        // Show selected values without results, so that the visitor can deselect them. The count of a value beyond the
        // provider's limit is unknown.
        $isCut = count($values) >= FilterList::VALUES_SHOWN;
        $valueSearch = $search->valueSearch?->attribute === $group['attribute'] ? $search->valueSearch : null;
        $listed =
            $valueSearch === null
                ? array_slice($values, 0, FilterList::VALUES_SHOWN)
                : array_map(strval(...), array_keys($valueSearch->counts));
        $counts = ($valueSearch === null ? [] : $valueSearch->counts) + $counts;
        $shown = [...$listed, ...array_diff($search->selected->values[$group['attribute']] ?? [], $listed)];
        $labels = $isPath ? TermPath::labels($shown) : $group['labels'];

        return [
            'key' => $group['attribute'],
            'title' => $group['title'],
            'valueSearch' =>
                ($isCut || $valueSearch !== null) && FacetValueSearch::isPossible($group)
                    ? [
                        'name' => FacetValueSearch::NAME . '[' . $group['name'] . ']',
                        'text' => $valueSearch === null ? '' : $valueSearch->text,
                        'isNone' => $valueSearch !== null && $listed === [],
                        'hiddenFields' => $hiddenFields,
                    ]
                    : null,
            'values' => array_map(
                static fn(string $value): array => [
                    'key' => $value,
                    'label' => $labels[$value] ?? $value,
                    'href' => $href($search->selected->toggle($group['attribute'], $value)),
                    'current' => $search->selected->has($group['attribute'], $value) ? 'true' : null,
                    'count' => isset($counts[$value]) || !$isCut ? $texts->number($counts[$value] ?? 0) : null,
                ],
                $shown,
            ),
        ];
    }

    /**
     * @param list<GroupView> $groups
     * @param callable(Refinements): string $href
     *
     * @return list<Chip> one for each selected value, and one for the selected prices; its link removes it
     */
    private static function chips(array $groups, FacetState $search, callable $href): array
    {
        $selected = $search->selected;
        $chips = [];
        foreach ($groups as $group) {
            foreach ($group['values'] as $value) {
                if ($value['current'] !== null) {
                    $chips[] = [
                        'key' => "{$group['key']}:{$value['key']}",
                        'title' => $group['title'],
                        'label' => $value['label'],
                        'href' => $value['href'],
                    ];
                }
            }
        }
        if ($selected->minPrice !== null || $selected->maxPrice !== null) {
            $format = $search->list->priceFormat;
            $chips[] = [
                'key' => FilterList::PRICE,
                'title' => $format->title(),
                'label' => $format->range($selected->minPrice, $selected->maxPrice),
                'href' => $href($selected->withoutPrice()),
            ];
        }

        return $chips;
    }

    /** @return PriceView|null null if nothing has a price and no price is selected */
    private static function price(string $query, FacetState $search, SearchAddress $address): ?array
    {
        $selected = $search->selected;
        $range = $search->prices();
        $isSelected = $selected->minPrice !== null || $selected->maxPrice !== null || $selected->hasUnreadPrice();
        if ($range === null && !$isSelected) {
            return null;
        }
        $format = $search->list->priceFormat;
        $text = static fn(string $unread, ?float $price): string => $price === null ? $unread : $format->number($price);
        return [
            'hiddenFields' => self::hiddenFields([
                [$address->queryName, $query],
                ...$address->fixed,
                ...$selected->withoutPrice()->pairs($search->list),
            ]),
            'minPrice' => $text($selected->minText, $selected->minPrice),
            'maxPrice' => $text($selected->maxText, $selected->maxPrice),
            'lowest' => $range === null ? '' : $format->number(floor($range[0])),
            'highest' => $range === null ? '' : $format->number(ceil($range[1])),
            'minInvalid' => $selected->minText === '' ? null : 'true',
            'maxInvalid' => $selected->maxText === '' ? null : 'true',
            'problem' => $format->problem([$selected->minText, $selected->maxText]),
        ];
    }

    /**
     * @param list<array{string, string}> $pairs
     * @return list<HiddenField> hidden fields of a form
     */
    public static function hiddenFields(array $pairs): array
    {
        return array_map(
            static fn(array $pair): array => [
                'key' => $pair[0] . '=' . $pair[1],
                'name' => $pair[0],
                'value' => $pair[1],
            ],
            $pairs,
        );
    }
}
