<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\ProductList;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\ProductList\ListView;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WP_Query;

/** Layout and pages of product lists. */
final class ListViewTest extends ShopTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $query = new WP_Query();
        $query->is_tax = true;
        $term = wp_insert_term('Pots', 'product_cat');
        self::assertIsArray($term);
        $pots = get_term($term['term_id']);
        self::assertInstanceOf(\WP_Term::class, $pots);
        $query->queried_object = $pots;
        $GLOBALS['wp_query'] = $query;
    }

    protected function tearDown(): void
    {
        wc_reset_loop();
        parent::tearDown();
    }

    #[TestDox('Rows are a setting of the shop and its categories')]
    public function testRows(): void
    {
        self::assertNotContains('has-product-rows', get_body_class());
        set_theme_mod('stallkeeper_product_list_view', 'list');
        self::assertContains('has-product-rows', get_body_class());
        set_theme_mod('stallkeeper_product_list_view', 'waterfall');
        self::assertNotContains('has-product-rows', get_body_class());
        set_theme_mod('stallkeeper_product_list_view', 'list');
        $GLOBALS['wp_query'] = new WP_Query();
        self::assertNotContains('has-product-rows', get_body_class());
    }

    #[TestDox('With the setting, a list has a link to its next page, which keeps the filters; the last page has none')]
    public function testMore(): void
    {
        $_SERVER['REQUEST_URI'] = '/shop/?shop_color=a%26b&add-to-cart=7';
        wc_set_loop_prop('current_page', '1');
        wc_set_loop_prop('total_pages', '2');
        self::assertSame('', $this->more());
        set_theme_mod('stallkeeper_product_list_pages', 'more');
        self::assertMatchesRegularExpression(
            '~^<p class="load-more" data-part="load-more" data-added="Products added to the list: %1\$s"><a class="button button--quiet" rel="next" href="[^"]*shop_color=a%26b[^"]*">Show more products</a></p>$~',
            $this->more(),
        );
        self::assertMatchesRegularExpression('~(paged=2|/page/2/)~', $this->more());
        self::assertStringNotContainsString('add-to-cart', $this->more());
        wc_set_loop_prop('is_shortcode', '1');
        self::assertSame('', $this->more());
        wc_set_loop_prop('is_shortcode', '');
        wc_set_loop_prop('current_page', '2');
        self::assertSame('', $this->more());
        wc_set_loop_prop('current_page', '1');
        $GLOBALS['wp_query'] = new WP_Query();
        self::assertSame('', $this->more());
    }

    /** @phpstan-impure */
    private function more(): string
    {
        return self::printed([stallkeeper_theme(ListView::class), 'printMore']);
    }
}
