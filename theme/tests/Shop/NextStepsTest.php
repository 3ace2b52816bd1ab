<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Shop;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\FrontPage\ListCache;
use Stallkeeper\Theme\Shop\NextSteps;
use Stallkeeper\Theme\Tests\ShopTestCase;

/** Pages of a shop without products lead further. */
final class NextStepsTest extends ShopTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        stallkeeper_theme(ListCache::class)->deleteCache();
    }

    #[TestDox('The products that were sold most are first; hidden, protected and sold out ones are left out')]
    public function testPopular(): void
    {
        $this->product('Rarely sold', meta: ['total_sales' => '2']);
        $this->product('Often sold', meta: ['total_sales' => '100']);
        $this->product('Sold out', meta: ['total_sales' => '900', '_stock_status' => 'outofstock']);
        $this->product('Secret', meta: ['total_sales' => '800'], password: 'x');
        $html = stallkeeper_theme(NextSteps::class)->html();
        self::assertStringContainsString('Popular products', $html);
        self::assertSame(1, preg_match('~Often sold.*Rarely sold~s', $html));
        self::assertStringNotContainsString('Sold out', $html);
        self::assertStringNotContainsString('Secret', $html);
        self::assertStringContainsString('role="search"', $html);
    }

    #[TestDox('A shop that has sold nothing shows its new products, and says so')]
    public function testNothingSold(): void
    {
        $this->product('New kettle');
        $html = stallkeeper_theme(NextSteps::class)->html();
        self::assertStringContainsString('New products', $html);
        self::assertStringNotContainsString('Popular products', $html);
        self::assertStringContainsString('New kettle', $html);
    }

    #[TestDox('Categories are links, with escaped names')]
    public function testCategories(): void
    {
        foreach (['Pots & pans', 'Knives'] as $name) {
            $term = wp_insert_term($name, 'product_cat');
            self::assertIsArray($term);
            wp_set_object_terms($this->product($name)->get_id(), [$term['term_id']], 'product_cat');
        }
        $html = stallkeeper_theme(NextSteps::class)->html();
        self::assertMatchesRegularExpression('~<a\s+href="[^"]+"\s*>Pots &amp; pans</a>~', $html);
    }

    #[TestDox('The empty cart and an empty list have next steps, other templates have none')]
    public function testPlaces(): void
    {
        $this->product();
        $after = static fn(string $template): string => self::printed(
            static fn() => stallkeeper_theme(NextSteps::class)->printForCart($template),
        );
        self::assertStringContainsString('next-steps', $after('cart/cart-empty.php'));
        self::assertSame('', $after('cart/cart.php'));
        self::assertStringContainsString(
            'next-steps',
            self::printed(static fn() => do_action('woocommerce_no_products_found')),
        );
    }
}
