<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\QuickAdd;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\QuickAdd\QuickAdd;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WC_Product_Attribute;
use WC_Product_Variable;
use WC_Product_Variation;

/** The form of a variable product for the dialog of a list, and the answer after it has been sent. */
final class QuickAddTest extends ShopTestCase
{
    #[TestDox('Only the button of a variable product that can be bought opens the dialog; the setting turns it off')]
    public function testButton(): void
    {
        $mark = static fn(mixed $product): mixed => self::filteredValue(
            'attributes',
            'woocommerce_loop_add_to_cart_args',
            ['attributes' => ['rel' => 'nofollow']],
            $product,
        );
        $shirt = $this->shirt(['S' => 'instock']);
        self::assertSame(['rel' => 'nofollow', 'data-quick-add' => (string) $shirt->get_id()], $mark($shirt));
        self::assertSame(['rel' => 'nofollow'], $mark($this->product()));
        self::assertSame(['rel' => 'nofollow'], $mark($this->shirt(['S' => 'outofstock'])));
        self::assertSame(['rel' => 'nofollow'], $mark(null));
        set_theme_mod('stallkeeper_card_quick_add', '');
        self::assertSame(['rel' => 'nofollow'], $mark($shirt));
    }

    #[TestDox('The form has the title as its heading, price, picture and options, with IDs of its own')]
    public function testForm(): void
    {
        $html = $this->html($this->shirt(['S' => 'instock', 'L' => 'outofstock'], 'Shirt & <b>tie</b>'));
        self::assertStringContainsString('<h2 class="quick-add__title" id="quick-add-title"', $html);
        self::assertStringContainsString('Shirt &amp; ', $html);
        self::assertStringNotContainsString('<b>tie', $html);
        self::assertMatchesRegularExpression('~<img[^>]* alt=""~', $html);
        self::assertMatchesRegularExpression('~<p class="price">.*40.*</p>~', $html);
        self::assertStringContainsString('class="variations_form cart"', $html);
        self::assertSame(2, substr_count($html, 'type="radio"'));
        self::assertSame(1, substr_count($html, 'data-state="sold-out"'));
        preg_match_all('~\b(?:id|for)="([^"]+)"~', $html, $ids);
        self::assertNotSame([], $ids[1]);
        foreach ($ids[1] as $id) {
            self::assertStringStartsWith('quick-add-', $id);
        }
    }

    #[TestDox('Sixty variations are a select field, one variation is chosen, and none in stock has a message')]
    public function testNumbers(): void
    {
        $sixty = [];
        for ($i = 1; $i <= 60; $i++) {
            $sixty["Model $i"] = 'instock';
        }
        $html = $this->html($this->shirt($sixty));
        self::assertSame(0, substr_count($html, 'type="radio"'));
        self::assertSame(61, substr_count($html, '<option '));
        self::assertSame(1, substr_count($this->html($this->shirt(['S' => 'instock'])), ' checked'));
        $html = $this->html($this->shirt(['S' => 'outofstock', 'L' => 'outofstock']));
        self::assertSame(2, substr_count($html, 'data-state="sold-out"'));
    }

    #[TestDox('There is no form for drafts, products with a password, simple products and what is no product')]
    public function testRefused(): void
    {
        $shirt = $this->shirt(['S' => 'instock']);
        self::assertNotSame('', $this->html($shirt));
        wp_update_post(['ID' => $shirt->get_id(), 'post_status' => 'draft']);
        self::assertSame('', $this->html($shirt));
        wp_update_post(['ID' => $shirt->get_id(), 'post_status' => 'publish', 'post_password' => 'secret']);
        self::assertSame('', $this->html($shirt));
        foreach ([$this->product()->get_id(), $this->post(), 0, 99_999_999] as $id) {
            self::assertSame('', stallkeeper_theme(QuickAdd::class)->html($id));
        }
    }

    #[TestDox('The texts of the script are printed on pages with a button only')]
    public function testTexts(): void
    {
        $quickAdd = new \ReflectionClass(QuickAdd::class);
        $quickAdd->getProperty('hasButton')->setValue(stallkeeper_theme(QuickAdd::class), false);
        $print = static fn(): string => self::printed([stallkeeper_theme(QuickAdd::class), 'printTexts']);
        self::assertSame('', $print());
        apply_filters('woocommerce_loop_add_to_cart_args', [], $this->product());
        self::assertMatchesRegularExpression(
            '~^<template data-part="list-texts" data-adding="Adding…" data-failed="[^"]+" data-close="Close" data-style="[^"]+/build/product-page\.css\?ver=[^"]+" data-dialog-style="[^"]+/build/quick-add\.css\?ver=[^"]+"></template>$~',
            $print(),
        );
    }

    /** @phpstan-impure */
    private function html(WC_Product_Variable $product): string
    {
        return stallkeeper_theme(QuickAdd::class)->html($product->get_id());
    }

    /** @param array<string, string> $sizes stock status by size */
    private function shirt(array $sizes, string $name = 'Shirt'): WC_Product_Variable
    {
        $attribute = new WC_Product_Attribute();
        $attribute->set_name('Size');
        $attribute->set_options(array_keys($sizes));
        $attribute->set_variation(true);
        $product = new WC_Product_Variable();
        $product->set_name($name);
        $product->set_status('publish');
        $product->set_attributes([$attribute]);
        $product->save();
        foreach ($sizes as $size => $stock) {
            $variation = new WC_Product_Variation();
            $variation->set_parent_id($product->get_id());
            $variation->set_attributes(['size' => (string) $size]);
            $variation->set_status('publish');
            $variation->set_regular_price('40');
            $variation->set_stock_status($stock);
            $variation->save();
        }
        WC_Product_Variable::sync($product->get_id());
        $product = wc_get_product($product->get_id());
        self::assertInstanceOf(WC_Product_Variable::class, $product);

        return $product;
    }
}
