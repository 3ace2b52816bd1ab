<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Product;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Variable;
use WC_Product_Variation;

/** Variable products without JavaScript. */
final class VariationsTest extends ShopTestCase
{
    private int $basket = 0;

    /** @var array<string, int> variations of the basket by size */
    private array $sizes = [];

    protected function setUp(): void
    {
        parent::setUp();
        $attribute = new WC_Product_Attribute();
        $attribute->set_name('Size');
        $attribute->set_options(['S', 'L']);
        $attribute->set_visible(true);
        $attribute->set_variation(true);
        $product = new WC_Product_Variable();
        $product->set_props(['name' => 'Basket', 'status' => 'publish']);
        $product->set_attributes([$attribute]);
        $this->basket = $product->save();
        foreach (['S' => '10', 'L' => '30'] as $size => $price) {
            $variation = new WC_Product_Variation();
            $variation->set_parent_id($this->basket);
            $variation->set_attributes(['size' => $size]);
            $variation->set_props(['regular_price' => $price, 'status' => 'publish']);
            $this->sizes[$size] = $variation->save();
        }
        WC_Product_Variable::sync($this->basket);
    }

    #[TestDox('Without JavaScript, the page lists the price of each variation')]
    public function testPrices(): void
    {
        $list = $this->list($this->basket);
        self::assertMatchesRegularExpression('~<noscript><ul class="variation-list">.*</ul></noscript>$~s', $list);
        preg_match_all('~<li>(\w+): .*?(\d+\.\d\d)~s', $list, $found);
        self::assertSame(['S' => '10.00', 'L' => '30.00'], array_combine($found[1], $found[2]));
        self::assertSame('', $this->list($this->product()->get_id()));
    }

    /** @return array<string, array{array<string, mixed>, string|null}> posted fields, size that is added */
    public static function forms(): array
    {
        return [
            'an option' => [['attribute_size' => 'L'], 'L'],
            'no option' => [[], null],
            'an empty option' => [['attribute_size' => ''], null],
            'a list of options' => [['attribute_size' => ['L']], null],
            'an option and a field of another product' => [['attribute_size' => 'L', 'attribute_wood' => 'Oak'], null],
        ];
    }

    /** @param array<string, mixed> $form */
    #[DataProvider('forms')]
    #[TestDox('The variation of the posted options is added: $_dataName')]
    public function testVariation(array $form, ?string $size): void
    {
        $_POST = $_REQUEST = $form;
        self::assertSame($this->basket, apply_filters('woocommerce_add_to_cart_product_id', $this->basket));
        self::assertSame($size === null ? null : (string) $this->sizes[$size], $_POST['variation_id'] ?? null);
    }

    #[TestDox('A variation that the script has found stays')]
    public function testFound(): void
    {
        $_POST = $_REQUEST = ['attribute_size' => 'L', 'variation_id' => '7'];
        apply_filters('woocommerce_add_to_cart_product_id', $this->basket);
        self::assertSame('7', $_POST['variation_id']);
    }

    private function list(int $product): string
    {
        $GLOBALS['product'] = wc_get_product($product);
        self::assertInstanceOf(WC_Product::class, $GLOBALS['product']);

        return self::printed(static fn() => do_action('woocommerce_before_single_variation'));
    }
}
