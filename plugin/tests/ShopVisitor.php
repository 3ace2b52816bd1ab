<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use WC_Cart;
use WC_Product;
use WC_Session;

/** For tests in a shop: a visitor with an empty cart, products, and the notices that the visitor sees. */
trait ShopVisitor
{
    protected function setUp(): void
    {
        parent::setUp();
        $_GET = $_POST = $_REQUEST = $_COOKIE = [];
        WC()->session = new class extends WC_Session {
            public function __construct()
            {
                $this->_customer_id = 't_visitor';
            }

            public function save_data(): void {}
        };
        WC()->cart = new WC_Cart();
        WC()->cart->empty_cart();
        wc_clear_notices();
    }

    protected function tearDown(): void
    {
        wc_clear_notices();
        parent::tearDown();
    }

    /** @param array<string, string> $meta */
    protected function product(
        string $title = 'Kettle',
        string $price = '12',
        array $meta = [],
        string $password = '',
    ): WC_Product {
        $id = $this->post(['post_type' => 'product', 'post_title' => $title, 'post_password' => $password]);
        foreach (
            $meta + [
                '_price' => $price,
                '_regular_price' => $price,
                '_stock_status' => 'instock',
                '_visibility' => 'visible',
            ]
            as $key => $value
        ) {
            update_post_meta($id, $key, $value);
        }
        wp_set_object_terms($id, 'simple', 'product_type');
        $product = wc_get_product($id);
        self::assertInstanceOf(WC_Product::class, $product);

        return $product;
    }

    /** @return list<string> HTML of the error notices, or of notices of another type */
    protected static function notices(string $type = 'error'): array
    {
        $notices = WC()->session->get('wc_notices');
        $errors = is_array($notices) && is_array($notices[$type] ?? null) ? $notices[$type] : [];

        return array_values(
            array_map(
                static fn(mixed $notice): string => is_array($notice) && is_string($notice['notice'] ?? null)
                    ? $notice['notice']
                    : '',
                $errors,
            ),
        );
    }

    /** @return list<string> texts of the error notices */
    protected static function errors(): array
    {
        return array_map(
            static fn(string $notice): string => wp_strip_all_tags(html_entity_decode($notice)),
            self::notices(),
        );
    }
}
