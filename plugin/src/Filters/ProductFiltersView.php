<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Search\Filters\FacetState;
use Stallkeeper\Render\Search\Filters\FiltersViewModel;
use Stallkeeper\Render\Search\SearchAddress;
use Stallkeeper\Tools\Search\ResultsPage\ResultTexts;

/**
 * Creates the values for the template `filters/product-filters`. They have the same shape as the filters of search
 * results, with URLs of the product list.
 *
 * @phpstan-import-type FiltersView from FiltersViewModel
 * @phpstan-import-type HiddenField from FiltersViewModel
 */
final class ProductFiltersView
{
    public const FIELDS = ['form' => ['action' => true], 'filters' => FiltersViewModel::FIELDS];

    /** URL parameter of WooCommerce's sort order. Filters keep it. */
    private const SORT = 'orderby';

    public function __construct(private readonly ResultTexts $texts, private readonly RequestInput $input) {}

    /** @return array{form: array{action: string}, filters: FiltersView, address: string} address: URL of this list */
    public function build(CatalogPage $page, FacetState $result): array
    {
        $address = $page->address();
        $sort = $this->input->query()->text(self::SORT, 40);
        $sorted = preg_match('/^[a-z0-9_-]+$/D', $sort) === 1 ? add_query_arg(self::SORT, $sort, $address) : $address;
        $search = new SearchAddress($sorted, '', 'paged');
        $view = FiltersViewModel::make('', $result, $search, $this->texts->current());
        // Browsers replace the query string of a GET form's action, so the form needs hidden fields.
        $fields = self::fields($sorted);
        if ($view['price'] !== null) {
            $view['price']['hiddenFields'] = [...$fields, ...self::named($view['price']['hiddenFields'])];
        }
        foreach (['groups', 'laterGroups'] as $part) {
            foreach ($view[$part] as $i => $group) {
                if ($group['valueSearch'] !== null) {
                    $view[$part][$i]['valueSearch']['hiddenFields'] = [
                        ...$fields,
                        ...self::named($group['valueSearch']['hiddenFields']),
                    ];
                }
            }
        }

        return [
            'form' => ['action' => strtok($address, '?') ?: '/'],
            'filters' => $view,
            'address' => $search->withParameters($result->selected->pairs($result->list))->buildUrl(''),
        ];
    }

    /** @return list<HiddenField> */
    private static function fields(string $address): array
    {
        wp_parse_str((string) wp_parse_url($address, PHP_URL_QUERY), $parameters);
        $pairs = [];
        foreach ($parameters as $name => $value) {
            if (is_string($value)) {
                $pairs[] = [(string) $name, $value];
            }
        }

        return FiltersViewModel::hiddenFields($pairs);
    }

    /**
     * Removes the field of the query, which a list of products does not have.
     *
     * @param list<HiddenField> $hiddenFields
     *
     * @return list<HiddenField>
     */
    private static function named(array $hiddenFields): array
    {
        return array_values(array_filter($hiddenFields, static fn(array $field): bool => $field['name'] !== ''));
    }
}
