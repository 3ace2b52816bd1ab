<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\OrderSource;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\OrderSource\Analytics\AnalyticsEndpoint;
use Stallkeeper\Tools\OrderSource\Analytics\AnalyticsPage;
use Stallkeeper\Tools\OrderSource\Analytics\OrderStats;
use Stallkeeper\Tools\OrderSource\Analytics\SourcePeriod;
use Stallkeeper\Tools\OrderSource\Orders\OrderMeta;
use Stallkeeper\Tools\OrderSource\Orders\UnknownReason;
use Stallkeeper\Tools\Tests\BrokenQueries;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\TrackingSettings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The report of WooCommerce Analytics. The tests write its table of orders themselves: WooCommerce fills it in the
 * background, and the stand-in has none.
 *
 * @phpstan-import-type Figures from SourcePeriod
 * @phpstan-import-type Source from SourcePeriod
 * @phpstan-type Period array{totals: Figures, sources: list<Source>, weeks: list<array{start: string, orders: object}>,
 *     is_cut: bool}
 */
final class AnalyticsTest extends PluginTestCase
{
    use BrokenQueries;

    private const LETTER = [
        'source_type' => 'utm',
        'utm_source' => 'letter',
        'utm_medium' => 'email',
        'utm_campaign' => 'May',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
        update_option('start_of_week', 1);
        $db = self::database();
        $db->query(
            "CREATE TABLE IF NOT EXISTS {$db->prefix}wc_order_stats (order_id bigint(20) unsigned NOT NULL, " .
                'parent_id bigint(20) unsigned DEFAULT 0 NOT NULL, date_created datetime NOT NULL, ' .
                'net_total double DEFAULT 0 NOT NULL, returning_customer tinyint(1) DEFAULT NULL, ' .
                'status varchar(20) NOT NULL, customer_id bigint(20) unsigned DEFAULT 0 NOT NULL, PRIMARY KEY (order_id))',
        );
        $db->query("DELETE FROM {$db->prefix}wc_order_stats");
    }

    protected function tearDown(): void
    {
        $this->repairQueries();
        $db = self::database();
        $db->query("DELETE FROM {$db->prefix}wc_order_stats");
        parent::tearDown();
    }

    #[TestDox('Orders, net sales, average and returning customers by source; a refund reduces the sales of its source')]
    public function testFigures(): void
    {
        $first = $this->sold('2026-03-02 10:00:00', 100, self::LETTER, isReturning: true);
        $this->sold('2026-03-04 10:00:00', 50, ['utm_source' => 'Letter'] + self::LETTER);
        $this->sold('2026-03-10 10:00:00', 30, ['source_type' => 'referral', 'utm_source' => 'm.site.example']);
        $this->sold('2026-03-10 11:00:00', 10, ['source_type' => 'referral', 'utm_source' => 'www.site.example']);
        $this->sold('2026-03-11 10:00:00', 999, self::LETTER, status: 'wc-failed');
        $this->sold('2026-04-01 00:00:00', 999, self::LETTER);
        $this->row(900001, '2026-03-12 10:00:00', -40, ['parent_id' => $first]);
        $period = $this->report()['primary'];
        self::assertSame(['orders' => 4, 'net' => 150.0, 'average' => 37.5, 'returning' => 0.25], $period['totals']);
        self::assertSame(
            [
                ['Source: Letter', 'email', 'May', 2, 110.0, 55.0, 0.5],
                ['Referral: Site.example', '', '', 2, 40.0, 20.0, 0.0],
            ],
            array_map(
                static fn(array $source): array => array_map(static fn(string $name): mixed => $source[$name], [
                    'origin',
                    'medium',
                    'campaign',
                    'orders',
                    'net',
                    'average',
                    'returning',
                ]),
                $period['sources'],
            ),
        );
        self::assertFalse($period['is_cut']);
    }

    #[TestDox('Weeks begin on the day that is set in WordPress')]
    public function testWeeks(): void
    {
        $this->sold('2026-03-01 10:00:00', 10, self::LETTER);
        $this->sold('2026-03-02 10:00:00', 10, self::LETTER);
        $weeks = fn(): array => array_map(
            static fn(array $week): array => [$week['start'], (array) $week['orders']],
            $this->report()['primary']['weeks'],
        );
        self::assertSame([['2026-02-23', ['Source: Letter' => 1]], ['2026-03-02', ['Source: Letter' => 1]]], $weeks());
        update_option('start_of_week', 0);
        self::assertSame([['2026-03-01', ['Source: Letter' => 2]]], $weeks());
    }

    #[TestDox('The period before has its own figures, and the same keys')]
    public function testComparison(): void
    {
        $this->sold('2026-03-02 10:00:00', 100, self::LETTER);
        $this->sold('2026-02-02 10:00:00', 30, self::LETTER);
        $report = $this->report([
            'compare_after' => '2026-02-01T00:00:00',
            'compare_before' => '2026-02-28T23:59:59',
        ]);
        self::assertSame(
            [100.0, 30.0],
            [$report['primary']['totals']['net'], $report['secondary']['totals']['net'] ?? 0.0],
        );
        self::assertSame($report['primary']['sources'][0]['key'], $report['secondary']['sources'][0]['key'] ?? '');
        self::assertNull($this->report()['secondary']);
    }

