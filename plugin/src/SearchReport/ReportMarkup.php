<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Tools\Search\SearchRequest;
use Stallkeeper\Tools\Templates\Assets;

/**
 * Creates the markup with which the search report counts the search of a page. The script sends a request. Without
 * JavaScript the browser requests an image. Both also count cached pages, which do not run PHP.
 */
final class ReportMarkup
{
    /** Name of the script module. */
    public const MODULE = 'search-report';

    public function __construct(private readonly ReportSettings $settings, private readonly Assets $assets) {}

    /**
     * @return array{url: string, consent: string, category: string}|null values for the script; null if the report is
     *   off or the page sets the query
     */
    public function settings(SearchRequest $request): ?array
    {
        return $request->location->isControlled() ? null : $this->settings->forScript();
    }

    /**
     * @param int $links number of matching categories, brands and pages, which are the results if nothing else matches
     *
     * @return int|null number of results to report; null if the report does not count this search: further pages of
     *   results, active filters, empty queries, and searches that the browser runs
     */
    public function count(SearchRequest $request, SearchResult $result, int $links): ?int
    {
        $isSearch = trim($request->query) !== '' && $request->isFirstPage();
        if (!$isSearch || $result->hits === null || $request->location->isControlled() || !$this->settings->isOn()) {
            return null;
        }
        $this->assets->enqueueModule(self::MODULE);

        return $result->total() === 0 ? $links : $result->total();
    }

    /** @return string HTML that counts the search if the browser runs no scripts */
    public function image(SearchRequest $request, int $results): string
    {
        return sprintf(
            '<noscript><img src="%s" alt="" width="1" height="1" hidden></noscript>',
            esc_url($this->settings->imageUrl($request->query, $results)),
        );
    }
}
