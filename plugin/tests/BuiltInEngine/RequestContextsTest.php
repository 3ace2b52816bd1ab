<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use Automattic\WooCommerce\Utilities\OrderUtil;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * Work of the plugin that needs no page: records with taxes, sources of orders, the search report and the hourly
 * comparison of the index. It runs in a process of its own for each kind of request and each shop
 * (request-context.php).
 */
#[TestDox('Work outside of pages')]
final class RequestContextsTest extends TestCase
{
    private const CONTEXTS = ['admin', 'ajax', 'rest', 'cron', 'cli'];

    /** Messages that the plugin does not cause. */
    private const KNOWN = [
        // WooCommerce 8.9 passes an object to wpdb::prepare() when it anonymizes an order.
        '#^Function wpdb::prepare was called incorrectly\. Unsupported value type.*src/Admin/API/Reports/Customers/DataStore\.php$#s',
    ];

    private const SOURCES = ['letter', 'letter', 'poster'];

    /** @var array<string, array<string, mixed>> results of pages by shop */
    private static array $pages = [];

    /**
     * The stand-in has no order tables, so there is one way to store orders.
     *
     * @return array<string, array{string, string}> shops: order tables, "coming soon"
     */
    public static function shops(): array
    {
        $shops = [];
        foreach (class_exists(OrderUtil::class) ? ['yes', 'no'] : ['no'] as $orderTables) {
            foreach (['no', 'yes'] as $comingSoon) {
                $shops["order tables: $orderTables, coming soon: $comingSoon"] = [$orderTables, $comingSoon];
            }
        }

        return $shops;
    }

    /** @return array<string, array{string, string, string}> kinds of requests in each shop */
    public static function requests(): array
    {
        $requests = [];
        foreach (self::CONTEXTS as $context) {
            foreach (self::shops() as $name => $shop) {
                $requests["$context, $name"] = [$context, ...$shop];
            }
        }

        return $requests;
    }

    #[TestDox('With taxes, the record of a product has the prices of the shop page')]
    #[DataProvider('shops')]
    public function testPrices(string $orderTables, string $comingSoon): void
    {
        $different = [];
        $prices = self::page($orderTables, $comingSoon)['prices'];
        self::assertIsArray($prices);
        foreach ($prices as $settings => $products) {
            foreach (is_array($products) ? $products : [] as $product) {
                self::assertIsArray($product);
                [, , $text, $shown] = $product;
                self::assertIsString($shown);
                self::assertIsString($text);
                // A sale's text contains the regular price as well.
                if ($text === '' || !str_contains($shown, $text)) {
                    $different[] = "$settings: $text instead of $shown";
                }
            }
        }
        self::assertSame([], $different);
        self::assertCount(36, $prices);
    }

    #[TestDox('Sources of orders are reported, exported and erased')]
    #[DataProvider('shops')]
    public function testSources(string $orderTables, string $comingSoon): void
    {
        $results = self::page($orderTables, $comingSoon)['order-sources'];
        self::assertIsArray($results);
        self::assertSame($orderTables === 'yes', $results['has order tables']);
        self::assertSame(
            [self::SOURCES, ['letter', 'letter', ''], ['', '', '']],
            [$results['stored'], $results['after WooCommerce'], $results['after the erasure']],
        );
        self::assertIsArray($results['report']);
        self::assertSame([2, 1], array_column($results['report'], 'orders'));
        self::assertIsArray($results['export']);
        self::assertIsArray($results['export']['data']);
        self::assertSame(
            ['order-first', 'order-second', 'order-third'],
            array_column($results['export']['data'], 'item_id'),
        );
        self::assertSame(
            [
                'items_removed' => true,
                'items_retained' => false,
                'messages' => ['Removed the source of order first.', 'Removed the source of order second.'],
                'done' => true,
            ],
            $results['erasure'],
        );
    }

    #[TestDox('The clean-up of the search report deletes old queries, and the hourly comparison corrects the index')]
    #[DataProvider('shops')]
    public function testSearch(string $orderTables, string $comingSoon): void
    {
        $results = self::page($orderTables, $comingSoon);
        self::assertSame(['kept'], $results['search-report']);
        self::assertSame(
            [
                'is public' => $comingSoon === 'no',
                'before' => [['Larchwood bowl', '€10.00']],
                'are waiting' => true,
                'left' => 0,
                'bowl' => [],
                'plate' => [['Cedar plate', '€10.00']],
            ],
            $results['index'],
        );
    }

    #[TestDox('A request of another kind has the same results as a page')]
    #[DataProvider('requests')]
    public function testContext(string $context, string $orderTables, string $comingSoon): void
    {
        $expected = self::page($orderTables, $comingSoon);
        $expected['prices'] = array_map(
            static fn(mixed $products): array => array_map(
                static fn(mixed $product): array => array_slice((array) $product, 0, 3),
                (array) $products,
            ),
            (array) $expected['prices'],
        );
        self::assertSame($expected, self::resultsOf($context, $orderTables, $comingSoon));
    }

    /** @return array<string, mixed> */
    private static function page(string $orderTables, string $comingSoon): array
    {
        return self::$pages["$orderTables $comingSoon"] ??= self::resultsOf('page', $orderTables, $comingSoon);
    }

    /** @return array<string, mixed> results by kind of work. Fails if PHP prints or reports anything else */
    private static function resultsOf(string $context, string $orderTables, string $comingSoon): array
    {
        $file = dirname(__DIR__) . '/request-context.php';
        exec(
            implode(
                ' ',
                array_map(escapeshellarg(...), [
                    PHP_BINARY,
                    '-d',
                    'display_errors=stderr',
                    $file,
                    $context,
                    $orderTables,
                    $comingSoon,
                ]),
            ) . ' 2>&1',
            $lines,
            $code,
        );
        $text = implode("\n", $lines);
        $results = json_decode($text, true);
        self::assertSame(0, $code, $text);
        self::assertIsArray($results, $text);
        self::assertIsArray($results['messages'], $text);
        $messages = array_filter(
            $results['messages'],
            static fn(mixed $message): bool => !is_string($message) || preg_replace(self::KNOWN, '', $message) !== '',
        );
        self::assertSame([], array_values($messages));
        unset($results['messages']);

        /** @var array<string, mixed> */
        return $results;
    }
}
