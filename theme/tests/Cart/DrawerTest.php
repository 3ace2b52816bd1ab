<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Cart;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Cart\Drawer;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WP_HTML_Tag_Processor;

/** The cart beside the page. */
final class DrawerTest extends ShopTestCase
{
    #[TestDox('The line of this request is marked and comes first, and the title says so')]
    public function testAdded(): void
    {
        $drawer = $this->service(Drawer::class);
        WC()->cart->add_to_cart($this->product('Kettle')->get_id(), 1);
        $drawer->rememberAdded((string) WC()->cart->add_to_cart($this->product('Pan')->get_id(), 1));
        $html = $drawer->html();
        self::assertStringContainsString('Added to your cart', $html);
        self::assertMatchesRegularExpression('~<li[^>]+data-added.*Pan.*<li(?![^>]+data-added).*Kettle~s', $html);
        self::assertSame(1, substr_count($html, 'Just added'));
    }

    #[TestDox('A button of a list tells the product that it has added')]
    public function testAddedProduct(): void
    {
        $pan = $this->product('Pan')->get_id();
        WC()->cart->add_to_cart($this->product('Kettle')->get_id(), 1);
        WC()->cart->add_to_cart($pan, 1);
        $_POST = $_REQUEST = ['added' => (string) $pan];
        self::assertMatchesRegularExpression(
            '~<li[^>]+data-added.*Pan.*Kettle~s',
            $this->service(Drawer::class)->html(),
        );
        $_POST = $_REQUEST = ['added' => '999999'];
        self::assertStringNotContainsString('data-added', $this->service(Drawer::class)->html());
    }

    #[TestDox('The form is the one of the cart, with its nonce, quantities and links')]
    public function testForm(): void
    {
        $key = (string) WC()->cart->add_to_cart($this->product('Kettle')->get_id(), 2);
        $fields = [];
        $tags = new WP_HTML_Tag_Processor($this->service(Drawer::class)->html());
        while ($tags->next_tag(['tag_name' => 'INPUT'])) {
            $fields[(string) $tags->get_attribute('name')] = $tags->get_attribute('value');
        }
        self::assertSame('2', $fields["cart[$key][qty]"] ?? '');
        self::assertSame('1', $fields['update_cart'] ?? '');
        self::assertNotFalse(wp_verify_nonce((string) ($fields['woocommerce-cart-nonce'] ?? ''), 'woocommerce-cart'));
        self::assertStringContainsString("remove_item=$key", $this->service(Drawer::class)->html());
    }

    #[TestDox('Names and messages are escaped')]
    public function testEscaped(): void
    {
        WC()->cart->add_to_cart($this->product('Pan <script>alert(1)</script>" onclick="x')->get_id(), 1);
        $html = $this->service(Drawer::class)->html();
        self::assertStringNotContainsString('<script', $html);
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            self::assertNull($tags->get_attribute('onclick'));
        }
    }

    #[TestDox('Messages are shown once')]
    public function testNotices(): void
    {
        wc_add_notice('Sold out', 'error');
        self::assertStringContainsString('Sold out', $this->service(Drawer::class)->html());
        self::assertStringNotContainsString('Sold out', $this->service(Drawer::class)->html());
    }

    #[TestDox('An empty cart leads to the shop')]
    public function testEmpty(): void
    {
        $html = $this->service(Drawer::class)->html();
        self::assertStringContainsString('Your cart is empty.', $html);
        self::assertStringNotContainsString('Checkout', $html);
    }

    #[TestDox('Cross-sells that can be bought are suggested, as many as the setting says')]
    public function testSuggestions(): void
    {
        $ids = array_map(fn(int $n): int => $this->product("Cup $n")->get_id(), range(1, 4));
        $sold = $this->product('Sold out cup', '12', ['_stock_status' => 'outofstock'])->get_id();
        $pan = $this->product('Pan')->get_id();
        update_post_meta($pan, '_crosssell_ids', [$sold, ...$ids]);
        clean_post_cache($pan);
        WC()->cart->add_to_cart($pan, 1);
        $html = $this->service(Drawer::class)->html();
        self::assertSame(3, substr_count($html, '<li class="cart-drawer__suggestion"'));
        self::assertStringNotContainsString('Sold out cup', $html);
        set_theme_mod('stallkeeper_cart_suggestions', 0);
        self::assertStringNotContainsString('suggestion', $this->service(Drawer::class)->html());
    }

    #[TestDox('The cart link has the amount in its name, and opens the cart beside the page if the setting is on')]
    public function testLink(): void
    {
        $link = static fn(): string => self::printed(static fn() => do_action('stallkeeper_header_tools'));
        self::assertStringContainsString('0 items</span>', $link());
        WC()->cart->add_to_cart($this->product('Pan', '12.50')->get_id(), 2);
        WC()->cart->calculate_totals();
        self::assertStringContainsString('2 items, €25.00</span>', html_entity_decode($link()));
        self::assertStringContainsString('data-drawer', $link());
        set_theme_mod('stallkeeper_cart_after_adding', 'notice');
        self::assertStringNotContainsString('data-drawer', $link());
    }
}
