<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use PHPUnit\Framework\TestCase;
use ReflectionProperty;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\Log\NullLog;
use Stallkeeper\Tools\Plugin;
use Stallkeeper\Tools\Tests\Fakes\ConsentApi;
use Stallkeeper\Tools\Tests\Fakes\Polylang;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use WC_Order;
use WP_Hook;
use wpdb;

/** A test inside WordPress. Each test has its own services and request, and leaves no rows and no hooks. */
abstract class PluginTestCase extends TestCase
{
    private const REQUEST = ['_GET', '_POST', '_REQUEST', '_COOKIE', '_SERVER'];

    private Container $services;

    /** @var array<string, mixed> */
    private array $request = [];

    /** @var array<array-key, WP_Hook> */
    private array $hooks = [];

    protected function setUp(): void
    {
        foreach (self::REQUEST as $name) {
            $this->request[$name] = $GLOBALS[$name];
        }
        /** @var array<array-key, WP_Hook> $hooks */
        $hooks = $GLOBALS['wp_filter'];
        $this->hooks = array_map(static fn(WP_Hook $hook): WP_Hook => clone $hook, $hooks);
        $this->services = new Container();
        $this->services->set(Container::class, static fn(Container $container): Container => $container);
        $this->services->set(Log::class, static fn(): Log => new NullLog());
        ResponseHeaders::reset();
        ConsentApi::reset();
        Polylang::reset();
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
        $GLOBALS['wp_filter'] = $this->hooks;
        unset($GLOBALS['wp_rest_server']);
        self::forgetVisitor();
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

    /** Starts the plugin again with new services, as another request does. Services keep results until the request ends. */
    protected function newRequest(): Container
    {
        /** @var array<string, object{callbacks: array<int, array<string, array{function: callable}>>}> $hooks */
        $hooks = $GLOBALS['wp_filter'];
        foreach ($hooks as $name => $hook) {
            foreach ($hook->callbacks as $priority => $callbacks) {
                foreach ($callbacks as $callback) {
                    $object = is_array($callback['function']) ? $callback['function'][0] : null;
                    if (is_object($object) && str_starts_with($object::class, 'Stallkeeper\\Tools\\') && !str_contains($object::class, '\\Tests\\')) {
                        remove_filter($name, $callback['function'], $priority);
                    }
                }
            }
        }
        unset($GLOBALS['wp_rest_server']);
        // The search limits the time of a request.
        $_SERVER['REQUEST_TIME_FLOAT'] = microtime(true);
        $services = new Container();
        $services->set(Container::class, static fn(Container $container): Container => $container);
        $services->get(Plugin::class)->addHooks();
        $services->get(Plugin::class)->start();

        return $services;
    }

    /** @param array{post_title?: string, post_content?: string, post_status?: string, post_type?: string, post_password?: string, post_author?: int, post_excerpt?: string, import_id?: int} $values */
    protected function post(array $values = []): int
    {
        return self::id(wp_insert_post($values + ['post_title' => 'Copper kettle', 'post_content' => 'Boils water.', 'post_status' => 'publish', 'post_type' => 'post'], true));
    }

    protected function user(string $role, string $email = ''): int
    {
        $name = $role . bin2hex(random_bytes(4));

        return self::id(wp_insert_user(['user_login' => $name, 'user_pass' => 'secret', 'user_email' => $email === '' ? "$name@example.org" : $email, 'role' => $role]));
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
        $db = self::database();
        $rows = $db->get_results((string) $db->prepare('SELECT meta_key, meta_value FROM %i WHERE post_id = %d AND meta_key LIKE %s ORDER BY meta_id', $db->postmeta, $order->get_id(), '%attribution%'), ARRAY_N);
        $found = [];
        foreach ((array) $rows as $row) {
            if (is_string($row[0]) && is_string($row[1])) {
                $found[substr($row[0], strlen('_wc_order_attribution_'))] = $row[1];
            }
        }

        return $found;
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

    private static function id(mixed $id): int
    {
        self::assertIsInt($id, is_wp_error($id) ? $id->get_error_message() : '');

        return $id;
    }
}
