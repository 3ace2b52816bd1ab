<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Product;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WC_Product_Attribute;
use WC_Product_Variable;
use WC_Product_Variation;

/** The options of variable products: chips, swatches, marks and the replaced script. */
final class OptionsTest extends ShopTestCase
{
    #[TestDox('The options are radio buttons with the names and values of the hidden select field')]
    public function testChips(): void
    {
        $sizes = ['S & M', '"L"'];
        $html = $this->field($sizes, $this->shirt(array_fill_keys($sizes, 'instock')), '&quot;L&quot;');
        self::assertMatchesRegularExpression('~^<select [^>]*name="attribute_size"[^>]*>~', $html);
        self::assertMatchesRegularExpression('~^<select [^>]*\bhidden\b~', $html);
        self::assertMatchesRegularExpression('~^<select [^>]*\bdisabled\b~', $html);
        preg_match_all(
            '~<input class="option__radio" type="radio" id="([^"]+)" name="attribute_size" value="([^"]+)" required( checked)?><label class="option__chip" for="([^"]+)">.*?<span class="option__name">(.*?)</span>~',
            $html,
            $chips,
        );
        self::assertSame(['S &amp; M', '&quot;L&quot;'], $chips[2]);
        self::assertSame(['', ' checked'], $chips[3]);
        self::assertSame($chips[1], $chips[4]);
        self::assertCount(2, array_unique($chips[1]));
        self::assertSame(['S &amp; M', '&quot;L&quot;'], $chips[5]);
        self::assertStringContainsString('<legend class="screen-reader-text">Size</legend>', $html);
    }

    #[TestDox('The only option is chosen')]
    public function testOneOption(): void
    {
        self::assertSame(1, substr_count($this->field(['S']), ' checked>'));
        self::assertSame(0, substr_count($this->field(['S', 'L']), ' checked>'));
    }

    /** @return array<string, array{mixed, int, bool}> setting, number of options, whether they are chips */
    public static function limits(): array
    {
        return [
            'as many as the default allows' => [null, 12, true],
            'one more' => [null, 13, false],
            'a higher limit' => ['20', 13, true],
            'no chips at all' => ['0', 1, false],
            'a limit that is too high' => ['1000', 60, true],
            'sixty-one options' => ['1000', 61, false],
            'nonsense is the default' => ['many', 13, false],
        ];
    }

    #[DataProvider('limits')]
    #[TestDox('Many options stay a select field: $_dataName')]
    public function testLimit(mixed $setting, int $count, bool $isChips): void
    {
        if ($setting !== null) {
            set_theme_mod('stallkeeper_product_chip_limit', $setting);
        }
        $html = $this->field(array_map(static fn(int $i): string => "Model $i", range(1, $count)));
        self::assertSame($isChips ? $count : 0, substr_count($html, 'type="radio"'));
        self::assertSame($isChips, preg_match('~^<select [^>]*\bhidden\b~', $html) === 1);
        self::assertSame(!$isChips, preg_match('~^<select [^>]*\brequired\b~', $html) === 1);
    }

    #[TestDox('A field that a plugin has replaced stays')]
    public function testReplaced(): void
    {
        foreach (['<div class="swatches"><select name="attribute_size"></select></div>', '', null] as $html) {
            self::assertSame($html, $this->filtered($html, $this->shirt()));
        }
        self::assertSame(
            '<select><option value="a">A</option></select>',
            $this->filtered('<select><option value="a">A</option></select>', $this->product()),
        );
    }

    /** @return array<string, array{array<string, mixed>, string}> metadata of the term, part of the chip */
    public static function swatches(): array
    {
        return [
            'a colour' => [
                ['color' => '#1f2a55'],
                '<span class="option__swatch" style="background-color:#1f2a55"></span>',
            ],
            'a short colour' => [['color' => '#fff'], 'style="background-color:#fff"'],
            'a name' => [['color' => 'red'], ''],
            'code' => [['color' => '#fff;background:url(//evil.test)'], ''],
            'a list' => [['color' => ['#fff']], ''],
            'an image that is gone' => [['image' => '99999999', 'color' => '#1f2a55'], 'background-color:#1f2a55'],
            'nothing' => [[], ''],
        ];
    }

    /** @param array<string, mixed> $meta */
    #[DataProvider('swatches')]
    #[TestDox('The chip of a value with $_dataName')]
    public function testSwatch(array $meta, string $expected): void
    {
        $html = $this->colour($meta);
        self::assertSame($expected === '' ? 0 : 1, substr_count($html, 'option__swatch'));
        self::assertStringContainsString($expected === '' ? '>Navy<' : $expected, $html);
        self::assertStringNotContainsString('evil', $html);
    }

    #[TestDox('The chip of a value with an image has no alternative text, because the name is next to it')]
    public function testImage(): void
    {
        self::assertMatchesRegularExpression(
            '~<img[^>]*alt=""[^>]*>\s*<span class="option__name">Navy</span>~',
            $this->colour(['image' => (string) $this->picture(), 'color' => '#1f2a55']),
        );
    }

