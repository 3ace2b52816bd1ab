<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Search\Content\Products;

/** All searches of one widget: hits, facet counts, products next to them. The provider gets them in one request. */
final class SearchBatch
{
    /**
     * @param array<string, mixed> $params parameters of the list of hits, without query and page
     * @param array<string, mixed>|null $productParams parameters of the products next to it; null if there are none
     * @param non-empty-list<array<string, mixed>> $searches
     * @param array<string, mixed>|null $products search for the products
     */
    private function __construct(
        public readonly array $params,
        public readonly ?array $productParams,
        private readonly array $searches,
        private readonly ?array $products,
        private readonly ?SearchBackend $asked,
    ) {}

    /** @param FacetedQuery|null $search active filters; null outside the results page */
    public static function of(SearchBackend $source, SearchSettings $settings, WidgetLocation $place, ?FacetedQuery $search): self
    {
        $text = $place->query()->text;
        $params = SearchParams::of($settings, $source->isAsked());
        $productParams = $search !== null && $search->list->kind === '' && $source->isAsked() ? Products::beside($params) : null;
        $params = $source->isAsked() ? ($search?->params($params) ?? Products::without($params)) : $params;
        return new self(
            $params,
            $productParams,
            $search?->questions($params, $text, $place->page(), $source->indexName) ?? [['query' => $text, 'page' => $place->page()] + $params],
            $productParams !== null && $text !== '' && $search->isOpen() ? ['query' => $text] + $productParams : null,
            $source->isAsked() && !($settings->stopTheFirstRun && $text === '') ? $source : null,
        );
    }

    /**
     * @return array{list<array<string, mixed>>, array<string, mixed>|null} results of the searches, empty if the server runs
     *     none; result of the product search
     */
    public function answers(): array
    {
        if ($this->asked === null) {
            return [[], null];
        }
        $answers = SearchGateway::together($this->products === null ? $this->searches : [...$this->searches, $this->products], $this->asked->hosted);
        return [array_slice($answers, 0, count($this->searches)), $this->products === null ? null : $answers[count($this->searches)] ?? null];
    }
}
