<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Attribution\Orders;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Attribution\Orders\OrderMeta;
use Stallkeeper\Tools\Attribution\Orders\ReportPage;
use Stallkeeper\Tools\Tests\Fakes\Stopped;
use Stallkeeper\Tools\Tests\PluginTestCase;

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
        $this->sold(10, ['source_type' => 'utm', 'utm_source' => 'letter', 'utm_medium' => 'email', 'utm_campaign' => 'May']);
        $this->sold(5, ['source_type' => 'typein', 'utm_source' => '(direct)']);
        $this->sold(7, ['source_type' => 'typein', 'utm_source' => '(direct)']);
        $html = $this->report();
        self::assertMatchesRegularExpression('~Direct</th><td></td><td></td><td><svg.*width="100" .*</svg> 2</td>.*Source: Letter</th><td>email</td><td>May</td><td><svg.*width="50" .*</svg> 1</td>~s', $html);
        self::assertStringContainsString('12', wp_strip_all_tags($html));
    }

    #[TestDox('Cancelled orders and orders before the period do not count')]
    public function testPeriod(): void
    {
        $this->sold(10, ['source_type' => 'utm', 'utm_source' => 'letter'])->update_status('cancelled');
        self::assertStringContainsString('No orders in this date range.', $this->report());
        $this->sold(10, ['source_type' => 'organic', 'utm_source' => 'search']);
        self::assertStringContainsString('Organic: Search', $this->report());
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
        self::assertMatchesRegularExpression('~<option value="90" selected=.selected.~', $html);
        self::assertStringContainsString('days=90', $html);
        $_GET['days'] = '5000000';
        self::assertMatchesRegularExpression('~<option value="30" selected=.selected.~', $this->report());
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
    private function sold(float $total, array $source): \WC_Order
    {
        $order = $this->order();
        $order->set_total((string) $total);
        $order->set_status('processing');
        $order->save();
        $this->service(OrderMeta::class)->write($order, $source);

        return $order;
    }

    private function report(): string
    {
        ob_start();
        stallkeeper_tools(ReportPage::class)->printPage();

        return (string) ob_get_clean();
    }
}
