<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Filters;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Tools\Filters\CatalogPage;
use Stallkeeper\Tools\Filters\CatalogSearch;
use Stallkeeper\Tools\Filters\MatchingImages;
use Stallkeeper\Tools\Filters\ProductFiltersPrinter;
use Stallkeeper\Tools\Search\Records\ProductAttributes;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WC_Product;
use WC_Product_Simple;
use WP_Query;
use wpdb;

/** Filters of the shop's lists of products. */
final class ProductListTest extends IndexTestCase
{
    private int $category = 0;

    private ?Container $visit = null;

    protected function setUp(): void
    {
        parent::setUp();
        register_taxonomy('pa_wood', ['product'], ['public' => false]);
        $term = wp_insert_term('Zanzibar', 'product_cat');
        self::assertIsArray($term);
        $this->category = $term['term_id'];
    }

    protected function tearDown(): void
    {
        unregister_taxonomy('pa_wood');
        parent::tearDown();
    }

    #[TestDox('A filter of the URL narrows the main query of a category')]
    public function testFilter(): void
    {
        [$oak, $walnut] = [$this->product('Bowl', ['Oak']), $this->product('Plate', ['Walnut'])];
        $this->endRequest();

        self::assertSame([$walnut], $this->listed(['shop_pa_wood' => ['Walnut']]));
        self::assertEqualsCanonicalizing([$oak, $walnut], $this->listed(['shop_pa_wood' => ['Walnut', 'Oak']]));
        self::assertSame([], $this->listed(['shop_pa_wood' => ['Beech']]));
    }

    #[TestDox('A product of a subcategory is listed on the page of the category that its parent has moved to')]
    public function testSubcategory(): void
    {
        $child = wp_insert_term('Zanzibar spoons', 'product_cat');
        self::assertIsArray($child);
        $grandchild = wp_insert_term('Zanzibar teaspoons', 'product_cat', ['parent' => max(0, $child['term_id'])]);
        self::assertIsArray($grandchild);
        $spoon = $this->product('Spoon', ['Oak'], $grandchild['term_id']);
        $this->endRequest();
        self::assertSame([], $this->listed(['shop_pa_wood' => ['Oak']]));
        wp_update_term($child['term_id'], 'product_cat', ['parent' => max(0, $this->category)]);
        $this->endRequest();
        self::assertSame([$spoon], $this->listed(['shop_pa_wood' => ['Oak']]));
    }

