<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\OrderSource;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\OrderSource\Orders\OrderMeta;
use Stallkeeper\Tools\OrderSource\Orders\ReportBuilder;
use Stallkeeper\Tools\OrderSource\Orders\ReportPage;
use Stallkeeper\Tools\Tests\Fakes\Stopped;
use Stallkeeper\Tools\Tests\PluginTestCase;
use WC_Order;
use WC_Order_Refund;

/** The report of order sources, its export, and the search of the order list. */
final class ReportTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
    }

    #[TestDox('Orders are counted and added up by source, the most frequent first')]
    public function testRows(): void
    {
        $this->sold(10, [
            'source_type' => 'utm',
            'utm_source' => 'letter',
            'utm_medium' => 'email',
            'utm_campaign' => 'May',
        ]);
        $this->sold(5, ['source_type' => 'typein', 'utm_source' => '(direct)']);
        $this->sold(7, ['source_type' => 'typein', 'utm_source' => '(direct)']);
        $html = $this->report();
        self::assertMatchesRegularExpression(
            '~Direct</th><td></td><td></td><td><svg.*width="100" .*</svg> 2</td>.*Source: Letter</th><td>email</td><td>May</td><td><svg.*width="50" .*</svg> 1</td>~s',
            $html,
        );
        self::assertStringContainsString('12', wp_strip_all_tags($html));
        self::assertStringContainsString('<div class="stallkeeper-table-scroll" role="region"', $html);
        self::assertStringContainsString('Unknown: the visitor did not agree', $html);
    }

    #[TestDox('Cancelled orders and orders before the period do not count')]
    public function testPeriod(): void
    {
        $this->sold(10, ['source_type' => 'utm', 'utm_source' => 'letter'])->update_status('cancelled');
        self::assertStringContainsString('No orders in this date range.', $this->report());
        $this->sold(10, ['source_type' => 'organic', 'utm_source' => 'search']);
        self::assertStringContainsString('Organic: Search', $this->report());
    }

    #[TestDox('Refunds are subtracted, and currencies are not added to each other')]
    public function testMoney(): void
    {
        $order = $this->sold(100, ['source_type' => 'utm', 'utm_source' => 'letter']);
        $this->refund($order, 90);
        $yen = $this->sold(10000, ['source_type' => 'utm', 'utm_source' => 'letter']);
        $yen->set_currency('JPY');
        $yen->save();
        $rows = stallkeeper_tools(ReportBuilder::class)->build(30)->rows;
        self::assertEqualsCanonicalizing(
            [['JPY', 1, 10000.0], [get_woocommerce_currency(), 1, 10.0]],
            array_map(static fn(array $row): array => [$row['currency'], $row['orders'], $row['total']], $rows),
        );
        self::assertStringContainsString(get_woocommerce_currency_symbol('JPY') . '</span>10,000', $this->report());
    }

    #[TestDox('The last rows have the sum of all orders, one for each currency')]
    public function testSums(): void
    {
        $this->sold(10, ['source_type' => 'utm', 'utm_source' => 'letter']);
        $this->sold(5, ['source_type' => 'typein', 'utm_source' => '(direct)']);
        $this->sold(7, ['source_type' => 'typein', 'utm_source' => '(direct)']);
        $yen = $this->sold(10000, ['source_type' => 'utm', 'utm_source' => 'letter']);
        $yen->set_currency('JPY');
        $yen->save();
        $foot = wp_strip_all_tags(explode('<tfoot>', $this->report())[1]);
        self::assertMatchesRegularExpression('~^All orders3\D+22[.,]00.*All orders1\D+10,000~s', $foot);
    }

    #[TestDox('Orders with the statuses that WooCommerce’s reports exclude do not count')]
    public function testExcludedStatuses(): void
    {
        foreach (['pending', 'failed', 'cancelled', 'checkout-draft', 'on-hold', 'refunded'] as $status) {
            $order = $this->sold(10, ['source_type' => 'utm', 'utm_source' => $status]);
            $order->set_status($status);
            $order->save();
        }
        $origins = static fn(): array => array_column(
            stallkeeper_tools(ReportBuilder::class)->build(30)->rows,
            'origin',
        );
        self::assertEqualsCanonicalizing(['Source: On-hold', 'Source: Refunded'], $origins());
        update_option('woocommerce_excluded_report_order_statuses', ['on-hold', 'refunded', 'cancelled']);
        self::assertEqualsCanonicalizing(['Source: Pending', 'Source: Failed'], $origins());
    }

    #[TestDox('Hosts of one site and spellings of one source are one row')]
    public function testAliases(): void
    {
        foreach (['facebook.com', 'l.facebook.com', 'm.facebook.com', 'm.com'] as $host) {
            $this->sold(1, ['source_type' => 'referral', 'utm_source' => $host]);
        }
        $this->sold(1, ['source_type' => 'utm', 'utm_source' => 'CaseTest']);
        $this->sold(1, ['source_type' => 'utm', 'utm_source' => 'casetest']);
        $rows = array_column(stallkeeper_tools(ReportBuilder::class)->build(30)->rows, 'orders', 'origin');
        self::assertSame([3, 1], [$rows['Referral: Facebook.com'] ?? null, $rows['Referral: M.com'] ?? null]);
        self::assertSame(
            [2],
            array_values(
                array_filter(
                    $rows,
                    static fn(int|string $origin): bool => stripos((string) $origin, 'casetest') !== false,
                    ARRAY_FILTER_USE_KEY,
                ),
            ),
        );
    }

    #[TestDox('Sources are escaped')]
    public function testEscaped(): void
    {
        $this->sold(10, ['source_type' => 'referral', 'utm_source' => 'a&b', 'utm_medium' => '"quoted"']);
        $html = $this->report();
        self::assertStringContainsString('Referral: A&amp;b', $html);
        self::assertStringContainsString('&quot;quoted&quot;', $html);
    }

    #[TestDox('The selected period is in the form and in the link of the export')]
    public function testDays(): void
    {
        $_GET['days'] = '90';
        $html = $this->report();
        self::assertMatchesRegularExpression('~<option value="90" selected>~', $html);
        self::assertStringContainsString('days=90', $html);
        $_GET['days'] = '5000000';
        self::assertMatchesRegularExpression('~<option value="30" selected>~', $this->report());
    }

    #[TestDox('Only users who manage the shop get the export')]
    public function testCapability(): void
    {
        Stopped::install();
        wp_set_current_user($this->user('editor'));
        $_REQUEST['_wpnonce'] = wp_create_nonce(ReportPage::EXPORT_ACTION);
        $this->expectExceptionObject(new Stopped('Sorry, you are not allowed to view reports.', 403));
        do_action('admin_post_' . ReportPage::EXPORT_ACTION);
    }

    #[TestDox('The export needs a nonce')]
    public function testNonce(): void
    {
        Stopped::install();
        $_REQUEST['_wpnonce'] = 'wrong';
        $this->expectException(Stopped::class);
        $this->expectExceptionCode(403);
        do_action('admin_post_' . ReportPage::EXPORT_ACTION);
    }

    #[TestDox('The search of the order list includes sources and campaigns')]
    public function testSearch(): void
    {
        foreach (['woocommerce_shop_order_search_fields', 'woocommerce_order_table_search_query_meta_keys'] as $hook) {
            $keys = apply_filters($hook, ['_billing_email']);
            self::assertIsArray($keys);
            self::assertContains('_billing_email', $keys);
            self::assertContains('_wc_order_attribution_utm_campaign', $keys);
        }
    }

    /** @param array<string, string> $source */
    private function sold(float $total, array $source): WC_Order
    {
        $order = $this->order();
        $order->set_total((string) $total);
        $order->set_status('processing');
        $order->save();
        $this->service(OrderMeta::class)->write($order, $source);

        return $order;
    }

    private function refund(WC_Order $order, float $amount): void
    {
        if (function_exists('wc_create_refund')) {
            self::assertInstanceOf(
                WC_Order_Refund::class,
                wc_create_refund(['order_id' => $order->get_id(), 'amount' => $amount]),
            );

            return;
        }
        $refund = $this->post(['post_type' => 'shop_order_refund', 'post_status' => 'wc-completed']);
        wp_update_post(['ID' => $refund, 'post_parent' => $order->get_id()]);
        update_post_meta($refund, '_refund_amount', (string) $amount);
    }

    private function report(): string
    {
        ob_start();
        stallkeeper_tools(ReportPage::class)->printPage();

        return (string) ob_get_clean();
    }
}
