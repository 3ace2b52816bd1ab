<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Search\Widget\WidgetLocations;

/**
 * The search of the results page, which is in the URL of this request. It is assembled once and runs once per site, so
 * WordPress's main query, feeds and the widget have the same result.
 */
final class ResultsPageSearch
{
    /** @var array<int, SearchRequest> by site id */
    private array $requests = [];

    /** @var array<int, SearchResult> by site id */
    private array $results = [];

    public function __construct(
        private readonly SearchGateway $gateway,
        private readonly SearchRequests $factory,
        private readonly SearchBackends $backends,
        private readonly WidgetLocations $locations,
    ) {}

    /** Whether a backend of the plugin can answer. Otherwise WordPress's main query searches as without the plugin. */
    public function canAnswer(): bool
    {
        return $this->backends->canAnswer($this->request()->backend);
    }

    public function request(): SearchRequest
    {
        $site = get_current_blog_id();
        if (!isset($this->requests[$site])) {
            $this->requests[$site] = $this->factory->forResultsPage(
                $this->backends->ofResultsPage(),
                SearchSettings::fromAttributes([]),
                $this->locations->resultsPage(),
            );
        }

        return $this->requests[$site];
    }

    public function result(): SearchResult
    {
        return $this->results[get_current_blog_id()] ??= $this->gateway->search($this->request());
    }
}
