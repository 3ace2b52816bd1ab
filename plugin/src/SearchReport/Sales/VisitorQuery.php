<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Sales;

use Stallkeeper\Render\Http\CacheHeaders;
use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\Search\Widget\WidgetLocations;
use Stallkeeper\Tools\SearchReport\ReportQueries;
use Stallkeeper\Tools\SearchReport\ReportSettings;
use Stallkeeper\Tools\Tracking\VisitorCookies;

/**
 * Keeps the last query of a visitor who agrees to order attribution in a cookie, for an order of the same visit.
 *
 * The script keeps queries of results that the visitor opens without a results page, and of cached pages. See
 * `hydrate/search-report/keepForOrder.ts`. Its values are checked when they are read.
 */
final class VisitorQuery
{
    /** Order attribution deletes the cookies with its prefix when the visitor withdraws consent. */
    public const COOKIE = 'sbjs_search';

    public function __construct(
        private readonly ReportSettings $settings,
        private readonly ReportQueries $queries,
        private readonly WidgetLocations $locations,
        private readonly VisitorCookies $cookies,
        private readonly RequestInput $input,
    ) {}

    /**
     * Hook: `template_redirect`. Order attribution has made the page of a visitor who agreed private by then, unless a
     * cache may store it.
     */
    public function keepSearch(): void
    {
        if (is_feed() || $this->input->isPrefetch() || !CacheHeaders::isPrivate()) {
            return;
        }
        $query = (is_search() ? $this->locations->resultsPage() : $this->locations->content(1))->query->text;
        if ($query === '' || !$this->isAllowed()) {
            return;
        }
        $text = $this->queries->storable($query);
        // An order is not credited to a query before this one.
        $until = $text === '' ? 1 : time() + ReportSettings::ORDER_SECONDS;
        $this->cookies->set(self::COOKIE, $text, $until, false);
    }

    /** @return string query as the report stores it; '' without consent, or if there is none that may be stored */
    public function known(): string
    {
        return $this->isAllowed() ? $this->queries->storable($this->input->cookies()->text(self::COOKIE)) : '';
    }

    private function isAllowed(): bool
    {
        /**
         * Filters whether the last query of this visitor may be kept and saved with an order. Order attribution returns
         * the visitor's consent.
         *
         * @param bool $isAllowed
         */
        return $this->settings->countsOrders() &&
            (bool) apply_filters('stallkeeper_search_report_order_consent', false);
    }
}
