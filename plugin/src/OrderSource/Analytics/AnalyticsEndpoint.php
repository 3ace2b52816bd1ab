<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Analytics;

use Stallkeeper\Search\Log\Log;
use Stallkeeper\Tools\OrderSource\Orders\Labels;
use Stallkeeper\Tools\OrderSource\Orders\UnknownReason;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use WC_Order;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `GET stallkeeper/v1/order-sources` returns the figures of a period and, for comparison, of another one.
 *
 * @phpstan-type Unknown array{number: string, url: string, reason: string}
 */
final class AnalyticsEndpoint
{
    private const SPACE = 'stallkeeper/v1';
    private const ROUTE = '/order-sources';

    /** Capability of WooCommerce Analytics. */
    private const CAPABILITY = 'view_woocommerce_reports';

    /** Maximum length of a period in days: two years, one of them a leap year. */
    private const MAX_DAYS = 731;

    /** Number of sources in a response. The totals contain all. */
    private const MAX_SOURCES = 500;

    /** Number of orders without a source that are explained. */
    private const EXPLAINED = 20;

    private const MOMENT = [
        'type' => 'string',
        'pattern' => '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$',
        'description' => 'A moment in the time zone of the site.',
    ];

    public function __construct(
        private readonly OrderStats $stats,
        private readonly Labels $labels,
        private readonly UnknownReason $unknown,
        private readonly Log $log,
    ) {}

    /** Hook: `rest_api_init`. */
    public function registerRoute(): void
    {
        if ($this->stats->areAvailable()) {
            register_rest_route(self::SPACE, self::ROUTE, [
                'methods' => 'GET',
                'callback' => [$this, 'report'],
                'permission_callback' => static fn(): bool => current_user_can(self::CAPABILITY),
                'args' => [
                    'after' => self::MOMENT + ['required' => true],
                    'before' => self::MOMENT + ['required' => true],
                    'compare_after' => self::MOMENT,
                    'compare_before' => self::MOMENT,
                ],
            ]);
        }
    }

    /**
     * Callback of the route.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function report(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        try {
            $primary = $this->period($request, 'after', 'before');
            $isCompared = is_string($request['compare_after']) && is_string($request['compare_before']);
            $secondary = $isCompared ? $this->period($request, 'compare_after', 'compare_before') : null;
            $unknown = $primary instanceof WP_Error ? [] : $this->unknown($request);
        } catch (DatabaseError $error) {
            $this->log->error('The report of order sources could not be read', $error);

            return new WP_Error(
                'stallkeeper_unavailable',
                __('The orders could not be read from the database. Try again in a minute.', 'stallkeeper-tools'),
                ['status' => 503],
            );
        }
        foreach ([$primary, $secondary] as $period) {
            if ($period instanceof WP_Error) {
                return $period;
            }
        }

        return new WP_REST_Response(['primary' => $primary, 'secondary' => $secondary, 'unknown' => $unknown], 200, [
            'Cache-Control' => 'no-store',
        ]);
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     *
     * @return array<string, mixed>|WP_Error
     *
     * @throws DatabaseError if the orders cannot be read
     */
    private function period(WP_REST_Request $request, string $after, string $before): array|WP_Error
    {
        [$from, $to] = [self::moment($request[$after]), self::moment($request[$before])];
        $seconds = (int) strtotime("$to UTC") - (int) strtotime("$from UTC");
        if ($seconds < 0 || $seconds > self::MAX_DAYS * DAY_IN_SECONDS) {
            return new WP_Error(
                'stallkeeper_period',
                sprintf(
                    /* translators: %s: a number of days */
                    __('Choose a date range that ends after its start and has at most %s days.', 'stallkeeper-tools'),
                    number_format_i18n(self::MAX_DAYS),
                ),
                ['status' => 400],
            );
        }
        $rows = $this->stats->rows($from, $to);
        $firstDay = get_option('start_of_week', 1);
        $period = SourcePeriod::fromRows($rows, $this->labels, is_numeric($firstDay) ? (int) $firstDay : 1);

        return [
            'totals' => $period->totals,
            'sources' => array_slice($period->sources, 0, self::MAX_SOURCES),
            'weeks' => array_map(
                static fn(array $week): array => ['orders' => (object) $week['orders']] + $week,
                $period->weeks,
            ),
            'is_cut' => count($rows) === OrderStats::MAX_ROWS || count($period->sources) > self::MAX_SOURCES,
        ];
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     *
     * @return list<Unknown> the newest orders without a source
     *
     * @throws DatabaseError if the orders cannot be read
     */
    private function unknown(WP_REST_Request $request): array
    {
        $ids = $this->stats->withoutSource(
            self::moment($request['after']),
            self::moment($request['before']),
            self::EXPLAINED,
        );
        $orders = array_filter(
            array_map(wc_get_order(...), $ids),
            static fn(mixed $one): bool => $one instanceof WC_Order,
        );

        return array_values(
            array_map(
                fn(WC_Order $order): array => [
                    'number' => $order->get_order_number(),
                    'url' => $order->get_edit_order_url(),
                    'reason' => $this->unknown->explain($order),
                ],
                $orders,
            ),
        );
    }

    private static function moment(mixed $value): string
    {
        return is_string($value) ? str_replace('T', ' ', $value) : '';
    }
}
