<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use Automattic\WooCommerce\Utilities\OrderUtil;
use PHPUnit\Framework\TestCase;
use ReflectionProperty;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\Log\NullLog;
use Stallkeeper\Tools\Algolia\AlgoliaFeature;
use Stallkeeper\Tools\Bootstrap;
use Stallkeeper\Tools\Tests\Fakes\ConsentApi;
use Stallkeeper\Tools\Tests\Fakes\LiveSearchPlugins;
use Stallkeeper\Tools\Tests\Fakes\Polylang;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use WC_Order;
use WP;
use WP_Dependencies;
use WP_Hook;
use WP_Query;
use wpdb;

/** A test inside WordPress. Each test has its own services and request, and leaves no rows and no hooks. */
abstract class PluginTestCase extends TestCase
{
    private const REQUEST = ['_GET', '_POST', '_REQUEST', '_COOKIE', '_SERVER'];

    /** Global variables in which WordPress stores the current page, and taxonomies that a test registers. */
    private const PAGE = [
        'wp',
        'wp_query',
        'wp_the_query',
        'post',
        'product',
        'pagenow',
        'current_screen',
        'wp_taxonomies',
    ];

    private Container $services;

    /** @var array<string, mixed> */
    private array $request = [];

    /** @var array<string, mixed> */
    private array $page = [];

    /** @var array<array-key, WP_Hook> */
    private array $hooks = [];

    /** @var array<string, array{mixed, array<string>}> global variable => its object and enqueued handles */
    private array $assets = [];

    protected function setUp(): void
    {
        foreach (['wp_styles', 'wp_scripts'] as $name) {
            $assets = $GLOBALS[$name] ?? null;
            $this->assets[$name] = [$assets, $assets instanceof WP_Dependencies ? $assets->queue : []];
        }
        foreach (self::REQUEST as $name) {
            $this->request[$name] = $GLOBALS[$name];
        }
        foreach (self::PAGE as $name) {
            $this->page[$name] = $GLOBALS[$name] ?? null;
        }
        /** @var WP $wp */
        $wp = $GLOBALS['wp'];
        $GLOBALS['wp'] = clone $wp;
        $GLOBALS['wp_the_query'] = $GLOBALS['wp_query'] = new WP_Query();
        /** @var array<array-key, WP_Hook> $hooks */
        $hooks = $GLOBALS['wp_filter'];
        $this->hooks = array_map(static fn(WP_Hook $hook): WP_Hook => clone $hook, $hooks);
        $this->services = new Container();
        $this->services->set(Log::class, static fn(): Log => new NullLog());
        (new AlgoliaFeature())->addServices($this->services);
        ResponseHeaders::reset();
        ConsentApi::reset();
        Polylang::reset();
        LiveSearchPlugins::reset();
        self::database()->query('START TRANSACTION');
    }

    protected function tearDown(): void
    {
        self::database()->query('ROLLBACK');
        wp_cache_flush();
        wp_set_current_user(0);
        foreach ($this->request as $name => $value) {
            $GLOBALS[$name] = $value;
        }
        foreach ($this->page as $name => $value) {
            $GLOBALS[$name] = $value;
        }
        // A test may have replaced them, and other tests need the registered styles of blocks.
        foreach ($this->assets as $name => [$assets, $queue]) {
            $GLOBALS[$name] = $assets;
            if ($assets instanceof WP_Dependencies) {
                $assets->queue = $queue;
            }
        }
        $GLOBALS['wp_filter'] = $this->hooks;
        // An exception that leaves a hook would leave its name here.
        $GLOBALS['wp_current_filter'] = [];
        unset($GLOBALS['wp_rest_server']);
        self::forgetVisitor();
        self::forgetPage();
    }

    /**
     * @template T of object
     *
     * @param class-string<T> $class
     *
     * @return T a service of this test; the hooks of the site use other ones
     */
    protected function service(string $class): object
    {
        return $this->services->get($class);
    }

    /**
     * Starts the plugin again with new services, as another request does. Services keep results until the request ends.
     */
    protected function newRequest(): Container
    {
        Hooks::remove(
            static fn(object $object): bool => str_starts_with($object::class, 'Stallkeeper\\Tools\\') &&
                !str_contains($object::class, '\\Tests\\'),
        );
        unset($GLOBALS['wp_rest_server']);
        // The search limits the time of a request.
        $_SERVER['REQUEST_TIME_FLOAT'] = microtime(true);
        $services = new Container();
        $services->get(Bootstrap::class)->addHooks();
        $services->get(Bootstrap::class)->start();

        return $services;
    }

