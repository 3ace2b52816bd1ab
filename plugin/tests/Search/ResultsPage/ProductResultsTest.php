<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\ResultsPage;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use WC_Cache_Helper;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Variable;
use WC_Product_Variation;
use WC_Tax;

/**
 * The products of a results page: customers find them by SKU, and they have the price that the shop page shows to a
 * signed-out visitor.
 */
final class ProductResultsTest extends ResultsPageTestCase
{
    #[TestDox('The SKU $query finds its product first')]
    #[TestWith(['SK-112'])]
    #[TestWith(['sk112'])]
    #[TestWith(['sk 112'])]
    #[TestWith(['SK_112'])]
    public function testCode(string $query): void
    {
        $this->codes();
        self::assertSame('Tea bowl, ash glaze', $this->names($query)[0] ?? null);
    }

    #[TestDox('The beginning of SKUs, $query, finds the products with them first')]
    #[TestWith(['SK-11'])]
    #[TestWith(['sk11'])]
    #[TestWith(['SK 11'])]
    public function testBeginning(string $query): void
    {
        $this->codes();
        self::assertEqualsCanonicalizing(
            ['Tea bowl, ash glaze', 'Wool blanket'],
            array_slice($this->titles(['s' => $query]), 0, 2),
        );
    }

    #[TestDox('A GTIN and a changed SKU are searched, a removed one is not')]
    public function testChangedCodes(): void
    {
        $id = $this->product('Zanzibar trivet', ['sku' => 'ZZ-4711-A']);
        update_post_meta($id, '_global_unique_id', '4006381333931');
        $this->endRequest();
        foreach (['zz4711', '4006381333931', '4006 3813 33931'] as $query) {
            self::assertSame(['Zanzibar trivet'], $this->names($query), $query);
        }
        $this->change($id, ['sku' => 'ZZ-9']);
        self::assertSame([[], ['Zanzibar trivet']], [$this->names('zz4711'), $this->names('zz9')]);
    }

    #[TestDox('Products that are out of stock come last, unless the setting is off; sales sort equal products')]
    public function testOrder(): void
    {
        $ids = [
            $this->product('Zanzibar trivet', ['stock_status' => 'outofstock', 'total_sales' => 50]),
            $this->product('Zanzibar trivet', ['total_sales' => 9]),
            $this->product('Zanzibar trivet', ['total_sales' => 3]),
            $this->product('Bowl', ['description' => 'Fits on a Zanzibar trivet.']),
        ];
        $this->endRequest();
        $links = fn(): array => self::links($this->open(['s' => 'zanzibar', 'shop_type' => 'product']), 'hit__title');
        $expected = static fn(int ...$order): array => array_map(
            static fn(int $place): string => esc_url(wp_make_link_relative((string) get_permalink($ids[$place]))),
            $order,
        );
        self::assertSame($expected(1, 2, 3, 0), $links());
        update_option('stallkeeper_search_sold_out_last', '');
        $this->nextRequest();
        self::assertSame($expected(0, 1, 2, 3), $links());
    }

    #[TestDox('The results show a changed price, and a product that became private is not found')]
    public function testChangedPrice(): void
    {
        $id = $this->product('Zanzibar trivet', ['regular_price' => '12.50']);
        $this->endRequest();
        $prices = fn(): string => implode(' ', self::texts($this->open(['s' => 'zanzibar']), 'hit__price'));
        self::assertStringContainsString('12.50', $prices());
        $this->change($id, ['regular_price' => '13.75']);
        self::assertStringContainsString('13.75', $prices());
        $this->change($id, ['status' => 'private']);
        $html = $this->open(['s' => 'zanzibar']);
        self::assertSame([], self::texts($html, 'hit__title'));
        self::assertStringNotContainsString('trivet', $html);
    }

    #[TestDox('A sale price counts while the sale lasts')]
    public function testSale(): void
    {
        $id = $this->product('Zanzibar trivet', ['regular_price' => '20', 'sale_price' => '12']);
        $this->endRequest();
        self::assertSame(['Zanzibar trivet'], $this->found15());
        self::assertStringContainsString('12.00', $this->price());
        $this->change($id, ['sale_price' => '']);
        self::assertSame([], $this->found15());
        self::assertSame(['Zanzibar trivet'], $this->priced(['shop_min' => '15', 'shop_max' => '20']));
        self::assertStringContainsString('20.00', $this->price());
    }

