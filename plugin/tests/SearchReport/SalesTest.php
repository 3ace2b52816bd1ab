<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\SearchReport;

use Automattic\WooCommerce\Internal\DataStores\Orders\OrdersTableDataStore;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\OwnerMenu\Overview;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\SearchReport\Admin\ReportFile;
use Stallkeeper\Tools\SearchReport\Admin\ReportScreen;
use Stallkeeper\Tools\SearchReport\ReportCounter;
use Stallkeeper\Tools\SearchReport\ReportSettings;
use Stallkeeper\Tools\SearchReport\Sales\OrderQuery;
use Stallkeeper\Tools\SearchReport\Sales\SalesReader;
use Stallkeeper\Tools\SearchReport\Sales\VisitorQuery;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingSettings;
use WC_Order;
use WC_Order_Refund;

/** Orders and revenue by query, on the screen, in the overview and in the file. */
final class SalesTest extends ReportTestCase
{
    private const NONE = 'No order in this date range has a search query.';

    protected function setUp(): void
    {
        parent::setUp();
        update_option(TrackingSettings::MODE, 'ask');
        update_option(ReportSettings::ORDERS_OPTION, '1');
        wp_set_current_user($this->user('administrator'));
    }

    #[TestDox('Orders and revenue are added up by query, in the period and in the one before')]
    public function testPeriods(): void
    {
        $this->sold('kettle', 20);
        $this->sold('kettle', 2.5, 6);
        $this->sold('kettle', 100, 7);
        $this->sold('teapot', 30, 13);
        $this->sold('teapot', 50, 14);
        $this->sold('', 70);
        self::assertSame(
            [['kettle', 2, 22.5, 1, 100.0], ['teapot', 0, 0.0, 1, 30.0]],
            array_map(
                static fn(array $row): array => [
                    $row['query'],
                    $row['orders'],
                    $row['revenue'],
                    $row['ordersBefore'],
                    $row['revenueBefore'],
                ],
                $this->service(SalesReader::class)->read(7)->rows,
            ),
        );
        $_GET['days'] = '7';
        self::assertMatchesRegularExpression('/kettle 2 \W*22\.50 1 \W*100\.00/u', self::text($this->screen()));
    }

    #[TestDox('The period before 90 days is not shown, as for searches')]
    public function testLongest(): void
    {
        $this->sold('kettle', 20);
        $this->sold('kettle', 20, 100);
        $_GET['days'] = '90';
        $html = $this->screen();
        self::assertMatchesRegularExpression('/kettle 1 \W*20\.00 \w/u', self::text($html));
        self::assertStringNotContainsString('Revenue, 90 days before', $html);
    }

    #[TestDox('Refunds are subtracted, currencies are apart, and excluded statuses do not count')]
    public function testMoney(): void
    {
        $order = $this->sold('kettle', 100);
        $this->refund($order, 90);
        $yen = $this->sold('kettle', 10000);
        $yen->set_currency('JPY');
        $yen->save();
        foreach (['pending', 'failed', 'cancelled', 'checkout-draft'] as $status) {
            $other = $this->sold('kettle', 5);
            $other->set_status($status);
            $other->save();
        }
        self::assertEqualsCanonicalizing(
            [['JPY', 1, 10000.0], [get_woocommerce_currency(), 1, 10.0]],
            array_map(
                static fn(array $row): array => [$row['currency'], $row['orders'], $row['revenue']],
                $this->service(SalesReader::class)->read(30)->rows,
            ),
        );
        self::assertStringContainsString(get_woocommerce_currency_symbol('JPY') . '</span>10,000', $this->screen());
    }

