<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Cart;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Cart\CartForm;
use Stallkeeper\Theme\Cart\RemovedProductNotice;
use Stallkeeper\Theme\Shop\ExpiredNonceNotice;
use Stallkeeper\Theme\Tests\ShopTestCase;

/** The cart and its form. */
final class CartTest extends ShopTestCase
{
    /** @return array<string, array{mixed, int, bool}> */
    public static function quantities(): array
    {
        return [
            'a number' => ['3', 3, true],
            'spaces' => [' 3 ', 3, true],
            'empty' => ['', 1, true],
            'the maximum' => ['9999', 9999, true],
            'more than the maximum' => ['10000', 10000, false],
            'negative' => ['-1', -1, false],
            'zero' => ['0', 0, false],
            'a fraction' => ['1.5', 1, false],
            'text' => ['many', 1, false],
            'a list' => [['2' => '3'], 3, true],
        ];
    }

    #[DataProvider('quantities')]
    #[TestDox('The quantity of a product is validated: $_dataName')]
    public function testQuantity(mixed $raw, int $quantity, bool $isValid): void
    {
        $_REQUEST['quantity'] = $raw;
        self::assertSame(
            $isValid,
            apply_filters('woocommerce_add_to_cart_validation', true, $this->product()->get_id(), $quantity),
        );
        self::assertCount($isValid ? 0 : 1, self::errors());
    }

    #[TestDox('The message escapes what the visitor typed')]
    public function testEscaped(): void
    {
        $_REQUEST['quantity'] = '5" onclick="x';
        apply_filters('woocommerce_add_to_cart_validation', true, $this->product()->get_id(), 1);
        self::assertStringContainsString('“5" onclick="x” is not a valid quantity', self::errors()[0]);
        self::assertStringNotContainsString('"', self::notices()[0]);
    }

    #[TestDox('The quantities in the cart and of the request are added up')]
    public function testSum(): void
    {
        add_filter('stallkeeper_max_quantity', static fn(): int => 5);
        $product = $this->product()->get_id();
        self::assertNotFalse(WC()->cart->add_to_cart($product, 3));
        $_REQUEST['quantity'] = '3';
        self::assertFalse(apply_filters('woocommerce_add_to_cart_validation', true, $product, 3));
        self::assertSame(['You can add at most 5 of each product to the cart.'], self::errors());
    }

    #[TestDox('The input has a maximum unless the stock sets one')]
    public function testMaximum(): void
    {
        self::assertSame(
            9999,
            self::filteredValue('max_value', 'woocommerce_quantity_input_args', ['max_value' => -1], null),
        );
        self::assertSame(
            4,
            self::filteredValue('max_value', 'woocommerce_quantity_input_args', ['max_value' => 4], null),
        );
        add_filter('stallkeeper_max_quantity', static fn(): string => 'x');
        self::assertSame(
            9999,
            self::filteredValue('max_value', 'woocommerce_quantity_input_args', ['max_value' => ''], null),
        );
    }

    #[TestDox('An invalid line of the cart form is left out, with an error, and typed values stay in the form')]
    public function testCartForm(): void
    {
        $one = (string) WC()->cart->add_to_cart($this->product('Kettle')->get_id(), 1);
        $two = (string) WC()->cart->add_to_cart($this->product('Pan')->get_id(), 1);
        $nonce = wp_create_nonce('woocommerce-cart');
        $_POST = $_REQUEST = [
            'update_cart' => '1',
            'woocommerce-cart-nonce' => $nonce,
            'cart' => [$one => ['qty' => 'many'], $two => ['qty' => '2']],
        ];
        stallkeeper_theme(CartForm::class)->checkQuantities();
        self::assertSame([$two], array_keys((array) $_POST['cart']));
        self::assertStringStartsWith('Kettle: “many” is not a valid quantity', self::errors()[0]);
        self::assertSame(
            'many',
            self::filteredValue(
                'input_value',
                'woocommerce_quantity_input_args',
                ['input_name' => "cart[$one][qty]", 'input_value' => 1, 'max_value' => 9],
                null,
            ),
        );
        self::assertSame(
            1,
            self::filteredValue(
                'input_value',
                'woocommerce_quantity_input_args',
                ['input_name' => "cart[$two][qty]", 'input_value' => 1, 'max_value' => 9],
                null,
            ),
        );
        self::printed(static fn() => do_action('woocommerce_after_cart_table'));
        $_POST['cart'] = [$two => ['qty' => '2']];
        stallkeeper_theme(CartForm::class)->checkQuantities();
        self::assertSame(
            1,
            self::filteredValue(
                'input_value',
                'woocommerce_quantity_input_args',
                ['input_name' => "cart[$one][qty]", 'input_value' => 1, 'max_value' => 9],
                null,
            ),
        );
    }

