<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Checkout;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Checkout\DistractionFree;
use Stallkeeper\Theme\Checkout\OrderReceived;
use Stallkeeper\Theme\Checkout\OrderSummary;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WC_Cart;
use WC_Order_Item_Product;

/** The classic checkout and the page after it. */
final class CheckoutTest extends ShopTestCase
{
    private const FIELD = '<p class="form-row" id="billing_city_field"><label for="billing_city">City</label><span class="woocommerce-input-wrapper"><input type="text" id="billing_city" aria-describedby="hint"></span></p>';

    #[TestDox('The checkout has no menus, unless the shop wants them')]
    public function testDistractionFree(): void
    {
        $isOn = static fn(): bool => stallkeeper_theme(DistractionFree::class)->isOn();
        self::assertFalse($isOn());
        add_filter('woocommerce_is_checkout', '__return_true');
        self::assertTrue($isOn());
        set_theme_mod('stallkeeper_checkout_menus', true);
        self::assertFalse($isOn());
        add_filter('stallkeeper_distraction_free', '__return_true');
        self::assertTrue($isOn());
    }

    #[TestDox('The email address is the first field, unless the shop has moved it')]
    public function testEmail(): void
    {
        $email = static fn(int $priority): mixed => apply_filters('woocommerce_checkout_fields', [
            'billing' => ['billing_email' => ['priority' => $priority]],
        ]);
        self::assertSame(['billing' => ['billing_email' => ['priority' => 1]]], $email(110));
        self::assertSame(['billing' => ['billing_email' => ['priority' => 50]]], $email(50));
        self::assertSame('text', apply_filters('woocommerce_checkout_fields', 'text'));
    }

    #[TestDox('The message for an empty field says what to do, with the label of the field')]
    public function testRequired(): void
    {
        $message = static fn(mixed ...$values): mixed => apply_filters(
            'woocommerce_checkout_required_field_notice',
            ...$values,
        );
        self::assertSame(
            'Please fill in: <strong>First name</strong>',
            $message('x', '<strong>Billing First name</strong>', 'billing_first_name'),
        );
        self::assertSame('Please fill in: <strong>Size</strong>', $message('x', 'Size', 'billing_unknown'));
        self::assertSame(
            'Please fill in: <strong>Shipping City</strong>',
            $message('x', 'Shipping City', 'shipping_city'),
        );
        self::assertSame('x', $message('x', null, 'billing_city'));
    }

    #[TestDox('With a shipping address, the message contains the name of the address')]
    public function testRequiredOfAddress(): void
    {
        $cart = WC()->cart;
        WC()->cart = new class extends WC_Cart {
            public function __construct() {}

            public function needs_shipping_address(): bool
            {
                return true;
            }
        };
        try {
            self::assertSame(
                'Please fill in: <strong>Billing First name</strong>',
                apply_filters(
                    'woocommerce_checkout_required_field_notice',
                    'x',
                    'Billing First name',
                    'billing_first_name',
                ),
            );
        } finally {
            WC()->cart = $cart;
        }
    }

    #[TestDox('Messages of the server are beside their fields, escaped')]
    public function testFieldErrors(): void
    {
        wc_add_notice('<strong>City</strong> &lt;b&gt; is wrong.', 'error', ['id' => 'billing_city']);
        wc_add_notice('Second message.', 'error', ['id' => 'billing_city']);
        wc_add_notice('Without a field.', 'error');
        $list = (string) wc_print_notices(true);
        self::assertStringContainsString('<a href="#billing_city"><strong>City</strong>', $list);
        self::assertMatchesRegularExpression('~role="alert"[^>]* tabindex="-1" autofocus~', $list);
        $html = self::filteredText('woocommerce_form_field', self::FIELD, 'billing_city', [], '');
        self::assertStringContainsString('class="form-row woocommerce-invalid"', $html);
        self::assertStringContainsString('aria-invalid="true"', $html);
        self::assertStringContainsString('aria-describedby="hint billing_city_description"', $html);
        self::assertStringEndsWith(
            '<span class="checkout-inline-error-message" id="billing_city_description">City &lt;b&gt; is wrong.</span></p>',
            $html,
        );
        self::assertSame(
            self::FIELD,
            self::filteredText('woocommerce_form_field', self::FIELD, 'billing_state', [], ''),
        );
        self::assertSame('x', self::filteredText('woocommerce_form_field', 'x', 'billing_city', [], ''));
    }