    #[TestDox('Orders in tables and orders as posts have a query: tables is $tables')]
    #[TestWith(['yes'])]
    #[TestWith(['no'])]
    public function testStorage(string $tables): void
    {
        if (!class_exists(OrdersTableDataStore::class)) {
            self::markTestSkipped('This WooCommerce has one storage.');
        }
        add_filter('pre_option_woocommerce_custom_orders_table_enabled', static fn(): string => $tables);
        $_COOKIE = [Consent::COOKIE => 'allow', VisitorQuery::COOKIE => 'Kettle'];
        $this->newRequest();
        $order = $this->sold('', 20);
        self::assertSame($tables === 'yes' ? 'shop_order_placehold' : 'shop_order', get_post_type($order->get_id()));
        $this->sold('', 10);
        do_action('woocommerce_checkout_order_created', $order);
        wp_cache_flush();
        $rows = $this->service(SalesReader::class)->read(30)->rows;
        self::assertSame(
            [['kettle', 1, 20.0]],
            array_map(static fn(array $row): array => [$row['query'], $row['orders'], $row['revenue']], $rows),
        );
        OrderQuery::deleteAll($this->service(PostDatabase::class));
        wp_cache_flush();
        self::assertSame([], $this->service(SalesReader::class)->read(30)->rows);
    }

    #[TestDox('At most the given number of orders is read, the newest, and the report says so')]
    public function testLimit(): void
    {
        self::doubleOrder($this->sold('kettle', 1), 8);
        $report = $this->service(SalesReader::class)->read(30, 200);
        self::assertSame([true, 200], [$report->isCut, $report->rows[0]['orders'] ?? null]);
        self::assertFalse($this->service(SalesReader::class)->read(30)->isCut);
    }

    #[TestDox('Queries are escaped')]
    public function testEscaped(): void
    {
        $this->sold('<b>tea</b> & "x"', 10);
        $html = $this->screen();
        self::assertStringContainsString('&lt;b&gt;tea&lt;/b&gt; &amp; &quot;x&quot;', $html);
        self::assertStringNotContainsString('<b>', $html);
    }

    #[TestDox('Without orders the report says that they need consent; if they are not counted, it says why')]
    public function testEmpty(): void
    {
        $html = $this->screen();
        self::assertStringContainsString(self::NONE, $html);
        self::assertStringContainsString('only with the visitor’s consent to order attribution', $html);
        update_option(TrackingSettings::MODE, 'off');
        $html = $this->screen();
        self::assertStringContainsString(self::NONE, $html);
        self::assertStringContainsString('New orders are not counted by query', $html);
    }

    /** @return array<string, array{string, string, string}> */
    public static function settingsThatAreOff(): array
    {
        return [
            'search report' => [ReportSettings::OPTION, '', 'because the search report is off'],
            'order attribution' => [TrackingSettings::MODE, 'off', 'because order attribution is off'],
            'counting orders' => [ReportSettings::ORDERS_OPTION, '', 'If you turn it on'],
        ];
    }

    #[DataProvider('settingsThatAreOff')]
    #[TestDox('If orders are not counted, the report leads to the setting that is off: $_dataName')]
    public function testLink(string $option, string $value, string $reason): void
    {
        $link = "autofocus%5Bcontrol%5D=$option\">Turn it on in the Customizer</a>";
        self::assertStringNotContainsString($link, $this->screen());
        update_option($option, $value);
        $html = $this->screen();
        self::assertStringContainsString($reason, $html);
        self::assertStringContainsString($link, $html);
        add_filter('user_has_cap', static fn(array $caps): array => [...$caps, 'edit_theme_options' => false]);
        self::assertStringNotContainsString($link, $this->screen());
    }

    #[TestDox('Only users who manage the shop see sales')]
    public function testRights(): void
    {
        $this->sold('kettle', 20);
        wp_set_current_user($this->user('editor'));
        wp_get_current_user()->add_cap('edit_others_products');
        self::assertStringNotContainsString('Sales by query', $this->screen());
        self::assertNotContains('query-sales', $this->boxes());
        wp_set_current_user($this->user('administrator'));
        self::assertContains('query-sales', $this->boxes());
    }

    #[TestDox('The overview has orders and revenue without the period before, which needs more room')]
    public function testOverview(): void
    {
        $this->sold('kettle', 20);
        ob_start();
        $this->newRequest()->get(Overview::class)->printPage();
        $html = (string) ob_get_clean();
        self::assertMatchesRegularExpression('/kettle 1 \W*20\.00 An order counts/u', self::text($html));
        self::assertStringNotContainsString('Revenue, 7 days before', $html);
        update_option(ReportSettings::ORDERS_OPTION, '');
        ob_start();
        $this->newRequest()->get(Overview::class)->printPage();
        self::assertStringNotContainsString('Sales by query', (string) ob_get_clean());
    }

