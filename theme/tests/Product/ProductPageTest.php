<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Product;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Product\Delivery;
use Stallkeeper\Theme\Tests\ShopTestCase;

/** Parts of a product page: buttons of the quantity, the bar of phones, delivery and the number beside the stars. */
final class ProductPageTest extends ShopTestCase
{
    #[TestDox('A quantity has buttons that wait for the script on a product page')]
    public function testStepper(): void
    {
        $html = self::printed(static function (): void {
            do_action('woocommerce_before_single_product');
            do_action('woocommerce_before_quantity_input_field');
            do_action('woocommerce_after_quantity_input_field');
        });
        self::assertSame(2, preg_match_all('~<button type="button" [^>]*aria-label="\w+ quantity" disabled>~', $html));
    }

    /** @return array<string, array{string, array<string, string>, string|null}> price, metadata, text of the button */
    public static function products(): array
    {
        return [
            'in stock' => ['12', [], 'Add to cart'],
            'a price of a million' => ['1000000', [], 'Add to cart'],
            'free' => ['0', [], 'Add to cart'],
            'without a price' => ['', [], null],
            'sold out' => ['12', ['_stock_status' => 'outofstock'], null],
        ];
    }

    /** @param array<string, string> $meta */
    #[DataProvider('products')]
    #[TestDox('The bar of phones for a product $_dataName')]
    public function testBar(string $price, array $meta, ?string $text): void
    {
        $GLOBALS['product'] = $this->product('Kettle', $price, $meta);
        $html = self::printed(static fn() => do_action('woocommerce_after_single_product_summary'));
        self::assertSame($text !== null, str_contains($html, 'data-part="buy-bar" hidden>'));
        self::assertSame($text !== null, str_contains($html, "data-part=\"buy\">$text</button>"));
    }

    #[TestDox('The delivery text is the description of the shipping class, also of a variation')]
    public function testDelivery(): void
    {
        if (!taxonomy_exists('product_shipping_class')) {
            self::markTestSkipped('The stand-in has no shipping classes.');
        }
        $term = wp_insert_term('Slow', 'product_shipping_class', ['description' => 'In <b>3</b> days']);
        self::assertIsArray($term);
        $product = $this->product();
        $product->set_shipping_class_id($term['term_id']);
        $GLOBALS['product'] = $product;
        self::assertSame(
            '<div class="delivery" data-part="delivery">In <b>3</b> days</div>',
            self::printed(stallkeeper_theme(Delivery::class)->print(...)),
        );
        self::assertSame(
            ['x' => 1, 'stallkeeper_delivery_html' => 'In <b>3</b> days'],
            apply_filters('woocommerce_available_variation', ['x' => 1], null, $product),
        );
        $product->set_virtual(true);
        self::assertSame(
            '<div class="delivery" data-part="delivery"></div>',
            self::printed(stallkeeper_theme(Delivery::class)->print(...)),
        );
    }

    /** @return array<string, array{array{post_status: string, post_password?: string}, bool}> page, if it is shown */
    public static function pages(): array
    {
        return [
            'published' => [['post_status' => 'publish'], true],
            'draft' => [['post_status' => 'draft'], false],
            'with a password' => [['post_status' => 'publish', 'post_password' => 'secret'], false],
        ];
    }

    /** @param array{post_status: string, post_password?: string} $page */
    #[DataProvider('pages')]
    #[TestDox('A page about delivery that is $_dataName')]
    public function testDeliveryPage(array $page, bool $isShown): void
    {
        $id = $this->post($page + ['post_type' => 'page', 'post_title' => 'Delivery', 'post_content' => 'Three days.']);
        set_theme_mod('stallkeeper_product_delivery_page', (string) $id);
        $product = $this->product();
        $GLOBALS['post'] = get_post($product->get_id());
        setup_postdata($product->get_id());
        $html = self::printed(static fn() => do_action('woocommerce_after_single_product_summary'));
        self::assertStringContainsString('data-part="buy-bar"', $html);
        self::assertSame($isShown, str_contains($html, '>Delivery</h2>'));
        self::assertSame($isShown, str_contains($html, 'Three days.'));
    }

    #[TestDox('The stars of a product page have a number, those of other products do not')]
    public function testNumber(): void
    {
        $html = '<div class="star-rating"></div>';
        $rate = static fn(): mixed => apply_filters('woocommerce_product_get_rating_html', $html, 4.25, 3);
        self::assertSame($html, $rate());
        do_action('woocommerce_before_template_part', 'single-product/rating.php', '', '', []);
        self::assertSame($html . '<span class="rating-number" aria-hidden="true">4.3</span>', $rate());
        self::assertSame($html, $rate());
    }
}
