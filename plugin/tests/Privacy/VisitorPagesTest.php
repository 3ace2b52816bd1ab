<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Privacy;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Privacy\VisitorPages;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tests\ShopVisitor;

/** Pages that contain data of a visitor with a session. */
final class VisitorPagesTest extends PluginTestCase
{
    use ShopVisitor;

    #[TestDox('A visitor with a cart or a notice gets private pages')]
    public function testPrivate(): void
    {
        self::assertFalse(stallkeeper_tools(VisitorPages::class)->isPrivate(false));
        wc_add_notice('x', 'error');
        self::assertTrue(stallkeeper_tools(VisitorPages::class)->isPrivate(false));
        wc_clear_notices();
        WC()->cart->add_to_cart($this->product()->get_id(), 1);
        self::assertTrue(stallkeeper_tools(VisitorPages::class)->isPrivate(false));
    }

    #[TestDox('A page with the block of the cart is private')]
    public function testBlock(): void
    {
        $id = $this->post(['post_type' => 'page', 'post_content' => '<!-- wp:woocommerce/cart /-->']);
        self::visit("/?page_id=$id");
        self::assertTrue(stallkeeper_tools(VisitorPages::class)->isPrivate(false));
    }
}
