<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Search\Content\Products;

/** Creates the searches of a widget. */
final class SearchBatches
{
    public function __construct(private readonly SearchGateway $gateway, private readonly Products $products) {}

    /** @param FacetedQuery|null $search active filters; null outside the results page */
    public function of(SearchBackend $source, SearchSettings $settings, WidgetLocation $place, ?FacetedQuery $search): SearchBatch
    {
        $text = $place->query->text;
        $params = SearchParams::of($settings, $source->isAsked());
        $productParams = $search !== null && $search->list->kind === '' && $source->isAsked() ? $this->products->beside($params) : null;
        $params = $source->isAsked() ? ($search?->params($params) ?? $this->products->without($params)) : $params;
        return new SearchBatch(
            $this->gateway,
            $params,
            $productParams,
            $search?->questions($params, $text, $place->page, $source->indexName) ?? [['query' => $text, 'page' => $place->page] + $params],
            $productParams !== null && $text !== '' && $search->isOpen() ? ['query' => $text] + $productParams : null,
            $source->isAsked() && !($settings->stopTheFirstRun && $text === '') ? $source : null,
        );
    }
}