    #[TestDox('A variable product is found by each of its prices and by the SKU of a variation')]
    public function testVariable(): void
    {
        [, $large] = $this->basket();
        self::assertSame(['Zanzibar basket'], $this->priced(['shop_min' => '25', 'shop_max' => '40']));
        self::assertSame(['Zanzibar basket'], $this->priced(['shop_min' => '5', 'shop_max' => '10']));
        self::assertSame([], $this->priced(['shop_min' => '31']));
        self::assertSame(['Zanzibar basket'], $this->titles(['s' => 'zb1l']));
        self::assertMatchesRegularExpression('/10\.00.*30\.00/', $this->price());
        // A change of a variation changes the record of its product.
        $this->change($large, ['regular_price' => '50', 'sku' => 'ZB-9']);
        self::assertSame(['Zanzibar basket'], $this->priced(['shop_min' => '45']));
        self::assertSame(['Zanzibar basket'], $this->titles(['s' => 'zb9']));
        $this->change($large, ['status' => 'private']);
        self::assertSame([[], []], [$this->priced(['shop_min' => '45']), $this->titles(['s' => 'zb9'])]);
    }

    #[TestDox('Prices follow the tax settings')]
    public function testTaxes(): void
    {
        update_option('woocommerce_calc_taxes', 'no');
        update_option('woocommerce_prices_include_tax', 'no');
        foreach (array_keys(WC_Tax::get_base_tax_rates()) as $old) {
            WC_Tax::_delete_tax_rate($old);
        }
        $this->basket();
        $rate = WC_Tax::_insert_tax_rate([
            'tax_rate_country' => '',
            'tax_rate' => '20.0000',
            'tax_rate_name' => 'Tax',
            'tax_rate_priority' => 1,
            'tax_rate_shipping' => 0,
            'tax_rate_order' => 1,
            'tax_rate_class' => '',
        ]);
        update_option('woocommerce_calc_taxes', 'yes');
        update_option('woocommerce_tax_display_shop', 'incl');
        $this->nextRequest();
        self::assertSame(['Zanzibar basket'], $this->priced(['shop_min' => '35']));
        self::assertMatchesRegularExpression('/12\.00.*36\.00/', $this->price());
        WC_Tax::_update_tax_rate($rate, ['tax_rate' => '50.0000']);
        WC_Cache_Helper::invalidate_cache_group('taxes');
        WC_Cache_Helper::get_transient_version('product', true);
        $this->nextRequest();
        self::assertSame(['Zanzibar basket'], $this->priced(['shop_min' => '45']));
    }

    private function codes(): void
    {
        $this->product('Wool blanket', ['sku' => 'SK-113']);
        $this->product('Tea bowl, ash glaze', ['sku' => 'SK-112']);
        $this->product('Kettle 112', ['sku' => 'KT-20415']);
        $this->endRequest();
    }

    /** @return array{int, int} ids of a variable product and of its more expensive variation */
    private function basket(): array
    {
        $attribute = new WC_Product_Attribute();
        $attribute->set_name('Size');
        $attribute->set_options(['S', 'L']);
        $attribute->set_visible(true);
        $attribute->set_variation(true);
        $product = new WC_Product_Variable();
        $product->set_props(['name' => 'Zanzibar basket', 'status' => 'publish', 'sku' => 'ZB-1']);
        $product->set_attributes([$attribute]);
        $id = $product->save();
        $last = 0;
        foreach (['S' => '10', 'L' => '30'] as $size => $price) {
            $variation = new WC_Product_Variation();
            $variation->set_parent_id($id);
            $variation->set_attributes(['size' => $size]);
            $variation->set_props(['regular_price' => $price, 'sku' => "ZB-1-$size", 'status' => 'publish']);
            $last = $variation->save();
        }
        WC_Product_Variable::sync($id);
        $this->endRequest();

        return [$id, $last];
    }

    /** @param array<string, string> $props */
    private function change(int $id, array $props): void
    {
        $product = wc_get_product($id);
        self::assertInstanceOf(WC_Product::class, $product);
        $product->set_props($props);
        $product->save();
        $this->endRequest();
    }

    /** The next request compares the settings of prices and of the order, and rebuilds the index. */
    private function nextRequest(): void
    {
        $services = $this->newRequest();
        $services->get(IndexScheduler::class)->compareOptions();
        do {
            $isLeft = $services->get(IndexWorker::class)->run(20.0);
        } while ($isLeft);
    }

    /** @return list<string> titles of the first list */
    private function names(string $query): array
    {
        return self::texts($this->open(['s' => $query]), 'hit__title');
    }

    /**
     * @param array<string, string> $parameters
     *
     * @return list<string> products of a list of products
     */
    private function titles(array $parameters): array
    {
        return self::texts($this->open($parameters + ['shop_type' => 'product']), 'hit__title');
    }

    /**
     * @param array<string, string> $parameters
     *
     * @return list<string>
     */
    private function priced(array $parameters): array
    {
        return $this->titles(['s' => 'zanzibar'] + $parameters);
    }

    /** @return list<string> */
    private function found15(): array
    {
        return $this->priced(['shop_max' => '15']);
    }

    private function price(): string
    {
        return implode(' ', self::texts($this->open(['s' => 'zanzibar', 'shop_type' => 'product']), 'hit__price'));
    }
}