    #[TestDox('A cart form without a nonce changes nothing and says so')]
    public function testCartNonce(): void
    {
        $line = (string) WC()->cart->add_to_cart($this->product()->get_id(), 1);
        $_POST = $_REQUEST = ['update_cart' => '1', 'cart' => [$line => ['qty' => '2']]];
        $this->service(CartForm::class)->checkQuantities();
        self::assertStringStartsWith('Your changes were not saved', self::errors()[0]);
    }

    #[TestDox('Links and forms without a nonce say so')]
    public function testNonces(): void
    {
        $_GET = $_REQUEST = ['remove_item' => 'x'];
        stallkeeper_theme(ExpiredNonceNotice::class)->addNotice();
        self::assertCount(1, self::errors());
        $_GET = $_REQUEST = ['undo_item' => 'x', '_wpnonce' => wp_create_nonce('woocommerce-cart')];
        stallkeeper_theme(ExpiredNonceNotice::class)->addNotice();
        self::assertCount(1, self::errors());
        $_GET = [];
        $_POST = $_REQUEST = ['login' => '1'];
        stallkeeper_theme(ExpiredNonceNotice::class)->addNotice();
        self::assertCount(1, self::errors());
        $_POST = $_REQUEST = ['login' => '1', 'password' => 'x'];
        stallkeeper_theme(ExpiredNonceNotice::class)->addNotice();
        self::assertCount(2, self::errors());
    }

    #[TestDox('A product that was deleted is announced')]
    public function testRemoved(): void
    {
        $id = $this->product()->get_id();
        WC()->session->set('cart', [
            'a' => ['product_id' => $id],
            'b' => ['product_id' => 999999],
            'c' => ['product_id' => 999998, 'variation_id' => 0],
        ]);
        stallkeeper_theme(RemovedProductNotice::class)->addNotice(WC()->cart);
        self::assertSame(['2 products in your cart are no longer available and were removed.'], self::errors());
    }

    #[TestDox('A line whose product is out of stock says so')]
    public function testSoldOut(): void
    {
        $line = static fn(\WC_Product $product): string => self::filteredText(
            'woocommerce_cart_item_class',
            'cart_item',
            ['data' => $product],
            'key',
        ) . self::printed(static fn() => do_action('woocommerce_after_cart_item_name', ['data' => $product], 'key'));
        self::assertSame('cart_item', $line($this->product()));
        self::assertSame(
            'cart_item cart_item--sold-out<p class="cart-item__note">Out of stock</p>',
            $line($this->product('Kettle', '12', ['_stock_status' => 'outofstock'])),
        );
    }

    #[TestDox('The link to the cart is in the header')]
    public function testLink(): void
    {
        $html = self::printed(static fn() => do_action('stallkeeper_header_tools'));
        self::assertStringContainsString(esc_url(wc_get_cart_url()), $html);
        self::assertNotSame(
            [],
            array_filter((array) apply_filters('woocommerce_add_to_cart_fragments', []), is_string(...)),
        );
    }
}
