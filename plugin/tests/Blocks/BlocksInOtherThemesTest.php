<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Blocks;

use PHPUnit\Framework\Attributes\TestDox;

#[TestDox('In a theme that does not render the blocks,')]
final class BlocksInOtherThemesTest extends BlockTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        self::withoutThemeMarkup();
    }

    #[TestDox('products are WooCommerce’s own list, below the heading')]
    public function testProducts(): void
    {
        if (!shortcode_exists('products')) {
            self::markTestSkipped('The stand-in has no shortcode of products.');
        }
        $this->product('Kettle');
        $html = self::block('products', ['source' => 'latest', 'title' => 'New <i>here</i>', 'count' => 999]);
        self::assertStringContainsString('<h2>New here</h2>', $html);
        self::assertStringContainsString('Kettle', $html);
        self::assertStringContainsString('Kettle', self::block('products', ['source' => 'featured']), 'the newest');
        self::assertSame('', self::block('products', ['source' => 'sale', 'title' => 'None']));
    }

    #[TestDox('the banner is a list of links, without what visitors may not see')]
    public function testBanner(): void
    {
        $page = $this->post(['post_type' => 'page', 'post_title' => 'About &amp; us']);
        $draft = $this->post(['post_type' => 'page', 'post_title' => 'Draft', 'post_status' => 'draft']);
        $closed = $this->post(['post_type' => 'page', 'post_title' => 'Closed', 'post_password' => 'x']);
        $html = self::block('banner', ['source' => 'pages', 'page1' => $page, 'page2' => $draft, 'page3' => $closed]);
        self::assertStringContainsString('>About &amp; us</a></li></ul>', $html);
        self::assertSame(1, substr_count($html, '<li>'));
        $this->post(['post_title' => 'First']);
        $this->post(['post_title' => 'Second']);
        self::assertSame(1, substr_count(self::block('banner', ['source' => 'posts', 'count' => 0]), '<li>'));
    }

    #[TestDox('the catalog is a menu of WordPress, or the categories')]
    public function testCatalog(): void
    {
        $this->product();
        $menu = wp_create_nav_menu('Tea');
        self::assertIsInt($menu);
        wp_update_nav_menu_item($menu, 0, [
            'menu-item-title' => 'Green <i>tea</i>',
            'menu-item-url' => 'https://example.org/green',
            'menu-item-status' => 'publish',
        ]);
        $html = self::block('catalog', ['menu' => $menu, 'title' => 'Teas']);
        self::assertStringContainsString('<h2>Teas</h2><nav aria-label="Teas">', $html);
        self::assertStringContainsString('href="https://example.org/green"', $html);
        wp_set_object_terms($this->product('Pot')->get_id(), 'Pots', 'product_cat');
        self::assertMatchesRegularExpression(
            '~<nav aria-label="Catalog"><ul>\s*<li[^>]*><a[^>]*>Pots</a>~',
            self::block('catalog'),
        );
    }
}
