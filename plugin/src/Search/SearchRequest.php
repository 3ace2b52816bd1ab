<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Search\Widget\WidgetLocation;

/** The search of one widget or of the results page: what to search for, where, and how to show it. */
final class SearchRequest
{
    /** Search text of the visitor; '' lists everything. */
    public readonly string $query;

    /** Page of results, counted from 0. */
    public readonly int $page;

    /**
     * @param SearchFilters|null $filters null outside the results page
     * @param array<string, mixed> $params the provider's parameters of the list of hits, without query, page and
     *     filters
     * @param array<string, mixed>|null $productParams parameters of the products next to the posts; null if there are
     *     none
     */
    public function __construct(
        public readonly WidgetBackend $backend,
        public readonly SearchSettings $settings,
        public readonly WidgetLocation $location,
        public readonly ?SearchFilters $filters,
        public readonly array $params,
        public readonly ?array $productParams,
    ) {
        $this->query = $location->query->text;
        $this->page = $location->page;
    }

    /**
     * Whether PHP runs the search. Some backends are for the browser only, and a widget can wait for the first query.
     */
    public function isRun(): bool
    {
        return $this->backend->isUsedByServer() && !$this->isFirstRunStopped();
    }

    /** Whether the query is empty in a widget that shows no results before the first query. */
    public function isFirstRunStopped(): bool
    {
        return $this->settings->stopTheFirstRun && $this->query === '';
    }

    /** Whether to search for products next to the posts, too. A filter of the posts would not match them. */
    public function hasProductSearch(): bool
    {
        return $this->productParams !== null &&
            $this->query !== '' &&
            $this->filters?->selected->hasFilters() === false;
    }

    /** @return string the same for requests with the same result, wherever their widgets are */
    public function key(): string
    {
        return md5(
            serialize([
                $this->isRun(),
                $this->backend,
                $this->query,
                $this->page,
                $this->filters,
                $this->params,
                $this->productParams,
            ]),
        );
    }
}
