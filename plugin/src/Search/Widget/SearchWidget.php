<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Widget;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Search\Links\LinksViewModel;
use Stallkeeper\Render\Search\Links\ResultsWithLinks;
use Stallkeeper\Render\Search\ResultsViewModel;
use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Search\HitFieldList;
use Stallkeeper\Tools\Search\ResultsPage\NoResultsLinks;
use Stallkeeper\Tools\Search\ResultsPage\ResultTexts;
use Stallkeeper\Tools\Search\ResultsPageSearch;
use Stallkeeper\Tools\Search\SearchBackends;
use Stallkeeper\Tools\Search\SearchGateway;
use Stallkeeper\Tools\Search\SearchRequest;
use Stallkeeper\Tools\Search\SearchRequests;
use Stallkeeper\Tools\Search\TypeSearch;
use Stallkeeper\Tools\Templates\TemplateErrorNotice;
use Stallkeeper\Tools\Templates\TemplateException;
use Stallkeeper\Tools\Templates\TemplateLoader;

/**
 * Renders the search widget: the results for visitors without JavaScript, and the data that the script needs to
 * continue.
 *
 * The element contains the template's source, the data as JSON, and the root that React hydrates.
 */
final class SearchWidget
{
    /** Version of the data's format. The script does not hydrate a cached page with another version. */
    public const DATA_VERSION = 6;

    private const ALGOLIA = ['Algolia', 'https://www.algolia.com/'];

    private const JSON =
        JSON_HEX_TAG |
        JSON_HEX_AMP |
        JSON_INVALID_UTF8_SUBSTITUTE |
        JSON_UNESCAPED_UNICODE |
        JSON_UNESCAPED_SLASHES |
        JSON_THROW_ON_ERROR;

    public function __construct(
        private readonly ResultsPageSearch $resultsPage,
        private readonly SearchGateway $gateway,
        private readonly SearchBackends $backends,
        private readonly SearchRequests $requests,
        private readonly WidgetLocations $locations,
        private readonly NoResultsLinks $noResultsLinks,
        private readonly ResultTexts $texts,
        private readonly HitFieldList $fields,
        private readonly TemplateLoader $templates,
        private readonly TemplateErrorNotice $errors,
    ) {}

    /** @param array<string, mixed> $attributes the element's data attributes */
    public function finish(array $attributes, WidgetLocation $place): FinishedWidget
    {
        $backend = $this->backends->find($attributes);
        $query = $attributes[WidgetMarkup::QUERY] ?? null;
        $place = is_string($query) ? $place->searchingFor($query) : $place;
        $request =
            $backend === null
                ? null
                : $this->requests->create($backend, SearchSettings::fromAttributes($attributes), $place);

        return $request === null ? FinishedWidget::none() : $this->finished($request, $this->gateway->search($request));
    }

    /** @return string widget of the results page; complete even if no search backend can answer */
    public function htmlForResultsPage(): string
    {
        return $this->finished($this->resultsPage->request(), $this->resultsPage->result())->element();
    }

    /** @return string list of what WordPress has found inside of an archive; it has no script */
    public function htmlForArchive(SearchRequest $request, SearchResult $result): string
    {
        return $this->finished($request, $result, $request->location->address->path)->element();
    }

