<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

use Stallkeeper\Render\Search\FacetedResult;
use Stallkeeper\Render\Search\FacetList;
use Stallkeeper\Render\Search\FacetRequests;
use Stallkeeper\Render\Search\FacetValueSearch;
use Stallkeeper\Render\Search\Refinements;
use Stallkeeper\Tools\Search\Content\Products;

/** The search of the results page: its kind of things, what is chosen of them, and the questions that makes. */
final class FacetedQuery
{
    private function __construct(
        public readonly FacetList $list,
        public readonly Refinements $chosen,
        public readonly ?FacetValueSearch $find,
    ) {}

    /** As the address of this request says; nonsense in it is as if it were not there. */
    public static function current(string $indexName): self
    {
        $parameters = wp_unslash($_GET);
        $kind = $parameters[FacetList::KIND] ?? '';
        $list = FacetDefinitions::of(is_string($kind) ? $kind : '', $indexName);
        return new self($list, Refinements::read($parameters, $list), FacetValueSearch::read($parameters, $list));
    }

    /**
     * @param array<string, mixed> $params of a list of hits
     * @return array<string, mixed> the same for this kind of things
     */
    public function params(array $params): array
    {
        return $this->list->kind === FacetDefinitions::PRODUCTS ? Products::only($params) : Products::without($params);
    }

    /** Whether products may stand beside what is found: neither in a list of products nor in one that was narrowed. */
    public function isOpen(): bool
    {
        return $this->list->kind === '' && !$this->chosen->narrow();
    }

    /**
     * @param array<string, mixed> $params as params() gave them
     * @param int $page counted from 0
     * @return non-empty-list<array<string, mixed>> the search, what counts its facets, and what searches among their values
     */
    public function questions(array $params, string $query, int $page, string $indexName): array
    {
        $main = ['query' => $query, 'page' => $page, 'indexName' => $this->list->index($this->chosen->order, $indexName)];
        $questions = FacetRequests::of($main + $params, $this->list, $this->chosen);
        return $this->find === null ? $questions : [...$questions, FacetRequests::find($main + $params, $this->chosen, $this->find)];
    }

    /** @param list<mixed> $answers to questions() */
    public function with(array $answers): FacetedResult
    {
        $found = $this->find === null ? null : $this->find->found(array_pop($answers));
        return new FacetedResult($this->list, $this->chosen, $answers, $found);
    }
}
