<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search\Filters;

/**
 * The facets and sort orders of a result list, with their translated texts. PHP creates it and prints it into the page,
 * where the script reads it as `FilterList` of `src/filters/refinements.ts`.
 *
 * @phpstan-type Group array{attribute: string, name: string, title: string, order: 'count'|'name'|'last',
 *     labels: array<array-key, string>}
 * @phpstan-type Choice array{key: string, label: string, index: string}
 */
final class FilterList
{
    /** Names of URL parameters. Facet groups have their own names. */
    public const KIND = 'shop_type';
    public const MIN_PARAMETER = 'shop_min';
    public const MAX_PARAMETER = 'shop_max';
    public const SORT = 'shop_sort';

    /** Numeric attribute of the price; of a product with a price range, the lowest one. */
    public const PRICE = 'price';

    /** Numeric attribute of the highest price; of a product without a price range, the same as PRICE. */
    public const MAX_PRICE = 'max_price';

    /** Maximum number of values that a group shows. Visitors find the others with the search in the group. */
    public const VALUES_SHOWN = 20;

    /**
     * @param string $kind key of the current content kind, such as posts or products
     * @param list<Group> $groups attribute: of the record; name: URL parameter; order: 'count' sorts by frequency,
     * 'name' by value, 'last' by value in descending order; labels: texts for values that are codes
     * @param bool $hasPrice whether the list has a price filter
     * @param list<Choice> $orders sort orders, the default first; index: name of the provider's index with this order
     * @param int|null $groupsBeforePrice number of groups that are shown before the price filter; null for all groups
     * @param PriceFormat $priceFormat how the shop writes prices
     */
    public function __construct(
        public readonly string $kind,
        public readonly array $groups,
        public readonly bool $hasPrice,
        public readonly array $orders,
        public readonly ?int $groupsBeforePrice = null,
        public readonly PriceFormat $priceFormat = new PriceFormat(),
    ) {}

    /** @return array<string, mixed> */
    public function toArray(): array
    {
        $groups = array_map(
            static fn(array $group): array => ['labels' => (object) $group['labels']] + $group,
            $this->groups,
        );
        return [
            'kind' => $this->kind,
            'groups' => $groups,
            'hasPrice' => $this->hasPrice,
            'orders' => $this->orders,
            'groupsBeforePrice' => $this->groupsBeforePrice,
            'priceFormat' => $this->hasPrice ? $this->priceFormat->toArray() : null,
        ];
    }

    /** Returns the name of the provider's index for a sort order: a replica, or the fallback. */
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
