<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\FrontPage;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\FrontPage\Banner;
use Stallkeeper\Theme\FrontPage\BannerSlide;
use Stallkeeper\Theme\FrontPage\Brands;
use Stallkeeper\Theme\FrontPage\Categories;
use Stallkeeper\Theme\FrontPage\ProductFinder;
use Stallkeeper\Theme\FrontPage\Sections;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WP_Query;
use WP_Term;

/** The sections of the front page, with the settings of the Customizer. */
final class SectionsTest extends ShopTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        delete_option('stallkeeper_front_page_lists');
    }

    #[TestDox('A shop without content has no banner, no offers and no products')]
    public function testEmpty(): void
    {
        self::assertSame(
            [],
            array_intersect(array_keys($this->sections()), [
                'banner',
                'promotions',
                'products',
                'categories',
                'brands',
            ]),
        );
    }

    #[TestDox('The front page of a site without posts has no “From the blog” section')]
    public function testJournalWithoutPosts(): void
    {
        update_option('show_on_front', 'posts');
        $query = new WP_Query();
        $query->is_home = true;
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = $query;
        self::assertArrayNotHasKey('latest', $this->sections());

        $query->posts = array_filter([get_post($this->post(['post_title' => 'Journal']))]);
        $query->post_count = 1;
        self::assertStringContainsString('Journal', $this->sections()['latest']);
    }

    #[TestDox('Products, offers, brands and posts have their sections, in this order')]
    public function testAll(): void
    {
        $this->product('Kettle & lid');
        $this->post(['post_title' => 'Journal']);
        set_theme_mod('stallkeeper_front_products_source', 'latest');
        set_theme_mod('stallkeeper_front_banner_source', 'posts');
        foreach (
            [
                'promotion_title_1' => 'Sale <b>',
                'promotion_url_1' => 'https://example.org/sale',
                'brand_name_2' => 'Acme',
                'products_title' => 'New & good',
            ]
            as $name => $value
        ) {
            set_theme_mod("stallkeeper_front_$name", $value);
        }
        $sections = $this->sections();
        self::assertSame(
            ['banner', 'promotions', 'products', 'brands', 'latest'],
            array_values(array_diff(array_keys($sections), ['content', 'widgets', 'categories'])),
        );
        self::assertStringContainsString('href="https://example.org/sale"', $sections['promotions']);
        self::assertStringNotContainsString('<b>', $sections['promotions']);
        self::assertMatchesRegularExpression('~Kettle &#?\w+; lid~', $sections['products']);
        self::assertStringContainsString('New &amp; good', $sections['products']);
        self::assertStringContainsString('Acme', $sections['brands']);
        self::assertStringContainsString('Journal', $sections['banner']);
    }

    #[TestDox('A shop without featured products shows its newest, and says so')]
    public function testWithoutFeatured(): void
    {
        $this->product('Zanzibar kettle');
        self::assertStringContainsString('Zanzibar kettle', $this->sections()['products']);
        self::assertStringContainsString('New in the shop', $this->sections()['products']);

        wp_set_object_terms($this->product('Zanzibar lid')->get_id(), 'featured', 'product_visibility');
        self::assertStringContainsString('Our favourites', $this->sections()['products']);
        self::assertStringContainsString('Zanzibar lid', $this->sections()['products']);
        self::assertStringNotContainsString('Zanzibar kettle', $this->sections()['products']);
    }

    #[TestDox('A category without an image has the image of its newest visible product')]
    public function testCategoryImage(): void
    {
        $find = stallkeeper_theme(Categories::class)->image(...);
        $term = self::category('Zanzibar');
        $pictures = [];
        foreach (['visible', 'later', 'hidden', 'private', 'bare'] as $at => $name) {
            $id = $this->post([
                'post_type' => 'product',
                'post_status' => $name === 'private' ? 'private' : 'publish',
                'post_date' => "2026-01-1{$at} 10:00:00",
            ]);
            wp_set_object_terms($id, [$term->term_id], 'product_cat');
            if ($name !== 'bare') {
                set_post_thumbnail($id, $pictures[$name] = $this->picture("$name.jpg"));
            }
            if ($name === 'hidden') {
                wp_set_object_terms($id, 'exclude-from-catalog', 'product_visibility');
            }
        }
        self::assertSame($pictures['later'], $find($term));
        update_term_meta($term->term_id, 'thumbnail_id', (string) $pictures['visible']);
        self::assertSame($pictures['visible'], $find($term));
        $other = self::category('Pemba');
        self::assertSame(0, $find($other));
    }

    private static function category(string $name): WP_Term
    {
        $made = wp_insert_term($name, 'product_cat');
        $term = get_term(is_array($made) ? $made['term_id'] : 0, 'product_cat');
        self::assertInstanceOf(WP_Term::class, $term);

        return $term;
    }

    #[TestDox('A section that is off is not printed')]
    public function testOff(): void
    {
        $this->product();
        set_theme_mod('stallkeeper_front_products_source', 'latest');
        set_theme_mod('stallkeeper_front_products', '');
        self::assertArrayNotHasKey('products', $this->sections());
    }

    #[
        TestDox(
            'The order of the Customizer is the order of the sections; missing ones are last, unknown ones are left out',
        ),
    ]
    public function testOrder(): void
    {
        $this->product();
        $this->post(['post_title' => 'Journal']);
        set_theme_mod('stallkeeper_front_products_source', 'latest');
        set_theme_mod('stallkeeper_front_brand_name_1', 'Acme');
        set_theme_mod('stallkeeper_front_order', 'latest, brands,unknown,latest');
        self::assertSame(
            ['latest', 'brands', 'products'],
            array_values(array_intersect(array_keys($this->sections()), ['latest', 'brands', 'products'])),
        );
        set_theme_mod('stallkeeper_front_order', ['latest']);
        self::assertSame(
            ['products', 'brands', 'latest'],
            array_values(array_intersect(array_keys($this->sections()), ['latest', 'brands', 'products'])),
        );
    }

    #[TestDox('A filter changes the order of the sections; invalid names are left out')]
    public function testFilter(): void
    {
        $this->product();
        set_theme_mod('stallkeeper_front_products_source', 'latest');
        set_theme_mod('stallkeeper_front_brand_name_1', 'Acme');
        add_filter(
            'stallkeeper_front_sections',
            static fn(): array => ['brands', '../header', 'products', 'brands', 5],
        );
        self::assertSame(['brands', 'products'], array_keys($this->sections()));
    }

    #[TestDox('A grid shows the products without a slider')]
    public function testGrid(): void
    {
        $this->product();
        set_theme_mod('stallkeeper_front_products_source', 'latest');
        self::assertStringContainsString('data-part="slider"', $this->sections()['products']);
        set_theme_mod('stallkeeper_front_products_look', 'grid');
        self::assertStringNotContainsString('data-part="slider"', $this->sections()['products']);
    }

    #[TestDox('The banner shows featured products, posts or pages as plain text')]
    public function testBanner(): void
    {
        $page = $this->post([
            'post_type' => 'page',
            'post_title' => 'About &amp; us',
            'post_content' => '<p>We <b>sell</b> [gallery] things.</p>',
        ]);
        $this->post(['post_title' => 'Secret', 'post_password' => 'x']);
        $this->post(['post_title' => 'News', 'post_excerpt' => 'By hand']);
        set_theme_mod('stallkeeper_front_banner_source', 'pages');
        self::assertSame([], $this->slides());
        set_theme_mod('stallkeeper_front_banner_page_2', $page);
        self::assertSame(['About & us'], array_column($this->slides(), 'title'));
        self::assertSame('We sell things.', preg_replace('/\s+/', ' ', $this->slides()[0]->text));
        set_theme_mod('stallkeeper_front_banner_source', 'posts');
        self::assertSame(['News'], array_column($this->slides(), 'title'));
        self::assertSame('By hand', $this->slides()[0]->text);
    }

    #[TestDox('Products are found by source, without those with a password')]
    public function testProducts(): void
    {
        $kettle = $this->product('Kettle')->get_id();
        $this->product('Secret', '5', [], 'x');
        $sale = $this->product('Sale', '8', ['_regular_price' => '10', '_sale_price' => '8'])->get_id();
        $term = wp_insert_term('Pots', 'product_cat');
        self::assertIsArray($term);
        $lids = wp_insert_term('Lids', 'product_cat');
        self::assertIsArray($lids);
        wp_set_object_terms($sale, [$term['term_id']], 'product_cat');
        $find = fn(string $source, int $category = 0): array => array_map(
            static fn(\WC_Product $product): int => $product->get_id(),
            $this->service(ProductFinder::class)->find($source, 8, $category),
        );
        self::assertEqualsCanonicalizing([$kettle, $sale], $find('latest'));
        self::assertSame([$sale], $find('category', $term['term_id']));
        self::assertSame([], $find('category', $lids['term_id']), 'each category has a list of its own');
        self::assertCount(1, $this->service(ProductFinder::class)->find('latest', 1));
    }

    #[TestDox('Without brands in the Customizer, the brands of products are shown')]
    public function testBrands(): void
    {
        $isMissing = !taxonomy_exists('product_brand');
        if ($isMissing) {
            register_taxonomy('product_brand', 'product');
        }
        wp_insert_term('Unused', 'product_brand');
        wp_set_object_terms($this->product()->get_id(), 'Acme', 'product_brand');
        $names = fn(): array => array_column($this->service(Brands::class)->all(), 'name');
        self::assertSame(['Acme'], $names());
        set_theme_mod('stallkeeper_front_brand_name_1', 'By hand');
        self::assertSame(['By hand'], $names());
        if ($isMissing) {
            unregister_taxonomy('product_brand');
        }
    }

    #[TestDox('Categories are top-level, not empty, and at least two')]
    public function testCategories(): void
    {
        $find = fn(): array => array_column($this->service(Categories::class)->find(6), 'name');
        $ids = [];
        foreach (['Pots', 'Pans', 'Empty'] as $name) {
            $term = wp_insert_term($name, 'product_cat');
            self::assertIsArray($term);
            $ids[$name] = $term['term_id'];
        }
        wp_set_object_terms($this->product()->get_id(), [$ids['Pots']], 'product_cat');
        self::assertSame([], $find());
        wp_set_object_terms($this->product()->get_id(), [$ids['Pans']], 'product_cat');
        update_term_meta($ids['Pots'], 'order', '2');
        update_term_meta($ids['Pans'], 'order', '1');
        self::assertSame(['Pans', 'Pots'], $find());
    }

    #[TestDox('A section can be part of any page')]
    public function testContent(): void
    {
        $this->product('Kettle');
        $html = do_blocks(
            '<!-- wp:html --><div class="shop-section" data-section="products" data-source="latest" data-title="Our &lt;best&gt;" data-count="2" onclick="x"></div><!-- /wp:html -->',
        );
        self::assertStringContainsString('Kettle', $html);
        self::assertStringNotContainsString('onclick', $html);
        $unknown = '<div class="shop-section" data-section="../header"></div>';
        self::assertSame($unknown, do_blocks("<!-- wp:html -->$unknown<!-- /wp:html -->"));
        add_filter('stallkeeper_is_page_content', '__return_false');
        self::assertStringNotContainsString(
            'Kettle',
            do_blocks('<!-- wp:html --><div class="shop-section" data-section="products"></div><!-- /wp:html -->'),
        );
    }

    #[TestDox('The styles of sections are on pages that have one')]
    public function testStyles(): void
    {
        $enqueued = static function (string $path): bool {
            wp_dequeue_style('stallkeeper-front');
            self::visit($path);
            do_action('wp_enqueue_scripts');

            return wp_style_is('stallkeeper-front');
        };
        $with = $this->post(['post_content' => '<div class="shop-section" data-section="brands"></div>']);
        self::assertTrue($enqueued("/?p=$with"));
        self::assertFalse($enqueued('/?p=' . $this->post()));
        self::assertTrue($enqueued('/'));
    }

    /** @return array<int, BannerSlide> */
    private function slides(): array
    {
        return $this->service(Banner::class)->slides();
    }

    /** @return array<string, string> */
    private function sections(): array
    {
        return $this->service(Sections::class)->render();
    }
}
