<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * What a list of results can be narrowed and ordered by. PHP makes it once, texts included; the page's data carry it to
 * the script, which reads it as `FacetList` of `src/search/facets.ts`.
 *
 * @phpstan-type Group array{attribute: string, name: string, title: string, order: 'count'|'last', labels: array<string, string>}
 * @phpstan-type Choice array{key: string, label: string, index: string}
 */
final class FacetList
{
    /** Names of parameters in the address; groups have names of their own. */
    public const KIND = 'shop_kind';
    public const LEAST = 'shop_min';
    public const MOST = 'shop_max';
    public const SORT = 'shop_sort';

    /** The attribute of a price, a number. */
    public const PRICE = 'price';

    /** Values of one group on the page; those beyond are found by searching among them. */
    public const VALUES_SHOWN = 20;

    /**
     * @param string $kind key of the kind of things in the list
     * @param list<Group> $groups attribute of the record; name in the address; order 'count': the most frequent value
     *     first, 'last': the greatest first; labels: words for values that are codes
     * @param bool $hasPrice whether a lowest and a highest price can be chosen
     * @param list<Choice> $orders the first one is the default; index: the provider's index that has this order
     * @param list<array{key: string, label: string}> $kinds the first one is the default; fewer than two are not shown
     */
    public function __construct(
        public readonly string $kind,
        public readonly array $groups,
        public readonly bool $hasPrice,
        public readonly array $orders,
        public readonly array $kinds = [],
    ) {}

    /** @return array<string, mixed> */
    public function toArray(): array
    {
        $groups = array_map(static fn(array $group): array => ['labels' => (object) $group['labels']] + $group, $this->groups);
        return ['kind' => $this->kind, 'groups' => $groups, 'hasPrice' => $this->hasPrice, 'orders' => $this->orders, 'kinds' => $this->kinds];
    }

    /** The provider's index for an order: a replica, or the index itself. */
    public function index(string $order, string $fallback): string
    {
        foreach ($this->orders as $one) {
            if ($one['key'] === $order && $one['index'] !== '') {
                return $one['index'];
            }
        }
        return $fallback;
    }
}
