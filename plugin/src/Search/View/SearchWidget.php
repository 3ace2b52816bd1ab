<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

use Stallkeeper\Render\Search\ResultsViewModel;
use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Search\Query\FacetDefinitions;
use Stallkeeper\Tools\Search\Query\FacetedQuery;
use Stallkeeper\Tools\Search\Query\SearchBackend;
use Stallkeeper\Tools\Search\Query\SearchBackends;
use Stallkeeper\Tools\Search\Query\SearchBatches;
use Stallkeeper\Tools\Search\Query\SearchGateway;
use Stallkeeper\Tools\Search\Query\WidgetLocation;
use Stallkeeper\Tools\Search\Query\WidgetLocations;
use Stallkeeper\Tools\Templates\TemplateErrorNotice;
use Stallkeeper\Tools\Templates\TemplateException;
use Stallkeeper\Tools\Templates\TemplateLoader;

/**
 * Renders the search widget: the results for visitors without JavaScript, and the data that the script needs to continue.
 *
 * The element contains the template's source, the data as JSON, and the root that React hydrates.
 */
final class SearchWidget
{
    /** Version of the data's format. The script does not hydrate a cached page with another version. */
    public const DATA_VERSION = 3;

    private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR;

    /** @param Lazy<TemplateErrorNotice> $errors */
    public function __construct(
        private readonly FacetDefinitions $facets,
        private readonly SearchGateway $gateway,
        private readonly SearchBackends $backends,
        private readonly SearchBatches $batches,
        private readonly WidgetLocations $locations,
        private readonly NoResultsLinks $noResultsLinks,
        private readonly ResultTexts $texts,
        private readonly TemplateLoader $templates,
        #[LazyService(TemplateErrorNotice::class)]
        private readonly Lazy $errors,
    ) {}

    /** @param array<string, mixed> $attributes the element's data attributes */
    public function finish(array $attributes, WidgetLocation $place): FinishedWidget
    {
        $source = $this->backends->of($attributes);
        $query = $attributes[WidgetMarkup::QUERY] ?? null;
        $place = is_string($query) ? $place->searchingFor($query) : $place;

        return $source === null ? FinishedWidget::none() : $this->finished(SearchSettings::fromAttributes($attributes), $place, $source, null);
    }

    /** Prints the widget of the results page. */
    public function printForResultsPage(): void
    {
        // The templates have escaped their values.
        echo $this->htmlForResultsPage();
    }

    /** @return string widget of the results page; complete even if no search backend can answer */
    public function htmlForResultsPage(): string
    {
        $source = $this->backends->ofResultsPage();

        return $this->finished(SearchSettings::fromAttributes([]), $this->locations->resultsPage(), $source, $this->facets->ofRequest($source->indexName))->element();
    }

    /** @param FacetedQuery|null $search active filters; only on the results page, which also shows products next to posts */
    private function finished(SearchSettings $settings, WidgetLocation $place, SearchBackend $source, ?FacetedQuery $search): FinishedWidget
    {
        $query = $place->query;
        $questions = $this->batches->of($source, $settings, $place, $search);
        [$answers, $products] = $questions->answers();
        $refusal = $this->gateway->refusal()?->message();
        if ($refusal !== null) {
            [$answers, $products] = [[], null];
        }
        $answer = $answers[0] ?? null;
        $hasFacets = $refusal !== null || ($answer !== null && $this->backends->canAnswer($source) && !$this->gateway->areLimited());
        $faceted = $hasFacets ? $search?->with($answers) : null;
        $texts = $this->texts->current();
        $action = $this->locations->homePath();
        $view = ResultsViewModel::make($query->text, $answer, $action, $settings, $place->address, $texts, $query->isCut, $products, $faceted, $refusal);
        if ($this->gateway->areLimited()) {
            $view['notices'][] = __('The search does not work as usual at the moment, so it may miss something. Try again in a few minutes.', 'stallkeeper-tools');
        }
        try {
            $template = $this->templates->load('search/results', $this->templateValues($settings, $source->isEmbedded, $search, $place->isControlled()), ResultsViewModel::FIELDS);
        } catch (TemplateException $fault) {
            return FinishedWidget::of($source, $place, true, $this->errors->get()->html($fault) . FallbackMarkup::html($query->text, $view, $action));
        }
        $data = [
            'version' => self::DATA_VERSION,
            'lang' => get_bloginfo('language'),
            'query' => $query->text,
            'page' => is_array($answer) && is_int($answer['page'] ?? null) ? $answer['page'] : 0,
            'action' => $action,
            'notices' => $view['notices'],
            'refusal' => $refusal,
            'settings' => $settings->toArray(),
            'texts' => $texts->toArray(),
            'address' => $place->address->toArray(),
            'answer' => $answer === null ? null : SearchParams::answerForPage($answer),
            'faceted' => $faceted === null ? null : [
                'list' => $faceted->list->toArray(),
                'chosen' => $faceted->chosen->toArray(),
                'answers' => array_map(SearchParams::answerForPage(...), array_slice($answers, 1, count($faceted->answers) - 1)),
                'find' => $faceted->find?->toArray(),
            ],
            'products' => $questions->productParams === null ? null : [
                'params' => $questions->productParams,
                'answer' => $products === null ? null : SearchParams::answerForPage($products),
            ],
        ] + $this->backends->forPage($source, $questions->params);
        $html = $template->notices() . '<template data-shop-template>' . $template->source() . '</template>'
            . '<script type="application/json" data-shop-data>' . json_encode($data, self::JSON) . '</script>'
            . '<div data-shop-root>' . $template->render($view) . '</div>';
        // With `data-stop-the-first-run` an empty query runs no search.
        $isAnswered = $answer !== null || $source->appId === '' || ($settings->stopTheFirstRun && $query->text === '');

        return FinishedWidget::of($source, $place, $isAnswered, $html);
    }

    /** @return array<string, mixed> */
    private function templateValues(SearchSettings $settings, bool $isEmbedded, ?FacetedQuery $search, bool $isControlled): array
    {
        /**
         * Filters whether widgets show the name of the search engine.
         *
         * @param bool $isShown
         */
        $isCreditShown = (bool) apply_filters('stallkeeper_search_credit', get_option('stallkeeper_search_credit', true));
        $credit = $isEmbedded ? ['Stallkeeper', home_url('/')] : ['Algolia', 'https://www.algolia.com/'];
        return [
            'settings' => $settings,
            'maxLength' => SearchSettings::QUERY_MAX_LENGTH,
            'isControlled' => $isControlled,
            'label' => __('Search the posts', 'stallkeeper-tools'),
            // Open if a filter, an order or a search among values is active. After that the visitor opens and closes it.
            'areFacetsOpen' => $search !== null && ($search->chosen->narrow() || $search->chosen->order !== '' || $search->find !== null),
            'ways' => $search === null ? [] : $this->noResultsLinks->afterNothing(),
            'creditName' => $isCreditShown ? $credit[0] : '',
            'creditHref' => $credit[1],
        ];
    }
}
