<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Search\ResultType;
use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Languages\LanguageFilter;
use Stallkeeper\Tools\Search\Filters\FilterDefinitions;
use Stallkeeper\Tools\Search\Records\Products;
use Stallkeeper\Tools\Search\Widget\WidgetLocation;

/** Creates the search request of a widget. */
final class SearchRequests
{
    public function __construct(
        private readonly LanguageFilter $language,
        private readonly HitFieldList $fields,
        private readonly SearchTypes $types,
        private readonly ExcludedWords $words,
        private readonly FilterDefinitions $filters,
    ) {}

    /** Creates the request of a widget in content, which lists articles. */
    public function create(WidgetBackend $backend, SearchSettings $settings, WidgetLocation $location): SearchRequest
    {
        $params = $this->params($backend, $settings, $location);

        return new SearchRequest(
            $backend,
            $settings,
            $location,
            $backend->isUsedByServer() ? $this->ofSite($params, $this->types->filterOfArticles()) : $params,
        );
    }

    /** Creates the request of the results page, which has a list for each type of results. */
    public function forResultsPage(
        WidgetBackend $backend,
        SearchSettings $settings,
        WidgetLocation $location,
    ): SearchRequest {
        $fields = $this->fields->current();
        $types = $this->types->all();
        [$chosen, $filters] = $this->filters->ofRequest(
            array_keys($types),
            $this->types->chosen(),
            $this->types->articles(),
            $backend->indexName,
        );
        $params = $this->params($backend, $settings, $location);
        $searches = [];
        foreach ($types as $key => ['label' => $label, 'filter' => $filter]) {
            $shown = match ($key) {
                ResultType::PRODUCTS => Products::only($params, $fields),
                SearchTypes::PAGE => self::withoutDate($params),
                default => $params,
            };
            $searches[] = new TypeSearch(
                (string) $key,
                $label,
                $filters[$key],
                $backend->isUsedByServer() ? $this->ofSite($shown, $filter) : $shown,
            );
        }

        return new SearchRequest($backend, $settings, $location, [], $searches, $chosen);
    }

    /** @return array<string, mixed> */
    private function params(WidgetBackend $backend, SearchSettings $settings, WidgetLocation $location): array
    {
        return SearchParams::build(
            $settings,
            $this->fields->current(),
            $backend->isUsedByServer(),
            $location->address->isExact(),
        );
    }

    /**
     * Pages have no date that visitors see.
     *
     * @param array<string, mixed> $params
     *
     * @return array<string, mixed>
     */
    private static function withoutDate(array $params): array
    {
        $shown = Input::fromArray($params)->texts('attributesToRetrieve');

        return ['attributesToRetrieve' => array_values(array_diff($shown, ['post_date', 'post_date_formatted']))] +
            $params;
    }

    /**
     * @param array<string, mixed> $params
     *
     * @return array<string, mixed> parameters of a search in the records of this site
     */
    private function ofSite(array $params, string $filter): array
    {
        return $this->words->allow($this->language->addTo(($filter === '' ? [] : ['filters' => $filter]) + $params));
    }
}
