<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Privacy;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Privacy\ProtectedPosts;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tests\ShopVisitor;

/** Lists do not contain posts and products with a password. */
final class ProtectedPostsTest extends PluginTestCase
{
    use ShopVisitor;

    #[TestDox('Products with a password are not in lists')]
    public function testProtected(): void
    {
        $open = $this->product();
        $closed = $this->product('Secret', '5', [], 'password');
        self::assertTrue(apply_filters('woocommerce_product_is_visible', true, $open->get_id()));
        self::assertFalse(apply_filters('woocommerce_product_is_visible', true, $closed->get_id()));
        self::assertSame('', apply_filters('woocommerce_blocks_product_grid_item_html', '<li>', [], $closed));
        self::assertSame('<li>', apply_filters('woocommerce_blocks_product_grid_item_html', '<li>', [], $open));
        self::assertSame(
            '',
            stallkeeper_tools(ProtectedPosts::class)->hideProductBlock('x', [
                'blockName' => 'woocommerce/single-product',
                'attrs' => ['productId' => $closed->get_id()],
            ]),
        );
        self::assertSame(
            ['has_password' => false, 'limit' => 3],
            apply_filters('woocommerce_shortcode_products_query', ['limit' => 3]),
        );
    }
}
