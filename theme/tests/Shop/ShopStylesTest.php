<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Shop;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Shop\StoreNotice;
use Stallkeeper\Theme\Tests\ShopTestCase;

/** The theme's stylesheets of the shop, on the pages that need them. */
final class ShopStylesTest extends ShopTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $GLOBALS['wp_styles'] = new \WP_Styles();
        update_option('widget_block', []);
        wp_set_sidebars_widgets([]);
    }

    /** @return array<string, array{string, list<string>}> */
    public static function contents(): array
    {
        return [
            'text' => ['Text', []],
            'products' => ['[products limit="3"]', ['shop']],
            'related products' => ['[related_products]', ['shop']],
            'brands' => ['[product_brand_list]', ['shop']],
            'order tracking' => ['[woocommerce_order_tracking]', ['shop', 'purchase', 'account']],
            'classic cart' => ['[woocommerce_cart]', ['shop', 'cart']],
            'block cart' => ['<!-- wp:woocommerce/cart /-->', ['shop', 'purchase', 'shop-blocks']],
            'block' => ['<!-- wp:woocommerce/product-new /-->', ['shop', 'shop-blocks']],
            'block checkout' => ['<!-- wp:woocommerce/checkout /-->', ['shop', 'purchase', 'shop-blocks']],
            // Without the attribute, the block is the cart.
            'classic checkout' => [
                '<!-- wp:woocommerce/classic-shortcode {"shortcode":"checkout"} /-->',
                ['shop', 'purchase'],
            ],
        ];
    }

    /** @param list<string> $styles */
    #[DataProvider('contents')]
    #[TestDox('A page has the styles of the shortcodes and blocks in its content: $_dataName')]
    public function testContent(string $content, array $styles): void
    {
        self::visit('/?page_id=' . $this->post(['post_type' => 'page', 'post_content' => $content]));
        do_action('wp_enqueue_scripts');
        self::assertSame($styles, self::enqueued());
    }

    #[DataProvider('accountPages')]
    #[TestDox('A page that a page builder makes an account or order page has the styles of the account: $_dataName')]
    public function testAccountPages(string $hook, string $endpoint = ''): void
    {
        add_filter($hook, '__return_true');
        self::visit('/?page_id=' . $this->post(['post_type' => 'page', 'post_content' => 'Text']) . $endpoint);
        do_action('wp_enqueue_scripts');
        self::assertSame(['shop', 'purchase', 'account'], self::enqueued());
    }

    /** @return array<string, array{0: string, 1?: string}> */
    public static function accountPages(): array
    {
        return [
            'account' => ['woocommerce_is_account_page'],
            'order received' => ['woocommerce_is_order_received_page'],
            'order to pay' => ['woocommerce_is_checkout', '&order-pay=7'],
        ];
    }

    /** @return array<string, array{callable(): mixed, list<string>}> */
    public static function late(): array
    {
        $shortcode = static fn(string $tag): callable => static fn(): mixed => apply_filters(
            'do_shortcode_tag',
            '',
            $tag,
            [],
            [],
        );
        $block = static fn(string $name): callable => static fn(): string => render_block([
            'blockName' => $name,
            'attrs' => [],
            'innerBlocks' => [],
            // WordPress 6.9 drops the styles of a block without output.
            'innerHTML' => '<p>Text</p>',
            'innerContent' => ['<p>Text</p>'],
        ]);
        $widget = static fn(string $class): callable => static fn(): null => do_action('the_widget', $class, [], []);

        return [
            'gallery' => [$shortcode('gallery'), []],
            'products' => [$shortcode('products'), ['shop']],
            'cart' => [$shortcode('woocommerce_cart'), ['shop', 'cart']],
            'account' => [$shortcode('woocommerce_my_account'), ['shop', 'purchase', 'account']],
            'paragraph' => [$block('core/paragraph'), []],
            'block' => [$block('woocommerce/static-block'), ['shop', 'shop-blocks']],
            'classic checkout' => [$block('woocommerce/classic-shortcode'), ['shop', 'purchase']],
            'text widget' => [$widget('WP_Widget_Text'), []],
            'products widget' => [$widget('WC_Widget_Products'), ['shop', 'widgets']],
        ];
    }

    /**
     * @param callable(): mixed $render
     * @param list<string>      $styles
     */
    #[DataProvider('late')]
    #[TestDox('What a pattern, a block or a page builder renders has its styles: $_dataName')]
    public function testLate(callable $render, array $styles): void
    {
        self::visit('/');
        $render();
        self::assertSame($styles, self::enqueued());
    }

    /** @return array<string, array{string, list<string>}> */
    public static function widgets(): array
    {
        return [
            'text' => ['text-2', []],
            'products' => ['woocommerce_products-2', ['shop', 'widgets']],
            'brands' => ['wc_brands_brand_thumbnails-2', ['shop', 'widgets']],
        ];
    }

    /** @param list<string> $styles */
    #[DataProvider('widgets')]
    #[TestDox('A page has the styles of WooCommerce’s widgets if an area contains one: $_dataName')]
    public function testWidgets(string $widget, array $styles): void
    {
        wp_set_sidebars_widgets(['sidebar' => [$widget]]);
        self::visit('/?page_id=' . $this->post(['post_type' => 'page', 'post_content' => 'Text']));
        do_action('wp_enqueue_scripts');
        self::assertSame($styles, self::enqueued());
    }

    #[TestDox('The store notice follows the skip link, which is the first element of a page')]
    public function testStoreNotice(): void
    {
        foreach (['wp_body_open', 'wp_footer'] as $hook) {
            add_action($hook, 'woocommerce_demo_store');
            stallkeeper_theme(StoreNotice::class)->moveNotice();
            self::assertFalse(has_action($hook, 'woocommerce_demo_store'), $hook);
            self::assertNotFalse(has_action('stallkeeper_before_header', 'woocommerce_demo_store'), $hook);
            remove_action('stallkeeper_before_header', 'woocommerce_demo_store');
        }
        stallkeeper_theme(StoreNotice::class)->moveNotice();
        self::assertFalse(has_action('stallkeeper_before_header', 'woocommerce_demo_store'), 'removed by the shop');
    }

    /** @return list<string> names of the theme's enqueued stylesheets of the shop */
    private static function enqueued(): array
    {
        return array_values(
            array_filter(
                ['shop', 'cart', 'purchase', 'account', 'shop-blocks', 'widgets'],
                static fn(string $name): bool => wp_style_is("stallkeeper-$name"),
            ),
        );
    }
}
