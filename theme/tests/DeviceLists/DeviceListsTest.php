<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\DeviceLists;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\DeviceLists\DeviceLists;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WC_Product;

/** The wish list and the recently viewed products, whose script stores them on the device. */
final class DeviceListsTest extends ShopTestCase
{
    private mixed $shortcodes = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->shortcodes = $GLOBALS['shortcode_tags'];
    }

    protected function tearDown(): void
    {
        $GLOBALS['shortcode_tags'] = $this->shortcodes;
        parent::tearDown();
    }

    #[TestDox('The button has the data of the product, escaped; a protected product has none')]
    public function testButton(): void
    {
        $html = $this->button($this->product('Kettle "1" & lid'));
        self::assertMatchesRegularExpression(
            '~^<button [^>]*hidden [^>]*data-name="Kettle (&quot;|“|”|&#\d+;)1~',
            $html,
        );
        self::assertStringContainsString('&amp; lid"', $html);
        self::assertStringContainsString('data-image=""', $html);
        $button = $this->button($this->product('Kettle & lid'));
        self::assertStringContainsString('data-added="Kettle &amp; lid is on your wish list."', $button);
        self::assertStringContainsString('#wishlist"', $button);
        self::assertSame('', $this->button($this->product('Secret', password: 'x')));
        set_theme_mod('stallkeeper_product_wishlist', '');
        self::assertSame('', $this->button($this->product()));
    }

    #[TestDox('The lists are hidden until the script fills them; recently viewed products are off by default')]
    public function testLists(): void
    {
        $lists = stallkeeper_theme(DeviceLists::class);
        $wishes = self::printed($lists->printWishlist(...));
        self::assertMatchesRegularExpression('~<section [^>]*data-list="wishlist"[^>]* hidden~s', $wishes);
        self::assertStringNotContainsString('data-id', $wishes);
        $product = $this->product();
        $GLOBALS['product'] = $product;
        self::assertSame('', self::printed($lists->printRecentlyViewed(...)));
        set_theme_mod('stallkeeper_product_recently_viewed', '1');
        $recent = self::printed($lists->printRecentlyViewed(...));
        self::assertStringContainsString('data-id="' . $product->get_id() . '"', $recent);
        $GLOBALS['product'] = $this->product('Secret', password: 'x');
        self::assertStringNotContainsString('Secret', self::printed($lists->printRecentlyViewed(...)));
        set_theme_mod('stallkeeper_product_wishlist', '');
        self::assertSame('', self::printed($lists->printWishlist(...)));
    }

    #[TestDox('The wish list is below the block cart, once')]
    public function testBlockCart(): void
    {
        // The original shortcode defines WOOCOMMERCE_CART for all later tests. tearDown() restores it.
        add_shortcode('woocommerce_cart', static fn(): string => '<form></form>');
        $render = static fn(string $html): string => stallkeeper_theme(DeviceLists::class)->addWishlist($html);
        $block = static function (): string {
            $html = apply_filters('render_block_woocommerce/cart', '<div>Cart</div>', [
                'blockName' => 'woocommerce/cart',
            ]);
            self::assertIsString($html);

            return $html;
        };
        $list = '~</noscript><section [^>]*data-list="wishlist"~';
        self::assertMatchesRegularExpression($list, $block());
        $html = '<section data-list="wishlist"></section>';
        self::assertSame($html, $render($html));
        self::assertMatchesRegularExpression($list, $render("<noscript>{$html}</noscript>"));
        set_theme_mod('stallkeeper_product_wishlist', '');
        self::assertStringNotContainsString('<section class="device-list"', $block());
    }

    private function button(WC_Product $product): string
    {
        $GLOBALS['product'] = $product;

        return self::printed(stallkeeper_theme(DeviceLists::class)->printButton(...));
    }
}
