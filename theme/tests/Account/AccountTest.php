<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Account;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Account\Dashboard;
use Stallkeeper\Theme\Account\Downloads;
use Stallkeeper\Theme\Account\LatestOrder;
use Stallkeeper\Theme\Account\OrderStatus;
use Stallkeeper\Theme\Tests\ShopTestCase;

/** The customer's account. */
final class AccountTest extends ShopTestCase
{
    private const TEMPLATE = 'myaccount/dashboard.php';

    #[TestDox('The sentence that links to the pages of the account is removed, other sentences stay')]
    public function testIntroduction(): void
    {
        $links = implode(
            ', ',
            array_map(
                static fn(string $page): string => sprintf('<a href="%s">x</a>', esc_url(wc_get_endpoint_url($page))),
                ['orders', 'edit-address', 'edit-account'],
            ),
        );
        $dashboard = stallkeeper_theme(Dashboard::class);
        $html = self::printed(static function () use ($dashboard, $links): void {
            $dashboard->openIntroduction(self::TEMPLATE);
            echo "<p>Hello</p>\n<p>\nYou can view $links.</p>\n<p>Of a child theme</p>";
            $dashboard->printIntroduction();
            echo '<p>Of a plugin</p>';
            $dashboard->closeIntroduction(self::TEMPLATE);
        });
        self::assertSame("<p>Hello</p>\n<p>Of a child theme</p><p>Of a plugin</p>", $html);
    }

    #[TestDox('Nothing is lost of a template without hooks, or if a plugin leaves an output buffer open')]
    public function testOtherTemplate(): void
    {
        $dashboard = stallkeeper_theme(Dashboard::class);
        $level = ob_get_level();
        $html = self::printed(static function () use ($dashboard): void {
            $dashboard->openIntroduction('myaccount/orders.php');
            $dashboard->openIntroduction(self::TEMPLATE);
            echo '<p>Own dashboard</p>';
            ob_start();
            echo '<p>Of a plugin</p>';
            $dashboard->closeIntroduction(self::TEMPLATE);
        });
        self::assertSame('<p>Own dashboard</p><p>Of a plugin</p>', $html);
        self::assertSame($level, ob_get_level());
    }

    #[TestDox('Files of a product are below each other, whatever the order; invalid entries are left out')]
    public function testGroups(): void
    {
        $file = static fn(int $product, string $name): array => [
            'product_id' => $product,
            'product_name' => "Product $product",
            'download_name' => $name,
        ];
        $downloads = [$file(2, 'a'), $file(1, 'b'), 'broken', $file(2, 'c'), [], $file(1, 'd')];
        self::assertSame(
            ['a', 'c', 'b', 'd', null],
            array_map(
                static fn(array $one): mixed => $one['download_name'] ?? null,
                stallkeeper_theme(Downloads::class)->group($downloads),
            ),
        );
        self::assertSame([], stallkeeper_theme(Downloads::class)->group([]));
    }

    #[TestDox('A file names its product only if another product is above, and screen readers always hear it')]
    public function testProductColumn(): void
    {
        $downloads = stallkeeper_theme(Downloads::class);
        $row = static fn(array $download): string => self::printed(
            static fn() => $downloads->printProduct($download + ['product_id' => 7]),
        );
        self::assertSame('Tea &amp; time', $row(['product_name' => 'Tea & time']));
        self::assertSame(
            '<span class="download-again screen-reader-text">Tea &amp; time</span>',
            $row(['product_name' => 'Tea & time']),
        );
        self::assertSame(
            '<a href="https://shop.example/b">Book</a>',
            $row(['product_name' => 'Book', 'product_url' => 'https://shop.example/b']),
        );
        self::assertSame('', self::printed(static fn() => $downloads->printProduct('broken')));
    }

    #[TestDox('A customer without orders gets a link to the shop, a guest has no orders')]
    public function testNoOrders(): void
    {
        $this->needAccounts();
        $this->order();
        self::assertSame([null, 0], stallkeeper_theme(LatestOrder::class)->find(0));
        wp_set_current_user($this->user('customer'));
        $html = $this->dashboard();
        self::assertStringContainsString('You have not ordered anything yet.', $html);
        self::assertStringContainsString(esc_url(wc_get_page_permalink('shop')), $html);
        self::assertStringContainsString('No orders yet', $html);
    }