    #[
        TestDox(
            'The page of a brand does not offer the filter by brand; the page of a category offers its subcategories only',
        ),
    ]
    public function testOwnFilter(): void
    {
        $this->product('Bowl', ['Oak']);
        $this->endRequest();
        $page = $this->page([]);
        $filters = $this->visit?->get(CatalogSearch::class)->filters($page);
        self::assertNotNull($filters);
        self::assertSame([], $filters->counts('term_paths.product_cat'));
        self::assertSame(['Oak' => 1], $filters->counts('attributes.pa_wood'));
    }

    #[TestDox('The page of a category with an ampersand in its name does not offer this category as a filter')]
    public function testOwnFilterWithEntity(): void
    {
        wp_update_term($this->category, 'product_cat', ['name' => 'Salt & pepper']);
        $this->product('Bowl', ['Oak']);
        $this->endRequest();
        $page = $this->page([]);
        $filters = $this->visit?->get(CatalogSearch::class)->filters($page);
        self::assertNotNull($filters);
        self::assertSame([], $filters->counts('term_paths.product_cat'));
    }

    #[TestDox('A record contains attribute values as plain text')]
    public function testEntity(): void
    {
        $product = $this->product('Bowl', ['Oak & ash']);

        self::assertSame(
            ['pa_wood' => ['Oak & ash']],
            ProductAttributes::read(self::wcProduct($product))['attributes'] ?? [],
        );
    }

    #[TestDox('A filter narrows a list that WooCommerce has already limited to some products')]
    public function testLimitedList(): void
    {
        $this->product('Bowl', ['Oak']);
        [$plate, $spoon] = [$this->product('Plate', ['Oak']), $this->product('Spoon', ['Walnut'])];
        $this->endRequest();
        add_filter('loop_shop_post_in', static fn(): array => [$plate, $spoon]);

        self::assertSame([$plate], $this->listed(['shop_pa_wood' => ['Oak']]));
        self::assertSame([], $this->listed(['shop_pa_wood' => ['Beech']]));
    }

    #[TestDox('A record contains at most 100 values of one attribute')]
    public function testManyValues(): void
    {
        $product = $this->product('Bowl', array_map(static fn(int $n): string => "Wood $n", range(1, 105)));
        $attributes = ProductAttributes::read(self::wcProduct($product))['attributes'] ?? [];

        self::assertCount(100, $attributes['pa_wood']);
    }

    #[TestDox('The filters of a page need at most 10 SQL queries')]
    public function testQueries(): void
    {
        $this->product('Bowl', ['Oak']);
        $this->endRequest();
        $this->page(['shop_pa_wood' => ['Oak']]);
        /** @var wpdb $wpdb */
        global $wpdb;
        $before = $wpdb->num_queries;
        ob_start();
        $this->visit?->get(ProductFiltersPrinter::class)->printFilters();
        self::assertStringContainsString('product-filters', (string) ob_get_clean());
        self::assertLessThanOrEqual(10, $wpdb->num_queries - $before);
    }

    #[TestDox('A filtered list is not for search engines, unless a filter allows it')]
    #[TestWith([[], false, false])]
    #[TestWith([['shop_pa_wood' => ['Oak']], false, true])]
    #[TestWith([['shop_pa_wood' => ['Oak']], true, false])]
    #[TestWith([['shop_max' => '20'], false, true])]
    #[TestWith([['shop_pa_wood' => ['']], false, false])]
    public function testRobots(mixed $query, bool $isAllowed, bool $isExcluded): void
    {
        self::assertIsArray($query);
        $this->product('Bowl', ['Oak']);
        $this->endRequest();
        $this->page($query);
        add_filter('stallkeeper_product_filters_indexed', $isAllowed ? '__return_true' : '__return_false');
        $robots = apply_filters('wp_robots', ['max-image-preview' => 'large']);
        self::assertIsArray($robots);
        self::assertSame($isExcluded, $robots['noindex'] ?? false);
    }

    #[TestDox('The button says how many filters are active, and the drawer has a link that shows the products')]
    public function testButton(): void
    {
        $this->product('Bowl', ['Oak']);
        $this->endRequest();
        self::assertStringContainsString('<summary class="filters__toggle">Filter</summary>', $this->filters([]));
        $html = $this->filters(['shop_pa_wood' => ['Oak'], 'shop_max' => '20', 'orderby' => 'price']);
        self::assertStringContainsString('<summary class="filters__toggle">Filter (2)</summary>', $html);
        self::assertSame(
            1,
            preg_match('~<a class="button filters__show"[^>]*href="([^"]+)">Show 1 product</a>~', $html, $link),
        );
        parse_str((string) wp_parse_url(html_entity_decode($link[1] ?? ''), PHP_URL_QUERY), $parameters);
        unset($parameters['product_cat']);
        self::assertSame(['orderby' => 'price', 'shop_pa_wood' => ['Oak'], 'shop_max' => '20'], $parameters);
    }

    #[TestDox('Values with a color or an image show it; others have a check box')]
    public function testSwatches(): void
    {
        $this->product('Bowl', ['Oak', 'Ash & elm', 'Beech', 'Fake']);
        foreach (
            ['Oak' => '#c8a165', 'Ash &amp; elm' => '#eee', 'Fake' => 'red;background:url(//evil.test)']
            as $name => $color
        ) {
            $term = get_term_by('name', $name, 'pa_wood');
            self::assertInstanceOf(\WP_Term::class, $term);
            update_term_meta($term->term_id, 'color', $color);
        }
        $this->endRequest();
        $html = $this->filters([]);
        preg_match_all('~<a ([^>]*filters__value--swatch[^>]*)>\s*<span dir="auto">([^<]+)</span>~', $html, $found);
        self::assertEqualsCanonicalizing(['Oak', 'Ash &amp; elm'], $found[2]);
        self::assertStringContainsString('style="--stallkeeper-tools-swatch: #c8a165"', $html);
        self::assertStringNotContainsString('evil', $html);
        self::assertSame(3, preg_match_all('~<a [^>]*shop_pa_wood[^>]*>~', $html) - count($found[2]) + 1);
    }

    #[
        TestDox(
            'A list that is filtered by a color shows the image of the matching variation, with two queries for all products',
        ),
    ]
    public function testMatchingImage(): void
    {
        [$own, $oak, $other] = [$this->picture(), $this->picture(), $this->picture()];
        $bowl = $this->product('Bowl', ['Oak', 'Walnut']);
        update_post_meta($bowl, '_thumbnail_id', (string) $own);
        foreach (
            [['walnut', $other, 'publish'], ['oak', 0, 'publish'], ['oak', $other, 'private'], ['oak', $oak, 'publish']]
            as $i => [$slug, $image, $status]
        ) {
            $variation = $this->post([
                'post_type' => 'product_variation',
                'post_parent' => $bowl,
                'post_status' => $status,
                'menu_order' => $i,
            ]);
            update_post_meta($variation, 'attribute_pa_wood', $slug);
            update_post_meta($variation, '_thumbnail_id', (string) $image);
        }
        $plain = $this->product('Plain bowl', ['Oak']);
        $this->endRequest();
        $shown = function (array $query) use ($bowl, $plain): array {
            $this->page($query);
            $this->visit?->get(MatchingImages::class)->find();
            $images = array_map(static fn(int $id): int => (int) self::wcProduct($id)->get_image_id(), [$bowl, $plain]);
            $this->visit?->get(MatchingImages::class)->stop();

            return $images;
        };
        self::assertSame([$own, 0], $shown([]));
        self::assertSame([$oak, 0], $shown(['shop_pa_wood' => ['Oak']]));
        self::assertSame([$other, 0], $shown(['shop_pa_wood' => ['Walnut']]));
        self::assertSame($own, (int) self::wcProduct($bowl)->get_image_id());
    }

    /** @param array<array-key, mixed> $query URL parameters */
    private function filters(array $query): string
    {
        $this->page($query);
        ob_start();
        $this->visit?->get(ProductFiltersPrinter::class)->printFilters();

        return (string) ob_get_clean();
    }

    private function picture(): int
    {
        return wp_insert_attachment([
            'post_title' => 'Picture',
            'post_mime_type' => 'image/png',
            'post_status' => 'inherit',
        ]);
    }

    /** @param array<array-key, mixed> $query URL parameters */
    private function page(array $query): CatalogPage
    {
        $_GET = $query;
        $this->visit = $this->newRequest();
        /** @var WP_Query $wp_query */
        global $wp_query, $wp_the_query;
        $wp_query = $wp_the_query = new WP_Query();
        $wp_query->query(['product_cat' => 'zanzibar']);
        $page = CatalogPage::fromQuery($wp_query);
        self::assertNotNull($page);

        return $page;
    }

    /**
     * @param array<array-key, mixed> $query URL parameters
     *
     * @return list<int>
     */
    private function listed(array $query): array
    {
        $this->page($query);
        /** @var WP_Query $wp_query */
        global $wp_query;
        $ids = wp_list_pluck($wp_query->posts ?? [], 'ID');

        return array_values(array_map(static fn(mixed $id): int => is_numeric($id) ? (int) $id : 0, $ids));
    }

    /** @param list<string> $woods */
    private function product(string $name, array $woods, ?int $category = null): int
    {
        $product = new WC_Product_Simple();
        $product->set_props([
            'name' => $name,
            'status' => 'publish',
            'regular_price' => '10',
            'category_ids' => [$category ?? $this->category],
        ]);
        $id = $product->save();
        wp_set_object_terms($id, $woods, 'pa_wood');

        return $id;
    }

    private static function wcProduct(int $id): WC_Product
    {
        $product = wc_get_product($id);
        self::assertInstanceOf(WC_Product::class, $product);

        return $product;
    }
}
