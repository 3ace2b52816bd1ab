<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\OrderSource;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\Tests\PluginTestCase;
use WC_Order;
use WC_Privacy;

/**
 * The source of an order is personal data: it goes when WordPress erases a person's data with all of its erasers, and
 * when WooCommerce removes the personal data of an order.
 */
final class ErasureTest extends PluginTestCase
{
    /** Fields of both versions of WooCommerce, and of others. */
    private const SOURCE = [
        'source_type' => 'utm',
        'utm_source' => 'news',
        'utm_campaign' => 'spring',
        'referrer' => 'https://news.example/',
        'session_entry' => 'https://shop.example/?utm_source=news',
        'user_agent' => 'Browser',
        'device_type' => 'Desktop',
        'first_entry' => 'https://shop.example/first',
        'of_another_version' => 'x',
    ];

    private string $email = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->email = 'erased' . bin2hex(random_bytes(4)) . '@example.org';
    }

    #[
        TestDox(
            'An order whose personal data WooCommerce removes keeps no source, with the theme’s eraser before or after WooCommerce’s: reversed is $isReversed',
        ),
    ]
    #[TestWith([false])]
    #[TestWith([true])]
    public function testRemoved(bool $isReversed): void
    {
        self::setRemoval('yes');
        $order = $this->orderWithSource();
        $result = $this->erase($isReversed);
        self::assertSame([], self::left($order));
        self::assertNotSame($this->email, self::stored($order)->get_billing_email());
        self::assertFalse($result['items_retained']);
    }

    #[TestDox('Erasing removes the source of an order that WooCommerce retains, and the result reports it')]
    public function testRetained(): void
    {
        self::setRemoval('no');
        $order = $this->orderWithSource();
        $result = $this->erase();
        self::assertSame([[], $this->email], [self::left($order), self::stored($order)->get_billing_email()]);
        self::assertSame(
            [
                'items_removed' => true,
                'items_retained' => false,
                'messages' => ["Removed the source of order {$order->get_order_number()}."],
            ],
            $result,
        );
    }

    #[TestDox('An order that a plugin excludes from erasure keeps its source, and the result reports it')]
    public function testExcluded(): void
    {
        self::setRemoval('no');
        add_filter('woocommerce_privacy_erase_order_personal_data', '__return_false');
        $order = $this->orderWithSource();
        $result = $this->erase();
        self::assertContains('session_entry', self::left($order));
        self::assertSame(
            [
                'items_removed' => false,
                'items_retained' => true,
                'messages' => ["The source of order {$order->get_order_number()} has been retained."],
            ],
            $result,
        );
    }

    #[
        TestDox(
            'A customer’s order with another e-mail address loses its source, with WooCommerce’s setting on "$setting"',
        ),
    ]
    #[TestWith(['yes'])]
    #[TestWith(['no'])]
    public function testAccount(string $setting): void
    {
        self::setRemoval($setting);
        $order = $this->orderWithSource('work@example.org', $this->user('customer', $this->email));
        $this->erase();
        self::assertSame([], self::left($order));
    }

    #[TestDox('An order in the trash loses its source')]
    public function testTrash(): void
    {
        self::setRemoval('no');
        $order = $this->orderWithSource();
        // WooCommerce takes the id from the object that it deletes.
        (clone $order)->delete();
        self::assertSame('trash', self::stored($order)->get_status());
        $this->erase();
        self::assertSame([], self::left($order));
    }

    #[TestDox('A customer’s order with another e-mail address is in the export, and a stranger’s is not')]
    public function testExport(): void
    {
        $this->orderWithSource('work@example.org', $this->user('customer', $this->email), [
            'utm_campaign' => 'of the customer',
        ]);
        $this->orderWithSource('stranger@example.org', 0, ['utm_campaign' => 'of a stranger']);
        $exporters = apply_filters('wp_privacy_personal_data_exporters', []);
        self::assertIsArray($exporters);
        self::assertIsArray($exporters['stallkeeper-order-sources']);
        self::assertIsCallable($exporters['stallkeeper-order-sources']['callback']);
        $exported = (string) wp_json_encode($exporters['stallkeeper-order-sources']['callback']($this->email, 1));
        self::assertStringContainsString('of the customer', $exported);
        self::assertStringNotContainsString('of a stranger', $exported);
    }

    #[TestDox('An order whose personal data the owner removes keeps no source')]
    public function testOwner(): void
    {
        $order = $this->orderWithSource();
        do_action('woocommerce_remove_order_personal_data', $order);
        self::assertSame([], self::left($order));
    }

    #[TestDox('A $status order loses its source when the owner’s retention period is over')]
    #[TestWith(['completed'])]
    #[TestWith(['refunded'])]
    public function testRetentionPeriod(string $status): void
    {
        $anonymize = [WC_Privacy::class, "anonymize_{$status}_orders"];
        if (!is_callable($anonymize)) {
            self::markTestSkipped('This version has no retention period for such orders.');
        }
        $order = $this->orderWithSource();
        $order->set_status($status);
        $order->set_date_created((string) (time() - 400 * DAY_IN_SECONDS));
        $order->save();
        wc_create_refund(['order_id' => $order->get_id(), 'amount' => 1]);
        add_filter(
            "pre_option_woocommerce_anonymize_{$status}_orders",
            static fn(): array => ['number' => 1, 'unit' => 'years'],
        );
        $anonymize();
        self::assertSame([], self::left($order));
    }

    #[
        TestDox(
            'Orders stored in tables or as posts lose their source: tables is $tables, WooCommerce’s setting $setting',
        ),
    ]
    #[TestWith(['yes', 'yes'])]
    #[TestWith(['yes', 'no'])]
    #[TestWith(['no', 'yes'])]
    #[TestWith(['no', 'no'])]
    public function testStorage(string $tables, string $setting): void
    {
        if (!class_exists(\Automattic\WooCommerce\Internal\DataStores\Orders\OrdersTableDataStore::class)) {
            self::markTestSkipped('This WooCommerce has one storage.');
        }
        self::setRemoval($setting);
        add_filter('pre_option_woocommerce_custom_orders_table_enabled', static fn(): string => $tables);
        $order = $this->orderWithSource('work@example.org', $this->user('customer', $this->email));
        self::assertSame($tables === 'yes' ? 'shop_order_placehold' : 'shop_order', get_post_type($order->get_id()));
        self::assertNotSame([], self::left($order));
        $this->erase();
        self::assertSame([], self::left($order));
    }

    /**
     * Erases as WordPress does: one eraser after the other, each page by page until it is done.
     *
     * @return array{items_removed: bool, items_retained: bool, messages: list<mixed>} result of the eraser of order
     *     sources
     */
    private function erase(bool $isReversed = false): array
    {
        $erasers = apply_filters('wp_privacy_personal_data_erasers', []);
        self::assertIsArray($erasers);
        self::assertArrayHasKey('stallkeeper-order-sources', $erasers);
        self::assertGreaterThan(1, count($erasers));
        $ours = ['items_removed' => false, 'items_retained' => false, 'messages' => []];
        foreach ($isReversed ? array_reverse($erasers, true) : $erasers as $name => $eraser) {
            self::assertIsArray($eraser);
            self::assertIsCallable($eraser['callback']);
            $page = 1;
            do {
                /** @var array{items_removed: bool, items_retained: bool, messages: list<mixed>, done: bool} $result */
                $result = $eraser['callback']($this->email, $page);
                if ($name === 'stallkeeper-order-sources') {
                    $ours = [
                        'items_removed' => $ours['items_removed'] || $result['items_removed'],
                        'items_retained' => $ours['items_retained'] || $result['items_retained'],
                        'messages' => [...$ours['messages'], ...$result['messages']],
                    ];
                }
            } while (!$result['done'] && ++$page < 20);
        }

        return $ours;
    }

    /** @param string $value `yes` or `no`: WooCommerce's setting "Remove personal data from orders on request" */
    private static function setRemoval(string $value): void
    {
        add_filter('pre_option_woocommerce_erasure_request_removes_order_data', static fn(): string => $value);
    }

    /** @param array<string, string> $source */
    private function orderWithSource(string $email = '', int $customer = 0, array $source = []): WC_Order
    {
        $order = $this->order($email === '' ? $this->email : $email, $customer);
        $order->set_status('completed');
        $order->set_total('10');
        foreach ($source + self::SOURCE as $name => $value) {
            $order->update_meta_data("_wc_order_attribution_$name", $value);
        }
        $order->save();

        return $order;
    }

    private static function stored(WC_Order $order): WC_Order
    {
        wp_cache_flush();
        $stored = wc_get_order($order->get_id());
        self::assertInstanceOf(WC_Order::class, $stored);

        return $stored;
    }

    /** @return list<string> fields of the source that are left */
    private static function left(WC_Order $order): array
    {
        $keys = array_map(
            static fn(mixed $meta): string => is_object($meta) && is_string($meta->key ?? null) ? $meta->key : '',
            self::stored($order)->get_meta_data(),
        );

        return array_values(
            array_map(
                static fn(string $key): string => substr($key, strlen('_wc_order_attribution_')),
                array_filter($keys, static fn(string $key): bool => str_starts_with($key, '_wc_order_attribution_')),
            ),
        );
    }
}
