<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

use Stallkeeper\Render\Search\FacetedResult;
use Stallkeeper\Render\Search\FacetList;
use Stallkeeper\Render\Search\FacetRequests;
use Stallkeeper\Render\Search\FacetValueSearch;
use Stallkeeper\Render\Search\Refinements;
use Stallkeeper\Tools\Search\Content\Products;

/** The search of the results page: posts or products, the active filters, and the search requests for them. */
final class FacetedQuery
{
    /** Kind of a list of products. */
    public const PRODUCTS = 'products';

    public function __construct(
        private readonly Products $products,
        public readonly FacetList $list,
        public readonly Refinements $chosen,
        public readonly ?FacetValueSearch $find,
    ) {}

    /**
     * @param array<string, mixed> $params search parameters of a list of hits
     * @return array<string, mixed> the same, limited to posts or to products
     */
    public function params(array $params): array
    {
        return $this->list->kind === self::PRODUCTS ? Products::only($params) : $this->products->without($params);
    }

    /** Whether products may be shown next to the posts: not in a list of products, and not with active filters. */
    public function isOpen(): bool
    {
        return $this->list->kind === '' && !$this->chosen->narrow();
    }

    /**
     * @param array<string, mixed> $params as returned by params()
     * @param int $page counted from 0
     * @return non-empty-list<array<string, mixed>> the search itself, requests that count facet values, and the search
     *     among facet values if there is one
     */
    public function questions(array $params, string $query, int $page, string $indexName): array
    {
        $main = ['query' => $query, 'page' => $page, 'indexName' => $this->list->index($this->chosen->order, $indexName)];
        $questions = FacetRequests::of($main + $params, $this->list, $this->chosen);
        return $this->find === null ? $questions : [...$questions, FacetRequests::find($main + $params, $this->chosen, $this->find)];
    }

    /** @param list<mixed> $answers results of questions(), in the same order */
    public function with(array $answers): FacetedResult
    {
        $found = $this->find === null ? null : $this->find->found(array_pop($answers));
        return new FacetedResult($this->list, $this->chosen, $answers, $found);
    }
}