    /**
     * @param array{post_title?: string, post_content?: string, post_status?: string, post_type?: string,
     *     post_password?: string, post_author?: int, post_excerpt?: string, import_id?: int} $values
     */
    protected function post(array $values = []): int
    {
        return self::id(
            wp_insert_post(
                $values + [
                    'post_title' => 'Copper kettle',
                    'post_content' => 'Boils water.',
                    'post_status' => 'publish',
                    'post_type' => 'post',
                ],
                true,
            ),
        );
    }

    protected function user(string $role, string $email = ''): int
    {
        $name = $role . bin2hex(random_bytes(4));

        return self::id(
            wp_insert_user([
                'user_login' => $name,
                'user_pass' => 'secret',
                'user_email' => $email === '' ? "$name@example.org" : $email,
                'role' => $role,
            ]),
        );
    }

    protected function order(string $email = 'customer@example.org', int $customer = 0): WC_Order
    {
        $order = wc_create_order(['customer_id' => $customer]);
        self::assertInstanceOf(WC_Order::class, $order);
        $order->set_billing_email($email);
        $order->save();

        return $order;
    }

    /** @return array<string, string> attribution rows of an order in the database */
    protected static function sourceRows(WC_Order $order): array
    {
        $values = [];
        foreach (self::metaRows($order) as [$key, $value]) {
            if (str_contains($key, 'attribution')) {
                $values[substr($key, strlen('_wc_order_attribution_'))] = $value;
            }
        }

        return $values;
    }

    /**
     * @return list<array{string, string}> keys and values of an order's rows in the database, from WooCommerce's order
     *     tables if it uses them
     */
    protected static function metaRows(WC_Order $order): array
    {
        $db = self::database();
        [$table, $id, $row] = self::hasOrderTables()
            ? ["{$db->prefix}wc_orders_meta", 'order_id', 'id']
            : [$db->postmeta, 'post_id', 'meta_id'];
        $found = $db->get_results(
            (string) $db->prepare(
                'SELECT meta_key, meta_value FROM %i WHERE %i = %d ORDER BY %i',
                $table,
                $id,
                $order->get_id(),
                $row,
            ),
            ARRAY_N,
        );
        self::assertIsArray($found, $db->last_error);
        /** @var list<array{string, string|null}> $found */

        return array_map(static fn(array $pair): array => [$pair[0], (string) $pair[1]], $found);
    }

    /** @return bool whether WooCommerce stores orders in tables of its own (HPOS) */
    protected static function hasOrderTables(): bool
    {
        return class_exists(OrderUtil::class) && OrderUtil::custom_orders_table_usage_is_enabled();
    }

    /**
     * @param non-empty-string $hook
     *
     * @return string value that a filter returns
     */
    protected static function filteredText(string $hook, mixed ...$values): string
    {
        $text = apply_filters($hook, ...$values);
        self::assertIsString($text);

        return $text;
    }

    /**
     * @param non-empty-string $hook
     *
     * @return mixed value with this key in the array that a filter returns
     */
    protected static function filteredValue(string $key, string $hook, mixed ...$values): mixed
    {
        $list = apply_filters($hook, ...$values);
        self::assertIsArray($list);

        return $list[$key] ?? null;
    }

    /** Loads a page of the site, as WordPress does for a visitor, without printing it. */
    protected static function visit(string $path): void
    {
        $_SERVER['REQUEST_URI'] = $path;
        parse_str((string) parse_url($path, PHP_URL_QUERY), $_GET);
        // On its pages, WooCommerce defines constants for page caches, which would apply to all further tests.
        remove_action('wp', ['WC_Cache_Helper', 'prevent_caching']);
        remove_filter('wp_headers', ['WC_Cache_Helper', 'prevent_caching'], 5);
        // Parameters of the last page.
        $GLOBALS['wp'] = new WP();
        $GLOBALS['wp_the_query'] = $GLOBALS['wp_query'] = new WP_Query();
        $GLOBALS['wp']->main('');
    }

    protected static function database(): wpdb
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        return $wpdb;
    }

    /** As outside of a visitor's request. */
    protected static function forgetVisitor(): void
    {
        // The stubs do not say that these can be null.
        foreach (['session', 'cart'] as $property) {
            (new ReflectionProperty(WC(), $property))->setValue(WC(), null);
        }
    }

    /** WooCommerce 11 remembers for the rest of a request whether the page is the cart or the checkout. */
    protected static function forgetPage(): void
    {
        $class = 'Automattic\\WooCommerce\\Blocks\\Utils\\CartCheckoutUtils';
        foreach (['is_cart_page', 'is_checkout_page'] as $property) {
            if (property_exists($class, $property)) {
                (new ReflectionProperty($class, $property))->setValue(null, null);
            }
        }
    }

    private static function id(mixed $id): int
    {
        self::assertIsInt($id, is_wp_error($id) ? $id->get_error_message() : '');

        return $id;
    }
}
