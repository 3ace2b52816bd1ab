<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Tools\Search\SearchRequest;
use Stallkeeper\Tools\Search\Widget\FinishedWidget;
use Stallkeeper\Tools\Templates\Assets;

/**
 * Creates the markup with which the search report counts the search of a page. The script sends a request. Without
 * JavaScript the browser requests an image. Both also count cached pages, which do not run PHP.
 */
final class ReportMarkup
{
    public function __construct(private readonly ReportSettings $settings, private readonly Assets $assets) {}

    /**
     * Hook: `stallkeeper_search_widget_rendered`. The report does not count further pages of results, active filters,
     * empty queries, and searches that the browser runs.
     *
     * @param int $links number of matching categories, brands and pages, which are the results if nothing else matches
     */
    public function count(
        FinishedWidget $widget,
        SearchRequest $request,
        SearchResult $result,
        int $links,
    ): FinishedWidget {
        $isSearch = trim($request->query) !== '' && $request->isFirstPage();
        if (!$isSearch || $result->hits === null || $request->location->isControlled() || !$this->settings->isOn()) {
            return $widget;
        }
        $this->assets->enqueueModule('search-report');
        $results = $result->total() === 0 ? $links : $result->total();

        return $widget->reporting(
            $results,
            sprintf(
                '<noscript><img src="%s" alt="" width="1" height="1" hidden></noscript>',
                esc_url($this->settings->imageUrl($request->query, $results)),
            ),
        );
    }
}
