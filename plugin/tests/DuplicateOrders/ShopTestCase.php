<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\DuplicateOrders;

use Stallkeeper\Render\Services\Container;
use Stallkeeper\Tools\DuplicateOrders\DuplicateOrderGuard;
use Stallkeeper\Tools\DuplicateOrders\OrderSession;
use Stallkeeper\Tools\DuplicateOrders\StoreApiOrderGuard;
use Stallkeeper\Tools\Tests\PluginTestCase;
use WC_Cart;
use WC_Session;

/** A visitor with a session and a product in the cart. */
abstract class ShopTestCase extends PluginTestCase
{
    protected const THANKS = 'https://example.org/checkout/order-received/5/?key=wc_order_abc';

    private int $product = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->product = $this->post(['post_type' => 'product']);
        update_post_meta($this->product, '_price', '12');
        update_post_meta($this->product, '_regular_price', '12');
        wp_set_object_terms($this->product, 'simple', 'product_type');
        $this->startSession('t_visitor_1');
        $this->fillCart(1);
    }

    /** Loads WooCommerce for a visitor; '' for a session without id. */
    protected function startSession(string $id): WC_Session
    {
        $session = new class ($id) extends WC_Session {
            public function __construct(string $id)
            {
                $this->_customer_id = $id;
            }

            public function save_data(): void {}
        };
        WC()->session = $session;
        $cart = new WC_Cart();
        WC()->cart = $cart;

        return $session;
    }

    protected function fillCart(int $quantity): void
    {
        self::assertInstanceOf(WC_Cart::class, WC()->cart);
        self::assertNotFalse(WC()->cart->add_to_cart($this->product, $quantity));
        self::assertFalse(WC()->cart->is_empty());
    }

    protected function emptyCart(): void
    {
        WC()->cart = new WC_Cart();
        WC()->cart->empty_cart();
    }

    /** A guard of another request. */
    protected function guard(): DuplicateOrderGuard
    {
        return self::request()->get(DuplicateOrderGuard::class);
    }

    protected function storeApiGuard(): StoreApiOrderGuard
    {
        return self::request()->get(StoreApiOrderGuard::class);
    }

    protected function session(): OrderSession
    {
        return $this->service(OrderSession::class);
    }

    protected static function current(): WC_Session
    {
        $session = WC()->session;
        self::assertInstanceOf(WC_Session::class, $session);

        return $session;
    }

    private static function request(): Container
    {
        $services = new Container();

        return $services;
    }
}