    #[TestDox('Options that are sold out are marked and explained')]
    public function testSoldOut(): void
    {
        $product = $this->shirt(['S' => 'outofstock', 'L' => 'instock']);
        $html = $this->field(['S', 'L'], $product);
        self::assertSame(1, substr_count($html, 'data-state="sold-out"'));
        self::assertSame(1, substr_count($html, '(sold out)'));
        $note = $this->note($product);
        self::assertMatchesRegularExpression('~<p class="options__note" data-part="options-note">Crossed out~', $note);
        self::assertSame([[['S'], false], [['L'], true]], self::json($note)['rows']);
        self::assertSame(['attribute_size'], self::json($note)['names']);
        self::assertStringContainsString(
            'data-part="options-note" hidden>',
            $this->note($this->shirt(['S' => 'instock', 'L' => 'onbackorder'])),
        );
    }

    #[TestDox('A product with sixty variations has all combinations, and nothing breaks if none is in stock')]
    public function testSixty(): void
    {
        $sizes = array_map(static fn(int $i): string => "Model $i</script>", range(1, 60));
        $note = $this->note($this->shirt(array_fill_keys($sizes, 'outofstock')));
        $rows = self::json($note)['rows'];
        self::assertIsArray($rows);
        self::assertCount(60, $rows);
        self::assertSame(1, substr_count($note, '</script>'));
        // They are a select field, which has no marks.
        self::assertStringContainsString(' hidden>', $note);
    }

    #[TestDox('WooCommerce’s script is not printed, unless a plugin has enqueued it')]
    public function testScript(): void
    {
        $handle = 'wc-add-to-cart-variation';
        wp_register_script($handle, '/variation.js', [], '1');
        foreach ([false, true] as $isOfPlugin) {
            if ($isOfPlugin) {
                wp_enqueue_script($handle);
            }
            stallkeeper_theme(\Stallkeeper\Theme\Product\VariationScript::class)->rememberPlugins();
            wp_enqueue_script($handle);
            $this->note($this->shirt());
            self::assertSame($isOfPlugin, wp_script_is($handle));
        }
    }

    /** @param array<string, mixed> $meta */
    private function colour(array $meta): string
    {
        register_taxonomy('pa_tint', ['product']);
        $term = wp_insert_term('Navy', 'pa_tint');
        self::assertIsArray($term);
        foreach ($meta as $key => $value) {
            add_term_meta($term['term_id'], $key, $value);
        }

        return $this->field(['navy'], null, '', 'pa_tint', ['navy' => 'Navy']);
    }

    /**
     * @param list<string> $values
     * @param string $selected escaped
     * @param array<string, string> $names
     */
    private function field(
        array $values,
        ?WC_Product_Variable $product = null,
        string $selected = '',
        string $attribute = 'Size',
        array $names = [],
    ): string {
        $options = '';
        foreach ($values as $value) {
            $isSelected = esc_attr($value) === $selected ? " selected='selected'" : '';
            $options .= sprintf(
                '<option value="%s" %s>%s</option>',
                esc_attr($value),
                $isSelected,
                esc_html($names[$value] ?? $value),
            );
        }
        $name = 'attribute_' . sanitize_title($attribute);
        $select = "<select id=\"size\" class=\"\" name=\"$name\"><option value=\"\">Choose</option>$options</select>";
        $html = $this->filtered($select, $product ?? $this->shirt(), $attribute);
        self::assertIsString($html);

        return $html;
    }

    private function filtered(mixed $html, \WC_Product $product, string $attribute = 'Size'): mixed
    {
        return apply_filters('woocommerce_dropdown_variation_attribute_options_html', $html, [
            'attribute' => $attribute,
            'product' => $product,
        ]);
    }

    private function note(WC_Product_Variable $product): string
    {
        $GLOBALS['product'] = $product;

        return self::printed(static fn() => do_action('woocommerce_before_single_variation'));
    }

    /** @return array<mixed> */
    private static function json(string $html): array
    {
        preg_match('~<script type="application/json" data-part="combinations">(.*?)</script>~s', $html, $found);
        $data = json_decode($found[1] ?? '', true);

        return is_array($data) ? $data : [];
    }

    /** @param array<string, string> $sizes stock by size */
    private function shirt(array $sizes = ['S' => 'instock', 'L' => 'instock']): WC_Product_Variable
    {
        $attribute = new WC_Product_Attribute();
        $attribute->set_name('Size');
        $attribute->set_options(array_keys($sizes));
        $attribute->set_visible(true);
        $attribute->set_variation(true);
        $product = new WC_Product_Variable();
        $product->set_props(['name' => 'Shirt', 'status' => 'publish']);
        $product->set_attributes([$attribute]);
        $id = $product->save();
        foreach ($sizes as $size => $stock) {
            $variation = new WC_Product_Variation();
            $variation->set_parent_id($id);
            $variation->set_attributes(['size' => $size]);
            $variation->set_props(['regular_price' => '10', 'status' => 'publish', 'stock_status' => $stock]);
            $variation->save();
        }
        WC_Product_Variable::sync($id);
        $shirt = wc_get_product($id);
        self::assertInstanceOf(WC_Product_Variable::class, $shirt);

        return $shirt;
    }
}
