<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

/** The search for one type of results, such as products. */
final class TypeSearch
{
    /**
     * @param string $key value of the URL parameter `shop_type`; '' for the type that needs no parameter
     * @param string $label title of the tab
     * @param SearchFilters $filters filters and sort orders of this list; only the chosen type has a selection
     * @param array<string, mixed> $params the provider's parameters, without query, page and filters
     */
    public function __construct(
        public readonly string $key,
        public readonly string $label,
        public readonly SearchFilters $filters,
        public readonly array $params,
    ) {}
}
