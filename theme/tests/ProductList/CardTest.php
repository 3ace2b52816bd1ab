<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\ProductList;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\ProductList\CardCachePrimer;
use Stallkeeper\Theme\ProductList\CardDetails;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Variable;
use WC_Product_Variation;

/** Badges, brand, colors and second image of product cards. */
final class CardTest extends ShopTestCase
{
    private const OLD = '2020-01-02 10:00:00';

    /** @return array<string, array{array<string, string>, array<string, mixed>, list<string>}> meta, mods, badges */
    public static function badges(): array
    {
        $sale = ['_regular_price' => '40', '_sale_price' => '30', '_price' => '30'];
        $stock = ['_manage_stock' => 'yes', '_stock' => '2'];

        return [
            'nothing' => [[], [], []],
            'a sale' => [$sale, [], ['−25%']],
            'a reduction that is rounded down' => [
                ['_regular_price' => '30', '_sale_price' => '20.01', '_price' => '20.01'],
                [],
                ['−33%'],
            ],
            'a reduction of less than one percent' => [
                ['_regular_price' => '100', '_sale_price' => '99.5', '_price' => '99.5'],
                [],
                ['Sale!'],
            ],
            'a sale for nothing' => [['_regular_price' => '5', '_sale_price' => '0', '_price' => '0'], [], ['−100%']],
            'a sale without percent' => [$sale, ['card_sale' => ''], ['Sale!']],
            'the last two pieces' => [$stock, [], ['Low stock']],
            'three pieces' => [['_stock' => '3'] + $stock, [], []],
            'three pieces of a product with an own limit' => [
                ['_stock' => '3', '_low_stock_amount' => '5'] + $stock,
                [],
                ['Low stock'],
            ],
            'two pieces, not marked' => [$stock, ['card_stock' => ''], []],
            'sold out and reduced' => [['_stock_status' => 'outofstock'] + $sale, [], ['Sold out']],
            'sold out, not marked' => [['_stock_status' => 'outofstock'], ['card_stock' => ''], []],
            'a sale of the last pieces' => [$sale + $stock, [], ['−25%', 'Low stock']],
        ];
    }

    /**
     * @param array<string, string> $meta
     * @param array<string, mixed> $settings
     * @param list<string> $expected
     */
    #[DataProvider('badges')]
    #[TestDox('Badges: $_dataName')]
    public function testBadges(array $meta, array $settings, array $expected): void
    {
        foreach ($settings as $name => $value) {
            set_theme_mod("stallkeeper_$name", $value);
        }
        self::assertSame($expected, self::badgesIn($this->card($this->old($meta))));
    }

    /** @return array<string, array{string, mixed, bool}> age, setting, whether the product is new */
    public static function ages(): array
    {
        return [
            'thirteen days' => ['-13 days', null, true],
            'fifteen days' => ['-15 days', null, false],
            'two days, setting of one' => ['-2 days', '1', false],
            'two days, setting of three' => ['-2 days', '3', true],
            'off' => ['-1 minute', '0', false],
            'a nonsensical setting' => ['-13 days', 'soon', true],
        ];
    }

    #[DataProvider('ages')]
    #[TestDox('New products: $_dataName')]
    public function testNew(string $age, mixed $setting, bool $isNew): void
    {
        if ($setting !== null) {
            set_theme_mod('stallkeeper_card_new_days', $setting);
        }
        $product = $this->product();
        self::date($product, gmdate('Y-m-d H:i:s', (int) strtotime($age)));
        self::assertSame($isNew ? ['New'] : [], self::badgesIn($this->card(wc_get_product($product->get_id()))));
    }

    #[TestDox('The badge of a product with options says “up to” if the reductions differ')]
    public function testVariable(): void
    {
        self::assertSame(['up to −25%'], self::badgesIn($this->card($this->shirt(['40/30', '40']))));
        self::assertSame(['−50%'], self::badgesIn($this->card($this->shirt(['40/20', '10/5']))));
        self::assertSame([], self::badgesIn($this->card($this->shirt(['40', '10']))));
    }

    #[TestDox('The text of a badge that a plugin has replaced stays')]
    public function testOwnBadge(): void
    {
        $html = '<span class="onsale own"><b>Hot</b></span>';
        self::assertSame($html, apply_filters('woocommerce_sale_flash', $html, null, $this->product()));
        self::assertSame('', apply_filters('woocommerce_sale_flash', '', null, $this->product()));
    }