    #[TestDox('Orders without a source are listed with a link and the reason, the newest first')]
    public function testUnknown(): void
    {
        $old = $this->sold('2026-03-02 10:00:00', 100, []);
        $new = $this->sold('2026-03-03 10:00:00', 100, []);
        $this->sold('2026-03-04 10:00:00', 100, self::LETTER);
        $unknown = $this->report()['unknown'];
        self::assertSame([(string) $new, (string) $old], array_column($unknown, 'number'));
        self::assertStringContainsString((string) $new, $unknown[0]['url']);
        self::assertStringContainsString('did not agree', $unknown[0]['reason']);
    }

    #[TestDox('The reason is what the order tells')]
    public function testReasons(): void
    {
        $reasons = $this->service(UnknownReason::class);
        $order = $this->order();
        $order->set_created_via('admin');
        self::assertStringContainsString('in the admin', $reasons->explain($order));
        $order->set_created_via('rest-api');
        self::assertStringContainsString('REST API', $reasons->explain($order));
        $order->set_created_via('checkout');
        update_option(TrackingSettings::MODE, 'off');
        self::assertStringContainsString('setting is off', $reasons->explain($order));
        $this->service(OrderMeta::class)->write($order, self::LETTER);
        self::assertSame('', $reasons->explain($order));
    }

    /** @return array<string, array{string, string}> */
    public static function badPeriods(): array
    {
        return [
            'ends before its start' => ['2026-03-31T00:00:00', '2026-03-01T00:00:00'],
            'longer than two years' => ['2020-03-31T00:00:00', '2026-03-01T00:00:00'],
        ];
    }

    #[DataProvider('badPeriods')]
    #[TestDox('A period that $_dataName is refused')]
    public function testBadPeriod(string $after, string $before): void
    {
        $error = $this->answer(['after' => $after, 'before' => $before]);
        self::assertInstanceOf(WP_Error::class, $error);
        self::assertSame(400, self::statusOf($error));
        self::assertStringContainsString('at most 731 days', $error->get_error_message());
    }

    #[TestDox('An error of the database is an error, and not a shop without orders')]
    public function testBrokenDatabase(): void
    {
        $this->watchQueries();
        $this->broken = '/wc_order_stats/';
        $error = $this->answer([]);
        self::assertInstanceOf(WP_Error::class, $error);
        self::assertSame(503, self::statusOf($error));
        self::assertStringContainsString('Try again in a minute', $error->get_error_message());
    }

    #[TestDox('The route needs WooCommerce Analytics and the permission for its reports')]
    public function testRoute(): void
    {
        if (!$this->service(OrderStats::class)->areAvailable()) {
            self::assertSame(404, rest_do_request($this->request([]))->get_status());
            self::assertSame([], $this->service(AnalyticsPage::class)->addItem([]));

            return;
        }
        self::assertSame(200, rest_do_request($this->request([]))->get_status());
        self::assertSame(400, rest_do_request($this->request(['after' => 'yesterday']))->get_status());
        wp_set_current_user($this->user('editor'));
        self::assertSame(403, rest_do_request($this->request([]))->get_status());
        $settings = ['id' => 'woocommerce-analytics-settings'];
        self::assertSame(
            ['stallkeeper-analytics-order-sources', $settings['id']],
            array_column((array) $this->service(AnalyticsPage::class)->addItem([$settings]), 'id'),
        );
        update_option('woocommerce_analytics_enabled', 'no');
        self::assertSame([$settings], $this->service(AnalyticsPage::class)->addItem([$settings]));
    }

    /**
     * @param array<string, string> $source
     *
     * @return int ID of the order
     */
    private function sold(
        string $date,
        float $net,
        array $source,
        bool $isReturning = false,
        string $status = 'wc-processing',
    ): int {
        $order = $this->order();
        $this->service(OrderMeta::class)->write($order, $source);
        $this->row($order->get_id(), $date, $net, ['returning_customer' => (int) $isReturning, 'status' => $status]);

        return $order->get_id();
    }

    /** @param array<string, int|string> $values */
    private function row(int $id, string $date, float $net, array $values): void
    {
        $db = self::database();
        $row = ['order_id' => $id, 'date_created' => $date, 'net_total' => $net, ...$values];
        $db->replace("{$db->prefix}wc_order_stats", $row + ['status' => 'wc-processing', 'customer_id' => 1]);
    }

    /**
     * @param array<string, string> $parameters
     *
     * @return array{primary: Period, secondary: Period|null,
     *     unknown: list<array{number: string, url: string, reason: string}>}
     */
    private function report(array $parameters = []): array
    {
        $response = $this->answer($parameters);
        self::assertInstanceOf(WP_REST_Response::class, $response);
        $data = $response->get_data();
        self::assertIsArray($data);

        /** @var array{primary: Period, secondary: Period|null,
         *     unknown: list<array{number: string, url: string, reason: string}>} */
        return $data;
    }

    private static function statusOf(WP_Error $error): int
    {
        $data = $error->get_error_data();

        return is_array($data) && is_int($data['status'] ?? null) ? $data['status'] : 0;
    }

    /** @param array<string, string> $parameters */
    private function answer(array $parameters): WP_REST_Response|WP_Error
    {
        return $this->service(AnalyticsEndpoint::class)->report($this->request($parameters));
    }

    /**
     * @param array<string, string> $parameters
     *
     * @return WP_REST_Request<array<string, mixed>>
     */
    private function request(array $parameters): WP_REST_Request
    {
        $request = new WP_REST_Request('GET', '/stallkeeper/v1/order-sources');
        $request->set_query_params([
            ...['after' => '2026-03-01T00:00:00', 'before' => '2026-03-31T23:59:59'],
            ...$parameters,
        ]);

        return $request;
    }
}
