<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\DemoContent;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\DemoContent\DemoRecords;
use WC_Product;
use WC_Product_Simple;
use WC_Product_Variable;
use WP_Post;

/** Products by WooCommerce’s own importer. */
final class DemoProductsTest extends DemoContentTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        self::needProducts();
    }

    #[TestDox('Products have their prices, categories, pictures and variations, and no request was sent')]
    public function testProducts(): void
    {
        add_filter('pre_http_request', self::fail(...));
        $this->import();
        $kettle = self::product('SK-101');
        self::assertInstanceOf(WC_Product_Simple::class, $kettle);
        self::assertSame('publish', $kettle->get_status());
        self::assertSame('119.00', $kettle->get_regular_price());
        self::assertTrue($kettle->is_in_stock());
        self::assertStringContainsString("</p>\n<ul>", $kettle->get_description());
        $posts = self::records()->posts();
        self::assertSame($posts['attachment:picture-product-copper-kettle'], (int) $kettle->get_image_id());
        self::assertSame([$posts['attachment:picture-product-copper-kettle-close']], $kettle->get_gallery_image_ids());
        $terms = get_the_terms($kettle->get_id(), 'product_cat');
        self::assertIsArray($terms);
        self::assertSame(['kettles'], array_column($terms, 'slug'));
        self::assertSame('Whatever stands on the stove.', $terms[0]->description);
        self::assertSame('kitchen', get_term($terms[0]->parent)->slug ?? '');
        $enamel = self::product('SK-102');
        self::assertInstanceOf(WC_Product_Variable::class, $enamel);
        self::assertCount(3, $enamel->get_children());
        self::assertSame(
            ['49.00', '54.00'],
            [$enamel->get_variation_price('min'), $enamel->get_variation_price('max')],
        );
        self::assertSame('Cream', self::product('SK-102-C')->get_attribute('colour'));
        self::assertSame(
            $posts['attachment:picture-product-enamel-kettle-cream'],
            (int) self::product('SK-102-C')->get_image_id(),
        );
    }

    #[TestDox('A product of the owner with the same SKU stays as it is, with its variations, also after the removal')]
    public function testOwnProducts(): void
    {
        $own = new WC_Product_Simple();
        $own->set_name('My kettle');
        $own->set_sku('SK-102');
        $own->set_regular_price('5');
        $id = $own->save();
        $before = (array) get_post($id);
        $this->import();
        self::assertEquals($before, (array) get_post($id));
        self::assertSame('5', self::product('SK-102')->get_regular_price());
        self::assertSame([], get_children(['post_parent' => $id, 'post_type' => 'product_variation']));
        self::assertSame(0, wc_get_product_id_by_sku('SK-102-C'));
        self::assertGreaterThan(0, wc_get_product_id_by_sku('SK-101'));
        $this->remove();
        self::assertSame('My kettle', self::product('SK-102')->get_name());
        self::assertSame(0, wc_get_product_id_by_sku('SK-101'));
    }

    #[TestDox('An interrupted import of products continues with the same product')]
    public function testInterrupted(): void
    {
        $stop = static function (): void {
            throw new \Error('The server was stopped.');
        };
        add_action('woocommerce_new_product_variation', $stop);
        try {
            $this->import();
            self::fail('It was not interrupted.');
        } catch (\Error $stopped) {
            self::assertSame('The server was stopped.', $stopped->getMessage());
        }
        remove_action('woocommerce_new_product_variation', $stop);
        $this->import();
        self::assertInstanceOf(WC_Product_Variable::class, self::product('SK-102'));
        self::assertCount(3, self::product('SK-102')->get_children());
        self::assertSame(
            '2',
            (string) self::database()->get_var(
                'SELECT COUNT(*) FROM ' . self::database()->posts . " WHERE post_type = 'product'",
            ),
        );
    }

    #[TestDox('A product whose variation has a new price stays complete')]
    public function testEdited(): void
    {
        $this->import();
        $variation = self::product('SK-102-C');
        $variation->set_regular_price('60');
        $variation->save();
        $product = self::product('SK-102')->get_id();
        $state = $this->remove();
        self::assertContains('Enamel kettle', $state->kept);
        self::assertCount(3, get_children(['post_parent' => $product, 'post_type' => 'product_variation']));
        self::assertSame('60', self::product('SK-102-C')->get_regular_price());
        self::assertSame('', get_post_meta($variation->get_id(), DemoRecords::META, true));
        self::assertInstanceOf(WP_Post::class, get_post((int) $variation->get_image_id()));
        self::assertSame(0, wc_get_product_id_by_sku('SK-101'));
    }

    private static function product(string $sku): WC_Product
    {
        $product = wc_get_product(wc_get_product_id_by_sku($sku));
        self::assertInstanceOf(WC_Product::class, $product, $sku);

        return $product;
    }
}