    #[TestDox('A list of messages without fields does not take the focus')]
    public function testOtherErrors(): void
    {
        wc_add_notice('Sold out.', 'error');
        self::assertStringNotContainsString('autofocus', (string) wc_print_notices(true));
        wc_add_notice('Read the <a href="/terms/">terms</a>.', 'error', ['id' => 'terms']);
        self::assertStringNotContainsString('#terms', (string) wc_print_notices(true));
    }

    #[TestDox('The summary contains the products of the cart and the total, which WooCommerce\'s script updates')]
    public function testSummary(): void
    {
        $summary = stallkeeper_theme(OrderSummary::class);
        self::assertSame('', self::printed($summary->print(...)));
        $hidden = (string) WC()->cart->add_to_cart($this->product('Hidden')->get_id(), 1);
        WC()->cart->add_to_cart($this->product('Kettle <b>&amp;</b> lid')->get_id(), 3);
        add_filter(
            'woocommerce_checkout_cart_item_visible',
            static fn(bool $is, mixed $item, string $key): bool => $is && $key !== $hidden,
            10,
            3,
        );
        $html = self::printed($summary->print(...));
        self::assertStringContainsString('4 products', $html);
        self::assertStringContainsString('×&nbsp;3', $html);
        self::assertStringNotContainsString('Hidden', $html);
        self::assertStringContainsString('class="order-image"', $html);
        $fragments = apply_filters('woocommerce_update_order_review_fragments', []);
        self::assertIsArray($fragments);
        self::assertIsString($fragments['.order-summary__total']);
        self::assertStringContainsString($fragments['.order-summary__total'], $html);
    }

    #[TestDox('A fraction of a product is shown as it is')]
    public function testFraction(): void
    {
        $key = (string) WC()->cart->add_to_cart($this->product('Cloth')->get_id(), 1);
        $contents = WC()->cart->cart_contents;
        WC()->cart->cart_contents = [$key => ['quantity' => 1.5] + (array) $contents[$key]];
        self::assertStringContainsString(
            '×&nbsp;1.5<',
            self::printed(stallkeeper_theme(OrderSummary::class)->print(...)),
        );
    }

    /** @return array<string, array{string}> */
    public static function templates(): array
    {
        return ['checkout' => ['checkout/review-order.php'], 'order' => ['order/order-details-item.php']];
    }

    #[DataProvider('templates')]
    #[TestDox('The products of an order have images in the template of the $_dataName, not in emails')]
    public function testImages(string $template): void
    {
        $product = $this->product('Kettle');
        $item = self::createStub(WC_Order_Item_Product::class);
        $item->method('get_product')->willReturn($product);
        $names = static fn(): string => self::filteredText(
            'woocommerce_cart_item_name',
            'Kettle',
            ['data' => $product],
            'k',
        ) . self::filteredText('woocommerce_order_item_name', 'Kettle', $item, false);
        do_action('woocommerce_before_template_part', 'cart/cart.php', '', '', []);
        self::assertSame('KettleKettle', $names());
        do_action('woocommerce_before_template_part', $template, '', '', []);
        self::assertSame(1, substr_count($names(), '<img'));
        self::assertSame(1, substr_count($names(), 'alt=""'));
        do_action('woocommerce_after_template_part', $template, '', '', []);
        self::assertSame('KettleKettle', $names());
    }

    #[TestDox('The button has a text for the time in which the order is placed')]
    public function testButton(): void
    {
        self::assertSame(
            '<button data-busy="Placing your order…" id="place_order">Buy</button>',
            apply_filters('woocommerce_order_button_html', '<button id="place_order">Buy</button>'),
        );
        self::assertSame('<i>none</i>', apply_filters('woocommerce_order_button_html', '<i>none</i>'));
    }

    #[TestDox('After an order a guest can continue, a customer can open the order, and nobody sees links of others')]
    public function testNextSteps(): void
    {
        foreach (['shop', 'myaccount'] as $page) {
            update_option("woocommerce_{$page}_page_id", $this->post(['post_type' => 'page']));
        }
        $order = $this->order();
        $steps = fn(): string => self::printed(
            fn() => stallkeeper_theme(OrderReceived::class)->printNextSteps($order->get_id()),
        );
        self::assertStringContainsString('Continue shopping', $steps());
        self::assertStringNotContainsString('View your order', $steps());
        $customer = $this->user('customer');
        wp_set_current_user($customer);
        self::assertStringNotContainsString('View your order', $steps());
        $order->set_customer_id($customer);
        $order->save();
        self::assertStringContainsString('View your order', $steps());
        self::assertSame('', self::printed(fn() => stallkeeper_theme(OrderReceived::class)->printNextSteps('x')));
    }
}
