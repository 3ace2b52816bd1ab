<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Checkout;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Checkout\CheckoutInput;
use Stallkeeper\Tools\Tests\Fakes\Stopped;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tests\ShopVisitor;
use WP_Error;

/** What the classic checkout accepts. */
final class CheckoutInputTest extends PluginTestCase
{
    use ShopVisitor;

    #[TestDox('Lists in the fields of the checkout become empty; other lists stay')]
    public function testLists(): void
    {
        $_POST = $_REQUEST = [
            'woocommerce_checkout_place_order' => '1',
            'billing_email' => ['x'],
            'terms' => ['1'],
            'plugin_field' => ['kept'],
        ];
        stallkeeper_tools(CheckoutInput::class)->removeLists();
        self::assertSame(['', '', ['kept']], [$_POST['billing_email'], $_POST['terms'], $_POST['plugin_field']]);
        $_POST = ['billing_email' => ['x']];
        stallkeeper_tools(CheckoutInput::class)->removeLists();
        self::assertSame(['x'], $_POST['billing_email']);
    }

    #[TestDox('Fields of the checkout that are too long are named')]
    public function testLengths(): void
    {
        $errors = new WP_Error();
        do_action(
            'woocommerce_after_checkout_validation',
            [
                'billing_first_name' => str_repeat('ä', 201),
                'billing_last_name' => str_repeat('ä', 200),
                'order_comments' => str_repeat('x', 5001),
            ],
            $errors,
        );
        self::assertSame(
            ['billing_first_name_too_long', 'order_comments_too_long'],
            array_values(
                array_intersect($errors->get_error_codes(), [
                    'billing_first_name_too_long',
                    'billing_last_name_too_long',
                    'order_comments_too_long',
                ]),
            ),
        );
        self::assertStringContainsString(
            'at most 200 characters',
            (string) $errors->get_error_message('billing_first_name_too_long'),
        );
    }

    #[TestDox('A checkout form for an empty cart keeps the address, with a valid nonce only')]
    public function testAddress(): void
    {
        Stopped::install();
        WC()->customer = new \WC_Customer(0, true);
        $form = [
            'woocommerce_checkout_place_order' => '1',
            'billing_first_name' => "O\\'Neil",
            'billing_email' => 'incomplete',
            'billing_city' => str_repeat('x', 300),
            'shipping_city' => 'Bremen',
        ];
        foreach (['' => '', wp_create_nonce('woocommerce-process_checkout') => "O'Neil"] as $nonce => $name) {
            $_POST = $_REQUEST = $form + ['woocommerce-process-checkout-nonce' => (string) $nonce];
            try {
                stallkeeper_tools(CheckoutInput::class)->keepAddress();
                self::fail('There was no redirect.');
            } catch (Stopped $stopped) {
                self::assertSame(wc_get_cart_url(), $stopped->getMessage());
            }
            self::assertSame($name, WC()->customer->get_billing_first_name());
        }
        self::assertSame(['', 'Bremen'], [WC()->customer->get_billing_city(), WC()->customer->get_shipping_city()]);
        self::assertStringContainsString('Your cart is empty', implode(' ', self::errors()));
    }
}