    /** @param string|null $action URL that the form submits to; null for the results page */
    private function finished(SearchRequest $request, SearchResult $result, ?string $action = null): FinishedWidget
    {
        $place = $request->location;
        $texts = $this->texts->current();
        $fields = $this->fields->current();
        $action ??= $this->locations->searchPath();
        $view = ResultsViewModel::make(
            $request->query,
            $result,
            $action,
            $request->settings,
            $place->address,
            $texts,
            $fields,
            $place->query->isCut,
        );
        if ($result->isLimited) {
            $view['notices'][] = __(
                'Search is limited at the moment, so some results may be missing. Please try again in a few minutes.',
                'stallkeeper-tools',
            );
        }
        $shown = $request->type($result->shown->key ?? $request->chosen);
        /**
         * Filters the links next to the results of a search, such as categories, brands and pages that match.
         *
         * @param array{url: string, titles: array<string, string>, query: string, groups: list<mixed>}|null $links
         *     for the script: address for other queries, headings by kind, query of the groups, groups (kind, and links
         *     with name, href and count); null if there are none
         * @param SearchRequest $request
         * @param SearchResult $result
         */
        $links = apply_filters('stallkeeper_search_result_links', null, $request, $result);
        $given = Input::fromArray($links);
        $found = LinksViewModel::make($given->list('groups'), $given->at('titles')->all(), $texts);
        $view = ResultsWithLinks::make($view['summary'], $view['noResults'], $found, $texts) + $view;
        try {
            $template = $this->templates->load(
                'search/results',
                $this->templateValues($request),
                ResultsViewModel::fields($fields) + ['links' => LinksViewModel::FIELDS],
            );
        } catch (TemplateException $fault) {
            return FinishedWidget::create(
                $request->backend,
                $place,
                true,
                $this->errors->html($fault) . FallbackMarkup::html($request->query, $view, $action),
            );
        }
        $data =
            [
                'version' => self::DATA_VERSION,
                'lang' => get_bloginfo('language'),
                'query' => $request->query,
                'page' => $result->hits->page ?? 0,
                'action' => $action,
                'notices' => $view['notices'],
                'refusal' => $result->refusal,
                'settings' => $request->settings->toArray(),
                'hitFields' => $fields->toArray(),
                'texts' => $texts->toArray(),
                'address' => $place->address->toArray(),
                'result' => $result->hits?->toArray(),
                'filters' => $result->facets?->toArray(),
                /**
                 * Filters the values with which the scripts of search boxes count searches and selected results.
                 *
                 * @param array<string, mixed>|null $values null if nothing counts them
                 */
                'report' => $place->isControlled() ? null : apply_filters('stallkeeper_search_counting', null),
                'types' => $this->types($request, $result),
                'type' => $shown->key ?? '',
                'isTypeChosen' => $request->chosen !== null,
                'links' => $links,
            ] + $this->backends->forPage($request->backend, $shown->params ?? $request->params);
        $html =
            $template->notices() .
            '<template data-shop-template>' .
            $template->source() .
            '</template>' .
            '<script type="application/json" data-shop-data>' .
            json_encode($data, self::JSON) .
            '</script>' .
            '<div data-shop-root>' .
            $template->render($view) .
            '</div>';
        $isAnswered = $result->hits !== null || $request->backend->appId === '' || $request->isFirstRunStopped();

        $widget = FinishedWidget::create($request->backend, $place, $isAnswered, $html);
        /**
         * Filters a search widget that has been rendered, for features that count its search.
         *
         * @param FinishedWidget $widget
         * @param SearchRequest $request
         * @param SearchResult $result
         * @param int $links number of matching categories, brands and pages
         */
        $counted = apply_filters(
            'stallkeeper_search_widget_rendered',
            $widget,
            $request,
            $result,
            ResultsWithLinks::count($found),
        );

        return $counted instanceof FinishedWidget ? $counted : $widget;
    }

    /**
     * @return list<array{key: string, label: string, params: array<string, mixed>,
     *     result: array<array-key, mixed>|null}>|null values for the script; null outside the results page. The script
     *     has the parameters and the result of the shown type already.
     */
    private function types(SearchRequest $request, SearchResult $result): ?array
    {
        if (!$request->isResultsPage()) {
            return null;
        }
        $lists = [];
        foreach ($result->types as $type) {
            $lists[$type->key] = $type === $result->shown ? null : $type->list->toArray();
        }

        return array_map(
            fn(TypeSearch $type): array => [
                'key' => $type->key,
                'label' => $type->label,
                'params' => $this->backends->forBrowser($request->backend, $type->params),
                'result' => $lists[$type->key] ?? null,
            ],
            $request->types,
        );
    }

    /** @return array<string, mixed> */
    private function templateValues(SearchRequest $request): array
    {
        /**
         * Filters whether widgets show the name of the search engine.
         *
         * @param bool $isShown
         */
        $isCreditShown = (bool) apply_filters(
            'stallkeeper_search_credit',
            get_option('stallkeeper_search_credit', true),
        );
        $hosted = $request->backend->hosted;
        $credit = match (true) {
            $request->backend->appId === '' => ['', ''],
            $request->backend->isBuiltIn => ['Stallkeeper', home_url('/')],
            $hosted !== null => [$hosted->creditName, $hosted->creditHref],
            // A provider that only the widget's attributes name speaks Algolia's protocol.
            default => self::ALGOLIA,
        };
        return [
            'settings' => $request->settings,
            'maxLength' => SearchSettings::QUERY_MAX_LENGTH,
            'isControlled' => $request->location->isControlled(),
            'label' => self::numbered(__('Search posts', 'stallkeeper-tools'), $request->location),
            'pagesLabel' => self::numbered(__('Search results pages', 'stallkeeper-tools'), $request->location),
            // Open if a filter, an order or a search among values is active. After that the visitor opens and closes
            // it.
            'areFiltersOpen' => $request->type($request->chosen)?->filters->areOpen() ?? false,
            'ways' => $request->isResultsPage() ? $this->noResultsLinks->links() : [],
            'creditName' => $isCreditShown ? $credit[0] : '',
            'creditHref' => $credit[1],
        ];
    }

    /** @return string name of a landmark, which differs from those of other widgets on the page */
    private static function numbered(string $name, WidgetLocation $place): string
    {
        return $place->number > 1
            ? /* translators: 1: name of a search or of its pages, 2: number of the search on the page, from 2 */
            sprintf(__('%1$s %2$d', 'stallkeeper-tools'), $name, $place->number)
            : $name;
    }
}
