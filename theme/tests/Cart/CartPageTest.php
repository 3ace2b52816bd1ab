<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Cart;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Cart\CouponFold;
use Stallkeeper\Theme\Cart\FreeDelivery;
use Stallkeeper\Theme\Cart\UndoRemoval;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WC_Shipping_Zone;

/** The cart page: order of its parts, coupon, removed lines and progress to free delivery. */
final class CartPageTest extends ShopTestCase
{
    #[TestDox('The totals are before the cross-sells, in the markup as well')]
    public function testOrder(): void
    {
        self::printed(static fn() => do_action('woocommerce_before_cart'));
        self::assertSame(20, has_action('woocommerce_cart_collaterals', 'woocommerce_cross_sell_display'));
        self::assertSame(10, has_action('woocommerce_cart_collaterals', 'woocommerce_cart_totals'));
    }

    #[TestDox('Cross-sells that a shop has removed stay removed')]
    public function testRemovedCrossSells(): void
    {
        remove_action('woocommerce_cart_collaterals', 'woocommerce_cross_sell_display');
        self::printed(static fn() => do_action('woocommerce_before_cart'));
        self::assertFalse(has_action('woocommerce_cart_collaterals', 'woocommerce_cross_sell_display'));
    }

    /** @return array<string, array{string, bool, string}> quantity, stock, expected message */
    public static function removals(): array
    {
        return [
            'the quantity 0' => ['0', true, '“Kettle” removed. Undo?'],
            'a product that is out of stock' => ['0', false, '“Kettle” removed.'],
            'another quantity' => ['2', true, ''],
            'an empty field' => ['', true, ''],
        ];
    }

    #[DataProvider('removals')]
    #[TestDox('A line that the form removes can be restored: $_dataName')]
    public function testUndo(string $typed, bool $hasStock, string $message): void
    {
        $product = $this->product('Kettle');
        $key = (string) WC()->cart->add_to_cart($product->get_id(), 1);
        if (!$hasStock) {
            update_post_meta($product->get_id(), '_stock_status', 'outofstock');
            clean_post_cache($product->get_id());
        }
        wc_clear_notices();
        $_POST = $_REQUEST = ['update_cart' => '1', 'cart' => [$key => ['qty' => $typed]]];
        WC()->cart->removed_cart_contents[$key] = ['product_id' => $product->get_id(), 'variation_id' => 0];
        $this->service(UndoRemoval::class)->addNotice($key, WC()->cart);
        $notices = self::notices('success');
        self::assertSame($message === '' ? [] : [$message], array_map(wp_strip_all_tags(...), $notices));
        $url = apply_filters('wp_redirect', '/cart/', 302);
        self::assertSame($message === '' ? '/cart/' : '/cart/?removed_item=1', $url);
        self::assertSame(str_ends_with($message, 'Undo?'), str_contains(implode($notices), "undo_item=$key"));
    }

    #[TestDox('The next page keeps the removed line, for WooCommerce that forgets it')]
    public function testKeepsLine(): void
    {
        $product = $this->product()->get_id();
        $_POST = $_REQUEST = ['update_cart' => '1', 'cart' => ['k' => ['qty' => '0']]];
        WC()->cart->removed_cart_contents = ['k' => ['product_id' => $product, 'variation_id' => 0]];
        $undo = $this->service(UndoRemoval::class);
        $undo->addNotice('k', WC()->cart);
        self::assertSame(20, has_action('template_redirect', [$undo, 'keepRemovedLines']));
        WC()->cart->removed_cart_contents = [];
        $undo->keepRemovedLines();
        self::assertArrayHasKey('k', WC()->cart->removed_cart_contents);
        self::assertIsArray(WC()->session->get('removed_cart_contents'));
    }

    #[TestDox('A removal by a link keeps the message of WooCommerce')]
    public function testRemoveLink(): void
    {
        $key = (string) WC()->cart->add_to_cart($this->product()->get_id(), 1);
        wc_clear_notices();
        WC()->cart->remove_cart_item($key);
        self::assertSame([], self::notices('success'));
    }

    #[TestDox('The Enter key in the coupon field applies the code')]
    public function testEnter(): void
    {
        $_POST = $_REQUEST = ['update_cart' => '1', 'coupon_code' => ''];
        $this->service(CouponFold::class)->applyTypedCode();
        self::assertArrayNotHasKey('apply_coupon', $_POST);
        $_POST = $_REQUEST = ['update_cart' => '1', 'coupon_code' => 'ten'];
        $this->service(CouponFold::class)->applyTypedCode();
        self::assertArrayHasKey('apply_coupon', $_POST);
    }

    /** @return array<string, array{string, int, int, string}> setting, amount, quantity of 12.50, expected text */
    public static function amounts(): array
    {
        return [
            'something is missing' => ['amount', 30, 2, '€5.00 more and delivery is free.'],
            'exactly the amount' => ['amount', 25, 2, 'Delivery of this order is free.'],
            'more than the amount' => ['amount', 20, 2, 'Delivery of this order is free.'],
            'no amount' => ['amount', 0, 2, ''],
            'off' => ['off', 30, 2, ''],
            'an empty cart' => ['amount', 30, 0, ''],
            'a shop without a free shipping method' => ['method', 30, 2, ''],
        ];
    }

    #[DataProvider('amounts')]
    #[TestDox('The progress to free delivery: $_dataName')]
    public function testFreeDelivery(string $setting, int $amount, int $quantity, string $text): void
    {
        set_theme_mod('stallkeeper_cart_free_delivery', $setting);
        set_theme_mod('stallkeeper_cart_free_delivery_amount', $amount);
        if ($quantity > 0) {
            WC()->cart->add_to_cart($this->product('Pan', '12.50')->get_id(), $quantity);
            WC()->cart->calculate_totals();
        }
        $html = $this->service(FreeDelivery::class)->html();
        self::assertSame($text, trim(html_entity_decode(wp_strip_all_tags($html))));
        if ($text !== '') {
            $percent = (int) min(100, (1250 * $quantity) / $amount);
            self::assertStringContainsString("value=\"$percent\"", $html);
        }
    }

    #[TestDox('Nothing is delivered: there is no progress')]
    public function testVirtual(): void
    {
        set_theme_mod('stallkeeper_cart_free_delivery', 'amount');
        set_theme_mod('stallkeeper_cart_free_delivery_amount', 30);
        WC()->cart->add_to_cart($this->product()->get_id(), 1);
        add_filter('woocommerce_product_needs_shipping', '__return_false');
        self::assertSame('', $this->service(FreeDelivery::class)->html());
    }

    #[TestDox('The minimum amount of the free shipping method counts, after discounts')]
    public function testMethod(): void
    {
        if (!class_exists(WC_Shipping_Zone::class)) {
            self::markTestSkipped('The stand-in has no shipping.');
        }
        $zone = new WC_Shipping_Zone(0);
        $method = $zone->add_shipping_method('free_shipping');
        update_option("woocommerce_free_shipping_{$method}_settings", [
            'requires' => 'min_amount',
            'min_amount' => '40',
            'ignore_discounts' => 'no',
        ]);
        WC()->cart->add_to_cart($this->product('Pan', '12.50')->get_id(), 2);
        WC()->cart->calculate_totals();
        $text = fn(): string => html_entity_decode(wp_strip_all_tags($this->service(FreeDelivery::class)->html()));
        self::assertStringContainsString('€15.00 more', $text());
        WC()->cart->set_discount_total('5');
        self::assertStringContainsString('€20.00 more', $text());
    }
}
