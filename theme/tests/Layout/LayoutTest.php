<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Layout;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Layout\LayoutOutput;
use Stallkeeper\Theme\Layout\SectionPages;
use Stallkeeper\Theme\Product\ProductPage;
use Stallkeeper\Theme\Shop\Breadcrumbs;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WP_Query;

/** The selected layout on pages, and the pages that the Customizer shows. */
final class LayoutTest extends ShopTestCase
{
    protected function tearDown(): void
    {
        foreach (array_keys(get_theme_mods() ?: []) as $name) {
            if (str_starts_with((string) $name, 'stallkeeper_')) {
                remove_theme_mod((string) $name);
            }
        }
        wp_dequeue_style('stallkeeper-layout');
        parent::tearDown();
    }

    /** @return array<string, array{string, string, string}> setting, value, class */
    public static function classes(): array
    {
        return [
            'a centered brand' => ['header_layout', 'centered', 'has-header-centered'],
            'a header in one row' => ['header_layout', 'row', 'has-header-row'],
            'the search as an icon' => ['header_search_form', 'icon', 'has-search-icon'],
            'a header that is sticky as a whole' => ['sticky_header_part', 'whole', 'has-sticky-whole'],
            'the catalog on the other side' => ['catalog_column_side', 'end', 'has-catalog-end'],
            'the images on the other side' => ['product_gallery_side', 'end', 'has-gallery-end'],
            'posts in rows' => ['post_list_layout', 'rows', 'has-post-rows'],
        ];
    }

    #[DataProvider('classes')]
    #[TestDox('$_dataName is a class of the body with a stylesheet; an unknown value is the default')]
    public function testClass(string $name, string $value, string $class): void
    {
        self::assertNotContains($class, get_body_class());
        self::assertFalse($this->hasStyle());
        set_theme_mod("stallkeeper_$name", 'sideways');
        self::assertNotContains($class, get_body_class());
        self::assertFalse($this->hasStyle());
        set_theme_mod("stallkeeper_$name", $value);
        self::assertContains($class, get_body_class());
        self::assertTrue($this->hasStyle());
    }

    #[TestDox('A child theme sets a default, and the owner’s choice takes precedence')]
    public function testDefault(): void
    {
        $default = static fn(): string => 'row';
        add_filter('stallkeeper_theme_default_stallkeeper_header_layout', $default);
        self::assertContains('has-header-row', get_body_class());
        set_theme_mod('stallkeeper_header_layout', 'left');
        self::assertNotContains('has-header-row', get_body_class());
        remove_filter('stallkeeper_theme_default_stallkeeper_header_layout', $default);
    }

    #[TestDox('The header of the checkout has no menu, so its layout stays')]
    public function testCheckout(): void
    {
        set_theme_mod('stallkeeper_header_layout', 'row');
        set_theme_mod('stallkeeper_product_gallery_side', 'end');
        add_filter('stallkeeper_distraction_free', '__return_true');
        $classes = get_body_class();
        remove_filter('stallkeeper_distraction_free', '__return_true');
        self::assertNotContains('has-header-row', $classes);
        self::assertContains('has-gallery-end', $classes);
    }

    #[TestDox('The number of related products is limited, and 0 prints none')]
    public function testRelated(): void
    {
        $args = static fn(): array => stallkeeper_theme(ProductPage::class)->limitRelatedProducts(['columns' => 9]);
        self::assertSame(['columns' => 4, 'posts_per_page' => 4], $args());
        set_theme_mod('stallkeeper_product_related', 300);
        self::assertSame(12, $args()['posts_per_page']);
        set_theme_mod('stallkeeper_product_related', 'x');
        self::assertSame(4, $args()['posts_per_page']);
        $hook = 'woocommerce_after_single_product_summary';
        add_action($hook, 'woocommerce_output_related_products', 20);
        stallkeeper_theme(ProductPage::class)->removeRelatedProducts();
        self::assertSame(20, has_action($hook, 'woocommerce_output_related_products'));
        set_theme_mod('stallkeeper_product_related', 0);
        stallkeeper_theme(ProductPage::class)->removeRelatedProducts();
        self::assertFalse(has_action($hook, 'woocommerce_output_related_products'));
    }

    #[TestDox('The path of categories is a setting of lists and one of product pages')]
    public function testBreadcrumbs(): void
    {
        $hook = 'woocommerce_before_main_content';
        add_action($hook, 'woocommerce_breadcrumb', 20);
        set_theme_mod('stallkeeper_product_breadcrumbs', '');
        stallkeeper_theme(Breadcrumbs::class)->remove();
        self::assertSame(20, has_action($hook, 'woocommerce_breadcrumb'));
        set_theme_mod('stallkeeper_product_list_breadcrumbs', '');
        stallkeeper_theme(Breadcrumbs::class)->remove();
        self::assertFalse(has_action($hook, 'woocommerce_breadcrumb'));
        add_action($hook, 'woocommerce_breadcrumb', 20);
    }

    #[TestDox('Lists show whole posts by setting')]
    public function testFullPosts(): void
    {
        $id = wp_insert_post([
            'post_title' => 'Kettles',
            'post_content' => '<p>All of it</p>',
            'post_status' => 'publish',
        ]);
        self::assertStringContainsString('<ul class="cards">', $this->posts((int) $id));
        set_theme_mod('stallkeeper_post_list_layout', 'full');
        $html = $this->posts((int) $id);
        self::assertStringContainsString('<ul class="full-posts">', $html);
        self::assertStringContainsString('<p>All of it</p>', $html);
        self::assertStringContainsString('<h2 class="full-post__title"><a href=', $html);
    }

    #[TestDox('The Customizer shows a page where the settings of a section are visible')]
    public function testSectionPages(): void
    {
        $id = wp_insert_post(['post_type' => 'product', 'post_title' => 'Pot', 'post_status' => 'publish']);
        $urls = stallkeeper_theme(SectionPages::class)->urls();
        self::assertSame(home_url('/'), $urls['stallkeeper_front']);
        self::assertSame(get_permalink((int) $id), $urls['stallkeeper_product_page']);
        self::assertArrayNotHasKey('stallkeeper_style', $urls);
    }

    private function hasStyle(): bool
    {
        wp_dequeue_style('stallkeeper-layout');
        stallkeeper_theme(LayoutOutput::class)->enqueueStyle();

        return wp_style_is('stallkeeper-layout');
    }

    private function posts(int $id): string
    {
        $GLOBALS['wp_query'] = new WP_Query(['p' => $id]);
        $GLOBALS['wp_query']->is_single = false;
        ob_start();
        get_template_part('parts/list');

        return (string) ob_get_clean();
    }
}