    #[TestDox('The dashboard shows the latest of 50 orders with number, date, status, total and actions')]
    public function testLatestOrder(): void
    {
        $this->needAccounts();
        $customer = $this->user('customer');
        $product = $this->product(str_repeat('Edelstahlthermoskanne', 15) . ' <b>&', '12');
        for ($day = 50; $day > 0; $day--) {
            $order = $this->order(customer: $customer);
            $order->set_date_created(time() - $day * DAY_IN_SECONDS);
            $order->set_status($day === 1 ? 'pending' : 'completed');
            if ($day === 1) {
                $order->add_product($product);
                $order->calculate_totals();
            }
            $order->save();
        }
        $stranger = $this->order();
        $stranger->set_status('completed');
        $stranger->save();
        wp_set_current_user($customer);
        $html = $this->dashboard();
        self::assertStringContainsString(">Order {$order->get_order_number()}<", $html);
        self::assertStringContainsString(
            '<span class="order-badge order-badge--waiting">Pending payment</span>',
            $html,
        );
        self::assertStringContainsString('12.00', $html);
        self::assertStringContainsString(esc_url($order->get_checkout_payment_url()), $html);
        self::assertStringContainsString('aria-label="Pay order ' . $order->get_order_number() . '"', $html);
        self::assertStringContainsString('50 orders', $html);
        self::assertStringNotContainsString('<b>', $html);
        self::assertSame(1, preg_match('~<p>Edelstahl[^<]{100,200}…</p>~u', $html));
    }

    #[TestDox('An order without products and total is shown, without an empty list of names')]
    public function testNoTotal(): void
    {
        $this->needAccounts();
        $customer = $this->user('customer');
        $order = $this->order(customer: $customer);
        wp_set_current_user($customer);
        $html = $this->dashboard();
        self::assertStringContainsString(">Order {$order->get_order_number()}<", $html);
        self::assertStringContainsString('0.00', $html);
        self::assertStringNotContainsString('<p></p>', $html);
    }

    #[TestDox('Pages of plugins in the account’s menu have tiles; dashboard and logging out have none')]
    public function testTiles(): void
    {
        $this->needAccounts();
        add_filter('woocommerce_account_menu_items', static fn(array $items): array => ['points' => 'Points'] + $items);
        $tiles = array_column(stallkeeper_theme(Dashboard::class)->tiles(1), 'text', 'title');
        self::assertSame('', $tiles['Points'] ?? null);
        self::assertSame('1 order', $tiles['Orders'] ?? null);
        self::assertArrayHasKey('Downloads', $tiles);
        self::assertArrayHasKey('Account details', $tiles);
        self::assertArrayNotHasKey('Dashboard', $tiles);
        self::assertArrayNotHasKey('Log out', $tiles);
    }

    #[TestDox('A plugin’s column with the status of orders stays')]
    public function testStatusOfPlugin(): void
    {
        $column = 'woocommerce_my_account_my_orders_column_order-status';
        add_action($column, '__return_null');
        stallkeeper_theme(OrderStatus::class)->replaceColumn();
        self::assertFalse(has_action($column, [stallkeeper_theme(OrderStatus::class), 'print']));
        remove_action($column, '__return_null');
        stallkeeper_theme(OrderStatus::class)->replaceColumn();
        self::assertSame(10, has_action($column, [stallkeeper_theme(OrderStatus::class), 'print']));
        remove_action($column, [stallkeeper_theme(OrderStatus::class), 'print']);
    }

    private function dashboard(): string
    {
        return self::printed(static fn() => do_action('woocommerce_account_content'));
    }

    private function needAccounts(): void
    {
        if (!function_exists('wc_get_account_menu_items')) {
            self::markTestSkipped('The stand-in has no accounts.');
        }
    }
}
