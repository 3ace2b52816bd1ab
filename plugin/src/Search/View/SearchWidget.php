<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

use Stallkeeper\Render\Search\ResultsViewModel;
use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Search\Query\FacetedQuery;
use Stallkeeper\Tools\Search\Query\SearchBackend;
use Stallkeeper\Tools\Search\Query\SearchBatch;
use Stallkeeper\Tools\Search\Query\SearchGateway;
use Stallkeeper\Tools\Search\Query\WidgetLocation;
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

    /** @param array<string, mixed> $attributes the element's data attributes */
    public static function finish(array $attributes, WidgetLocation $place): FinishedWidget
    {
        $source = SearchBackend::of($attributes);
        $query = $attributes[WidgetMarkup::QUERY] ?? null;
        $place = is_string($query) ? $place->searchingFor($query) : $place;

        return $source === null ? FinishedWidget::none() : self::finished(SearchSettings::fromAttributes($attributes), $place, $source, null);
    }

    /** Prints the widget of the results page. */
    public static function printForResultsPage(): void
    {
        // The templates have escaped their values.
        echo self::htmlForResultsPage();
    }

    /** @return string widget of the results page; complete even if no search backend can answer */
    public static function htmlForResultsPage(): string
    {
        $source = SearchBackend::ofResultsPage();

        return self::finished(SearchSettings::fromAttributes([]), WidgetLocation::resultsPage(), $source, FacetedQuery::current($source->indexName))->element();
    }

    /** @param FacetedQuery|null $search active filters; only on the results page, which also shows products next to posts */
    private static function finished(SearchSettings $settings, WidgetLocation $place, SearchBackend $source, ?FacetedQuery $search): FinishedWidget
    {
        $query = $place->query();
        $questions = SearchBatch::of($source, $settings, $place, $search);
        [$answers, $products] = $questions->answers();
        $refusal = SearchGateway::refusal()?->message();
        if ($refusal !== null) {
            [$answers, $products] = [[], null];
        }
        $answer = $answers[0] ?? null;
        $hasFacets = $refusal !== null || ($answer !== null && $source->canAnswer() && !SearchGateway::areLimited());
        $faceted = $hasFacets ? $search?->with($answers) : null;
        $texts = ResultTexts::current();
        $action = WidgetLocation::homePath();
        $view = ResultsViewModel::make($query->text, $answer, $action, $settings, $place->address, $texts, $query->isCut, $products, $faceted, $refusal);
        if (SearchGateway::areLimited()) {
            $view['notices'][] = __('The search does not work as usual at the moment, so it may miss something. Try again in a few minutes.', 'stallkeeper-tools');
        }
        try {
            $template = TemplateLoader::load('search/results', self::templateValues($settings, $source->isEmbedded, $search, $place->isControlled()), ResultsViewModel::FIELDS);
        } catch (TemplateException $fault) {
            return FinishedWidget::of($source, $place, true, TemplateErrorNotice::html($fault) . FallbackMarkup::html($query->text, $view, $action));
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
        ] + $source->forPage($questions->params);
        $html = $template->notices() . '<template data-shop-template>' . $template->source() . '</template>'
            . '<script type="application/json" data-shop-data>' . json_encode($data, self::JSON) . '</script>'
            . '<div data-shop-root>' . $template->render($view) . '</div>';
        // With `data-stop-the-first-run` an empty query runs no search.
        $isAnswered = $answer !== null || $source->appId === '' || ($settings->stopTheFirstRun && $query->text === '');

        return FinishedWidget::of($source, $place, $isAnswered, $html);
    }

    /** @return array<string, mixed> */
    private static function templateValues(SearchSettings $settings, bool $isEmbedded, ?FacetedQuery $search, bool $isControlled): array
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
            'ways' => $search === null ? [] : NoResultsLinks::afterNothing(),
            'creditName' => $isCreditShown ? $credit[0] : '',
            'creditHref' => $credit[1],
        ];
    }
}
