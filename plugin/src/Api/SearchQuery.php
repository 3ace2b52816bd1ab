<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Api;

use Stallkeeper\Render\Http\Input;

/** One of the searches of a page: for a list of hits, or among the values of a filter. */
final class SearchQuery
{
    /**
     * @param array<string, mixed> $params parameters with the names and the syntax of Algolia's search API: `query`,
     *     `page`, `hitsPerPage`, `filters`, `facetFilters`, `numericFilters`, `facets`, `attributesToRetrieve`,
     *     `attributesToHighlight`, `indexName` (the index with the suffix of the sort order), `truncateWords` (words
     *     per attribute; the backend may ignore it), `removeWordsIfNoResults`, `typoTolerance`
     *
     * @see https://www.algolia.com/doc/api-reference/search-api-parameters/
     */
    public function __construct(public readonly array $params) {}

    /** @return string words of the visitor; '' lists everything */
    public function text(): string
    {
        return Input::fromArray($this->params)->text('query');
    }

    /** @return int page of results, counted from 0 */
    public function page(): int
    {
        return Input::fromArray($this->params)->number('page');
    }

    public function withPage(int $page): self
    {
        return new self(['page' => $page] + $this->params);
    }

    /** @return string|null attribute among whose values `facetQuery` is searched; null for a search for hits */
    public function facet(): ?string
    {
        $input = Input::fromArray($this->params);

        return $input->text('type') === 'facet' ? $input->text('facet') : null;
    }
}
