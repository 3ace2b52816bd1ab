<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Records;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;

/** Values of attributes: which ones searches find, and by which ones visitors can filter. */
final class ProductAttributesTest extends IndexTestCase
{
    private const SIZES = ['S', 'M', 'L', 'XL'];

    protected function setUp(): void
    {
        parent::setUp();
        register_taxonomy('pa_size', ['product'], ['public' => false]);
        foreach (self::SIZES as $size) {
            wp_insert_term("Zanzibar $size", 'pa_size', ['slug' => strtolower($size)]);
        }
        add_filter('woocommerce_attribute_taxonomies', static fn(): array => []);
    }

    protected function tearDown(): void
    {
        unregister_taxonomy('pa_size');
        parent::tearDown();
    }

    #[TestDox('Searches find values of global attributes without archives, and of custom attributes')]
    public function testSearched(): void
    {
        $product = new WC_Product_Simple();
        $product->set_name('Drill');
        $product->set_status('publish');
        $product->set_attributes([
            self::attribute('Colour', ['crimson & teal', 'sepiabrown'], true),
            self::attribute('Supplier', ['hiddenfactory'], false),
        ]);
        $id = $product->save();
        wp_set_object_terms($id, ['Zanzibar XL'], 'pa_size');
        $this->endRequest();

        foreach (['crimson', 'sepiabrown', 'zanzibar xl', 'drill sepiabrown'] as $query) {
            self::assertSame([$id], $this->found($query), $query);
        }
        self::assertSame([], $this->found('hiddenfactory'));
        self::assertSame(
            ['Zanzibar XL', 'crimson & teal', 'sepiabrown'],
            $this->foundRecord('sepiabrown')['attribute_values'],
        );
    }

    #[TestDox('Attributes are not among the taxonomies, also if they have archives')]
    public function testArchives(): void
    {
        unregister_taxonomy('pa_size');
        register_taxonomy('pa_size', ['product'], ['public' => true]);
        $product = new WC_Product_Simple();
        $product->set_name('Sepiadrill');
        $product->set_status('publish');
        $id = $product->save();
        wp_set_object_terms($id, ['Zanzibar XL'], 'pa_size');
        $this->endRequest();
        $record = $this->foundRecord('sepiadrill');
        self::assertIsArray($record['taxonomies']);
        self::assertArrayNotHasKey('pa_size', $record['taxonomies']);
        self::assertSame(['pa_size' => ['Zanzibar XL']], $record['attributes']);
    }

    /**
     * S is in stock, M is sold out, L is disabled, XL has no variation.
     *
     * @param list<string> $expected
     */
    #[TestDox('Filters list the sizes of variations that visitors can see; hide sold-out products: $isHidden')]
    #[TestWith([false, ['S', 'M']])]
    #[TestWith([true, ['S']])]
    public function testVariations(bool $isHidden, array $expected): void
    {
        update_option('woocommerce_hide_out_of_stock_items', $isHidden ? 'yes' : 'no');
        $product = $this->variable();
        self::variation($product, 's');
        $soldOut = self::variation($product, 'm', 'outofstock');
        self::variation($product, 'l', 'instock', 'private');
        $this->endRequest();
        self::assertSame($expected, $this->sizes($product));
        self::assertSame([$product], $this->found('zanzibar xl'));

        update_post_meta($soldOut, '_stock_status', 'instock');
        $this->endRequest();
        self::assertSame(['S', 'M'], $this->sizes($product));
    }

    #[TestDox('A variation for any size has all sizes of its product')]
    public function testAnySize(): void
    {
        $product = $this->variable();
        self::variation($product, '');
        $this->endRequest();
        self::assertSame(self::SIZES, $this->sizes($product));
    }

    #[TestDox('A product whose variations have no price has no size to filter by')]
    public function testWithoutPrice(): void
    {
        $product = $this->variable();
        self::variation($product, 's', price: '');
        $this->endRequest();
        self::assertSame([], $this->sizes($product));
    }

    private function variable(): int
    {
        $product = new WC_Product_Variable();
        $product->set_name('Sepiashirt');
        $product->set_status('publish');
        $id = $product->save();
        wp_set_object_terms(
            $id,
            array_map(static fn(string $size): string => "Zanzibar $size", self::SIZES),
            'pa_size',
        );
        // A global attribute whose taxonomy only this test registers.
        update_post_meta($id, '_product_attributes', [
            'pa_size' => [
                'name' => 'pa_size',
                'value' => '',
                'position' => 0,
                'is_visible' => 1,
                'is_variation' => 1,
                'is_taxonomy' => 1,
            ],
        ]);

        return $id;
    }

    private static function variation(
        int $product,
        string $size,
        string $stock = 'instock',
        string $status = 'publish',
        string $price = '10',
    ): int {
        $variation = new WC_Product_Variation();
        $variation->set_parent_id($product);
        $variation->set_attributes(['pa_size' => $size]);
        $variation->set_regular_price($price);
        $variation->set_stock_status($stock);
        $variation->set_status($status);
        $id = $variation->save();
        // WooCommerce updates the product at the end of the request.
        WC_Product_Variable::sync($product);

        return $id;
    }

    /** @param list<string> $options */
    private static function attribute(string $name, array $options, bool $isVisible): WC_Product_Attribute
    {
        $attribute = new WC_Product_Attribute();
        $attribute->set_name($name);
        $attribute->set_options($options);
        $attribute->set_visible($isVisible);

        return $attribute;
    }

    /** @return list<string> sizes with which a filter finds the product */
    private function sizes(int $product): array
    {
        stallkeeper_tools(BuiltInEngine::class)->forget();

        return array_values(
            array_filter(self::SIZES, static function (string $size) use ($product): bool {
                $result = stallkeeper_tools(BuiltInEngine::class)->search([
                    'query' => '',
                    'facetFilters' => ["attributes.pa_size:Zanzibar $size"],
                ]);
                self::assertNotNull($result);

                return in_array("$product-0", array_column($result->hits, 'objectID'), true);
            }),
        );
    }
}