    #[TestDox('The second image is the first of the gallery; the setting hides it')]
    public function testSecondImage(): void
    {
        $product = $this->old(['_product_image_gallery' => $this->picture('b.jpg') . ',' . $this->picture('c.jpg')]);
        self::assertStringNotContainsString('product-card__second', $this->card($product));
        set_post_thumbnail($product->get_id(), $this->picture('a.jpg'));
        $html = $this->card(wc_get_product($product->get_id()));
        self::assertMatchesRegularExpression(
            '~<span class="product-card__picture"><img[^>]*a\.jpg[^>]*><img[^>]*b\.jpg[^>]*class="product-card__second[^>]* alt=""[^>]*loading="lazy"[^>]*></span>~',
            (string) preg_replace('~<img([^>]*?) (loading="lazy")([^>]*)>~', '<img$1$3 $2>', $html),
        );
        set_theme_mod('stallkeeper_card_second_image', '');
        self::assertStringNotContainsString('product-card__second', $this->card(wc_get_product($product->get_id())));
    }

    #[TestDox('Five colors are dots, the number of others follows, and all have names')]
    public function testColors(): void
    {
        $product = $this->coloured(
            ['Navy' => '#1f2a55', 'Red' => '#f00', 'Plain' => ''] + array_fill_keys(['A', 'B', 'C', 'D', 'E'], '#eee'),
        );
        $html = $this->card($product);
        self::assertSame(5, substr_count($html, 'class="dot"'));
        self::assertStringContainsString('>+2</span>', $html);
        self::assertMatchesRegularExpression(
            '~<span class="screen-reader-text">[^:<]*: Navy, Red, A, B, C, D, E</span>~',
            $html,
        );
        set_theme_mod('stallkeeper_card_colors', '');
        self::assertStringNotContainsString('dot', $this->card($product));
    }

    #[TestDox('The brand is above the title; the setting hides it')]
    public function testBrand(): void
    {
        register_taxonomy('product_brand', ['product']);
        $product = $this->old();
        wp_set_object_terms($product->get_id(), ['Miller & Sons'], 'product_brand');
        self::assertMatchesRegularExpression(
            '~<span class="product-card__brand">Miller &amp; Sons</span>\s*<h2~',
            $this->card($product),
        );
        set_theme_mod('stallkeeper_card_brand', '');
        self::assertStringNotContainsString('product-card__brand', $this->card($product));
    }

    #[TestDox('The rating can be hidden')]
    public function testRating(): void
    {
        $product = $this->old(['_wc_average_rating' => '4.00', '_wc_review_count' => '3']);
        self::assertStringContainsString('star-rating', $this->card($product));
        set_theme_mod('stallkeeper_card_rating', '');
        self::assertStringNotContainsString('star-rating', $this->card($product));
    }

