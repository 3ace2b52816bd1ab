<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Filters;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Search\Filters\FacetValueSearch;
use Stallkeeper\Render\Search\Filters\FilterList;
use Stallkeeper\Render\Search\Filters\Refinements;
use Stallkeeper\Render\Search\Filters\TermPath;
use Stallkeeper\Render\Search\ResultType;
use Stallkeeper\Tools\Search\Records\Products;
use Stallkeeper\Tools\Search\Records\TermPaths;
use Stallkeeper\Tools\Search\SearchFilters;
use Stallkeeper\Tools\Search\SearchTypes;

/**
 * Defines the filters and sort orders of the results page, with their labels.
 *
 * Dates are filtered by year: "last month" would depend on the day on which a page was rendered, and pages may come
 * from a cache.
 *
 * @phpstan-import-type Group from FilterList
 */
final class FilterDefinitions
{
    /** URL parameters of filters. The prefix avoids conflicts with WordPress's own parameters. */
    private const NAME = '/^shop_[a-z0-9_]{1,40}$/D';

    public function __construct(
        private readonly RequestInput $input,
        private readonly ProductFilterSettings $settings,
    ) {}

    /**
     * Reads the filters in the URL of this request. Ignores invalid values.
     *
     * @param non-empty-list<array-key> $types keys of the types of results
     * @param string|null $chosen key of the type that the URL chooses; null if it chooses none
     * @param string|null $articles key of articles: filters without a type are theirs, as in older addresses
     * @param string $indexName main index; its replicas have the other sort orders
     *
     * @return array{string|null, non-empty-array<array-key, SearchFilters>} chosen type, and filters by type
     */
    public function ofRequest(array $types, ?string $chosen, ?string $articles, string $indexName): array
    {
        $parameters = $this->input->query()->all();
        if ($chosen === null && $articles !== null) {
            $isSelected = $this->read($articles, $parameters, $indexName)->isActive();
            $chosen = $isSelected ? $articles : null;
        }
        $filters = [];
        foreach ($types as $key) {
            $filters[$key] = $this->read(
                (string) $key,
                (string) $key === ($chosen ?? $types[0]) ? $parameters : [],
                $indexName,
            );
        }

        return [$chosen, $filters];
    }

    /** @param array<array-key, mixed> $parameters URL parameters; none for a list that is not chosen */
    private function read(string $type, array $parameters, string $indexName): SearchFilters
    {
        $list = $this->build($type, $indexName);

        return new SearchFilters(
            $list,
            $this->selected($list, $parameters),
            FacetValueSearch::read($parameters, $list),
        );
    }

    /**
     * Reads the selection. Ignores invalid values and terms that do not exist.
     *
     * @param array<array-key, mixed>|null $parameters URL parameters; null for those of this request
     */
    public function selected(FilterList $list, ?array $parameters = null): Refinements
    {
        $parameters ??= $this->input->query()->all();
        foreach ($list->groups as ['attribute' => $attribute, 'name' => $name]) {
            if (TermPath::isAttribute($attribute) && isset($parameters[$name])) {
                $values = is_array($parameters[$name]) ? $parameters[$name] : [$parameters[$name]];
                $parameters[$name] = array_map(
                    static fn(mixed $value): string => is_string($value)
                        ? TermPaths::resolve(substr($attribute, strlen(TermPath::ATTRIBUTE)), $value)
                        : '',
                    array_slice($values, 0, Refinements::MAX_VALUES),
                );
            }
        }

        return Refinements::read($parameters, $list);
    }

    /**
     * Returns the filters of the shop's lists. WooCommerce sorts these lists, so there are no sort orders.
     *
     * @param string $except attribute of the page itself, such as the brand of a brand's page; '' for none
     */
    public function ofCatalog(string $except): FilterList
    {
        $groups = array_values(
            array_filter($this->groups(true), static fn(array $group): bool => $group['attribute'] !== $except),
        );

        return new FilterList(
            '',
            $groups,
            $this->settings->hasPrice(),
            [],
            $this->settings->groupsBeforePrice($groups),
            PriceTexts::create(),
        );
    }

    /** @param string $type key of a type of results */
    private function build(string $type, string $indexName): FilterList
    {
        $isProducts = $type === ResultType::PRODUCTS;
        $newest = [
            'key' => 'newest',
            'label' => __('Newest first', 'stallkeeper-tools'),
            'index' => $indexName . '_date_desc',
        ];
        // Pages have no terms, and visitors do not look for their author or year.
        $groups = $type === SearchTypes::PAGE ? [] : $this->groups($isProducts);

        return new FilterList(
            $type,
            $groups,
            $isProducts && $this->settings->hasPrice(),
            [
                ['key' => 'relevance', 'label' => __('Relevance', 'stallkeeper-tools'), 'index' => $indexName],
                $newest,
                ...!$isProducts
                    ? []
                    : [
                        [
                            'key' => 'price',
                            'label' => __('Price: low to high', 'stallkeeper-tools'),
                            'index' => $indexName . '_price_asc',
                        ],
                        [
                            'key' => 'price-desc',
                            'label' => __('Price: high to low', 'stallkeeper-tools'),
                            'index' => $indexName . '_price_desc',
                        ],
                    ],
            ],
            $isProducts ? $this->settings->groupsBeforePrice($groups) : null,
            PriceTexts::create(),
        );
    }

    /** @return list<Group> */
    private function groups(bool $isProducts): array
    {
        $posts = [
            ProductFilters::group('term_paths.category', 'shop_category', __('Categories', 'stallkeeper-tools')),
            ProductFilters::group('taxonomies.post_tag', 'shop_tag', __('Tags', 'stallkeeper-tools')),
            ProductFilters::group('post_author.display_name', 'shop_author', __('Author', 'stallkeeper-tools')),
            ProductFilters::group('post_year', 'shop_year', __('Year', 'stallkeeper-tools'), 'last'),
        ];
        /**
         * Filters the groups of values that visitors can filter by.
         *
         * @param list<array{attribute: string, name: string, title: string, order: string, labels: array<string,
         *     string>}> $groups attribute: field of the records; name: URL parameter, must begin with shop_;
         *     order: 'count' sorts by number of results, 'name' by value, 'last' by value with the last one first;
         *     labels: texts for values that are codes
         * @param bool $isProducts whether the groups are for products
         */
        $groups = apply_filters(
            'stallkeeper_search_filters',
            $isProducts ? $this->settings->groups() : $posts,
            $isProducts,
        );
        return array_values(array_filter(array_map(self::checked(...), is_array($groups) ? $groups : [])));
    }

    /** @return Group|null null if the definition is invalid */
    private static function checked(mixed $group): ?array
    {
        $text = static fn(string $key): string => is_array($group) && is_string($group[$key] ?? null)
            ? $group[$key]
            : '';
        if (
            $text('attribute') === '' ||
            preg_match(self::NAME, $text('name')) !== 1 ||
            in_array(
                $text('name'),
                [FilterList::KIND, FilterList::MIN_PARAMETER, FilterList::MAX_PARAMETER, FilterList::SORT],
                true,
            )
        ) {
            return null;
        }
        $labels = [];
        foreach (is_array($group) && is_array($group['labels'] ?? null) ? $group['labels'] : [] as $value => $label) {
            $labels[(string) $value] = is_string($label) ? $label : (string) $value;
        }
        return ProductFilters::group(
            $text('attribute'),
            $text('name'),
            $text('title'),
            in_array($text('order'), ['name', 'last'], true) ? $text('order') : 'count',
            $labels,
        );
    }
}