    #[TestDox('The file has orders and revenue of the period, and no query is a formula')]
    public function testFile(): void
    {
        $this->service(ReportCounter::class)->countSearch('tea', true);
        $this->sold('=tea', 1234.5);
        $this->sold('before', 1, 40);
        $lines = explode("\r\n", $this->service(ReportFile::class)->csv(30, true));
        self::assertStringEndsWith('"Result","URL","Revenue","Currency"', $lines[0]);
        self::assertSame('"Search","tea","1","0","","","",""', $lines[1] ?? '');
        self::assertSame(
            '"Order","\'=tea","1","","","","1234.50","' . get_woocommerce_currency() . '"',
            $lines[2] ?? '',
        );
        self::assertCount(4, $lines);
    }

    #[TestDox('An error of the database is not a report without orders')]
    public function testDatabaseError(): void
    {
        $this->sold('kettle', 20);
        $isSuppressed = self::database()->suppress_errors();
        add_filter(
            'query',
            static fn(string $sql): string => str_contains($sql, OrderQuery::META) ? 'SELECT broken' : $sql,
        );
        $html = $this->screen();
        self::database()->suppress_errors($isSuppressed);
        self::assertStringContainsString('could not be read from the database', $html);
        self::assertStringNotContainsString(self::NONE, $html);
    }

    private function sold(string $query, float $total, int $daysAgo = 0): WC_Order
    {
        $order = $this->order();
        $order->set_total((string) $total);
        $order->set_status('processing');
        $order->set_date_created(
            (string) current_datetime()
                ->modify("-$daysAgo days")
                ->getTimestamp(),
        );
        if ($query !== '') {
            $order->update_meta_data(OrderQuery::META, $query);
        }
        $order->save();

        return $order;
    }

    /** Copies an order in the database until there are 2 to the power of `$rounds`. Saving as many takes 10 seconds. */
    private static function doubleOrder(WC_Order $order, int $rounds): void
    {
        $db = self::database();
        $tables = self::hasOrderTables()
            ? [$db->posts => 'ID', "{$db->prefix}wc_orders" => 'id', "{$db->prefix}wc_orders_meta" => 'order_id']
            : [$db->posts => 'ID', $db->postmeta => 'post_id'];
        foreach ($tables as $table => $id) {
            // The first column counts the rows.
            $columns = array_map(strval(...), $db->get_col("DESCRIBE $table"));
            $copied = implode(', ', array_diff(array_slice($columns, 1), [$id]));
            for ($first = $order->get_id(), $count = 1; $count < 2 ** $rounds; $count *= 2) {
                $db->query(
                    "INSERT INTO $table ($id, $copied) SELECT $id + $count, $copied FROM $table
                    WHERE $id BETWEEN $first AND " .
                        ($first + $count - 1),
                );
            }
        }
        wp_cache_flush();
    }

    private function refund(WC_Order $order, float $amount): void
    {
        if (function_exists('wc_create_refund')) {
            $refund = wc_create_refund(['order_id' => $order->get_id(), 'amount' => $amount]);
            self::assertInstanceOf(WC_Order_Refund::class, $refund);

            return;
        }
        $refund = $this->post(['post_type' => 'shop_order_refund', 'post_status' => 'wc-completed']);
        wp_update_post(['ID' => $refund, 'post_parent' => $order->get_id()]);
        update_post_meta($refund, '_refund_amount', (string) $amount);
    }

    private function screen(): string
    {
        ob_start();
        $this->newRequest()->get(ReportScreen::class)->printPage();

        return (string) ob_get_clean();
    }

    /** @return list<string> */
    private function boxes(): array
    {
        ob_start();
        $this->newRequest()->get(Overview::class)->printPage();
        preg_match_all('/id="stallkeeper-box-([\w-]+)"/', (string) ob_get_clean(), $ids);

        return $ids[1];
    }

    private static function text(string $html): string
    {
        return trim(
            (string) preg_replace('/\s+/', ' ', wp_strip_all_tags(str_replace('<', ' <', html_entity_decode($html)))),
        );
    }
}