    #[
        TestDox(
            'Twelve cards need no more queries than two: stock, images, brands, colors and prices are loaded at once',
        ),
    ]
    public function testQueries(): void
    {
        register_taxonomy('product_brand', ['product']);
        $counts = [];
        foreach ([2, 12] as $count) {
            $products = [];
            for ($i = 0; $i < $count; $i++) {
                $product =
                    $i % 2
                        ? $this->coloured(["Tint $count $i" => '#eee'])
                        : $this->old(['_manage_stock' => 'yes', '_stock' => '1']);
                update_post_meta(
                    $product->get_id(),
                    '_product_image_gallery',
                    (string) $this->picture("$count-$i-b.jpg"),
                );
                set_post_thumbnail($product->get_id(), $this->picture("$count-$i-a.jpg"));
                wp_set_object_terms($product->get_id(), ["Brand $count $i"], 'product_brand');
                $products[] = $product->get_id();
            }
            // WooCommerce fills its transients when a product is shown for the first time.
            array_map(fn(int $id): string => $this->card(wc_get_product($id)), $products);
            wp_cache_flush();
            wp_load_alloptions();
            // Options that are not loaded automatically.
            $this->card($this->coloured(["Other $count" => '#eee']));
            $this->card(
                $this->old(['_manage_stock' => 'yes', '_stock' => '1', '_thumbnail_id' => (string) $this->picture()]),
            );
            _prime_post_caches($products, false);
            $products = array_map(wc_get_product(...), $products);
            $queries = [];
            $listen = static function (string $query) use (&$queries): string {
                $queries[] = $query;

                return $query;
            };
            add_filter('query', $listen);
            $own = self::warmUp($products, $queries);
            $queries = [];
            stallkeeper_theme(CardCachePrimer::class)->prime($products);
            // WooCommerce may have loaded its transients before, depending on what it has shown in other tests.
            $transients = array_filter($queries, static fn(string $query): bool => str_contains($query, '_transient_'));
            self::assertLessThanOrEqual(1, count($transients), "$count cards");
            $primed = count($queries) - count($transients);
            $queries = [];
            foreach ($products as $product) {
                $GLOBALS['post'] = get_post($product instanceof WC_Product ? $product->get_id() : 0);
                $GLOBALS['product'] = $product;
                self::hooks(['woocommerce_before_shop_loop_item_title', 'woocommerce_shop_loop_item_title']);
                self::printed([stallkeeper_theme(CardDetails::class), 'printColors']);
            }
            remove_filter('query', $listen);
            self::assertSame([], array_values(array_diff($queries, $own)), "$count cards");
            $counts[] = $primed;
        }
        self::assertSame($counts[0], $counts[1]);
    }

    /**
     * @param  list<mixed> $products
     * @param  list<string> $queries so far
     * @return list<string> what WooCommerce queries for the prices, whether a card shows anything of the theme or not
     */
    private static function warmUp(array $products, array &$queries): array
    {
        foreach ($products as $product) {
            self::assertInstanceOf(WC_Product::class, $product);
            $product->is_on_sale();
            $product->get_price_html();
        }

        return $queries;
    }

    /** @param array<string, string> $meta */
    private function old(array $meta = []): WC_Product
    {
        $product = $this->product('Kettle', '12', $meta);
        self::date($product, self::OLD);
        $product = wc_get_product($product->get_id());
        self::assertInstanceOf(WC_Product::class, $product);

        return $product;
    }

    private static function date(WC_Product $product, string $date): void
    {
        wp_update_post([
            'ID' => $product->get_id(),
            'post_date' => $date,
            'post_date_gmt' => $date,
            'edit_date' => true,
        ]);
    }

    /** @param list<string> $prices such as 40/30 for a reduced one */
    private function shirt(array $prices, ?WC_Product_Attribute $attribute = null): WC_Product_Variable
    {
        if ($attribute === null) {
            $attribute = new WC_Product_Attribute();
            $attribute->set_name('Size');
            $attribute->set_options(array_map(strval(...), array_keys($prices)));
            $attribute->set_variation(true);
        }
        $product = new WC_Product_Variable();
        $product->set_name('Shirt');
        $product->set_status('publish');
        $product->set_attributes([$attribute]);
        $product->save();
        foreach ($prices as $i => $price) {
            $variation = new WC_Product_Variation();
            $variation->set_parent_id($product->get_id());
            $variation->set_attributes(['size' => (string) $i]);
            $variation->set_status('publish');
            $variation->set_regular_price(explode('/', $price)[0]);
            $variation->set_sale_price(explode('/', $price)[1] ?? '');
            $variation->save();
        }
        self::date($product, self::OLD);
        WC_Product_Variable::sync($product->get_id());
        $product = wc_get_product($product->get_id());
        self::assertInstanceOf(WC_Product_Variable::class, $product);

        return $product;
    }

    /** @param array<string, string> $colors by name */
    private function coloured(array $colors): WC_Product_Variable
    {
        register_taxonomy('pa_tint', ['product']);
        $terms = [];
        foreach ($colors as $name => $color) {
            $term = wp_insert_term((string) $name, 'pa_tint');
            self::assertIsArray($term);
            update_term_meta($term['term_id'], 'color', $color);
            $terms[] = (int) $term['term_id'];
        }
        $attribute = new WC_Product_Attribute();
        $attribute->set_id(1);
        $attribute->set_name('pa_tint');
        $attribute->set_options($terms);
        $attribute->set_variation(true);
        $product = $this->shirt(['40'], $attribute);
        wp_set_object_terms($product->get_id(), $terms, 'pa_tint');

        return $product;
    }

    private function card(mixed $product): string
    {
        self::assertInstanceOf(WC_Product::class, $product);
        $GLOBALS['post'] = get_post($product->get_id());
        $GLOBALS['product'] = $product;

        return self::hooks([
            'woocommerce_before_shop_loop_item',
            'woocommerce_before_shop_loop_item_title',
            'woocommerce_shop_loop_item_title',
            'woocommerce_after_shop_loop_item_title',
        ]);
    }

    /** @param list<non-empty-string> $hooks */
    private static function hooks(array $hooks): string
    {
        return self::printed(static function () use ($hooks): void {
            foreach ($hooks as $hook) {
                do_action($hook);
            }
        });
    }

    /** @return list<string> */
    private static function badgesIn(string $html): array
    {
        preg_match_all('~<span class="onsale[^"]*">(.*?)</span>(?=<|$)~s', $html, $found);

        return array_map(
            static fn(string $badge): string => trim(
                strip_tags((string) preg_replace('~<span class="screen-reader-text">.*?</span>~', '', $badge)),
            ),
            $found[1],
        );
    }
}
