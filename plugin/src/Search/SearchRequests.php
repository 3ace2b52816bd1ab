<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Languages\LanguageFilter;
use Stallkeeper\Tools\Search\Records\Products;
use Stallkeeper\Tools\Search\Widget\WidgetLocation;

/** Creates the search request of a widget. */
final class SearchRequests
{
    public function __construct(
        private readonly Products $products,
        private readonly LanguageFilter $language,
        private readonly HitFieldList $fields,
    ) {}

    /** @param SearchFilters|null $filters null outside the results page, which also shows products next to posts */
    public function create(
        WidgetBackend $backend,
        SearchSettings $settings,
        WidgetLocation $location,
        ?SearchFilters $filters,
    ): SearchRequest {
        $fields = $this->fields->current();
        $params = SearchParams::build($settings, $fields, $backend->isUsedByServer());
        $beside =
            $backend->isUsedByServer() && $filters?->kind === ListKind::Posts
                ? $this->products->beside($params, $fields)
                : null;
        if ($backend->isUsedByServer()) {
            $params = $this->language->addTo(
                $filters?->kind === ListKind::Products
                    ? Products::only($params, $fields)
                    : $this->products->without($params),
            );
            $beside = $beside === null ? null : $this->language->addTo($beside);
        }

        return new SearchRequest($backend, $settings, $location, $filters, $params, $beside);
    }
}
