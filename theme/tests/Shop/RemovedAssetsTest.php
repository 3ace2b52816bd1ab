<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Shop;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Tests\ShopTestCase;

/** Scripts and styles of WooCommerce that the theme removes, and plugins that need them. */
final class RemovedAssetsTest extends ShopTestCase
{
    /** What WooCommerce enqueues for all pages, or for all of its forms. */
    private const SCRIPTS = ['selectWoo', 'woocommerce', 'wc-add-to-cart', 'wc-single-product'];
    private const STYLES = ['select2', 'woocommerce-inline', 'brands-styles', 'wc-blocks-style'];

    protected function setUp(): void
    {
        parent::setUp();
        $GLOBALS['wp_styles'] = new \WP_Styles();
        $GLOBALS['wp_scripts'] = new \WP_Scripts();
        update_option('widget_block', []);
        foreach (self::STYLES as $style) {
            wp_register_style($style, "/$style.css", [], '1');
        }
        foreach (self::SCRIPTS as $script) {
            wp_register_script($script, "/$script.js", [], '1', true);
        }
        self::visit('/');
    }

    protected function tearDown(): void
    {
        self::visit('/');
        parent::tearDown();
    }

    /** @return array<string, array{non-empty-string, string}> */
    public static function assets(): array
    {
        $assets = [];
        foreach (['script' => self::SCRIPTS, 'style' => self::STYLES] as $kind => $handles) {
            foreach ($handles as $handle) {
                $assets[$handle] = [$handle, $kind];
            }
        }

        return $assets;
    }

    /** @param non-empty-string $handle */
    #[DataProvider('assets')]
    #[
        TestDox(
            'What WooCommerce enqueues for all pages is removed, but not what a plugin enqueues or depends on: $_dataName',
        ),
    ]
    public function testAssets(string $handle, string $kind): void
    {
        $file = "/$handle." . ($kind === 'script' ? 'js' : 'css');
        $enqueue = static function () use ($handle, $kind): void {
            $kind === 'script' ? wp_enqueue_script($handle) : wp_enqueue_style($handle);
        };
        $depend = static function () use ($handle, $kind): void {
            $kind === 'script'
                ? wp_enqueue_script('of-plugin', '/of-plugin', [$handle], '1', true)
                : wp_enqueue_style('of-plugin', '/of-plugin', [$handle], '1');
        };
        self::assertStringNotContainsString($file, $this->page());
        self::assertStringContainsString($file, $this->page(content: $enqueue), 'enqueued by the content');
        self::assertStringContainsString($file, $this->page(content: $depend), 'dependency of the content');
        self::assertStringContainsString($file, $this->page($depend), 'dependency');
        if (!in_array($handle, ['wc-blocks-style', 'brands-styles'], true)) {
            self::assertStringContainsString($file, $this->page($enqueue), 'enqueued by a plugin');
        }
    }

    #[TestDox('A script that depends on select2 has its stylesheet, wherever it is enqueued')]
    public function testSelectStyle(): void
    {
        $enqueue = static function (): void {
            wp_enqueue_script('of-plugin', '/of-plugin.js', ['selectWoo'], '1', true);
        };
        self::assertStringContainsString('/select2.css', $this->page($enqueue));
        self::assertStringContainsString('/select2.css', $this->page(content: $enqueue));
    }

    #[
        TestDox(
            'The classic checkout block, for which WooCommerce enqueues everything again, has neither select2 nor its stylesheet',
        ),
    ]
    public function testClassicBlock(): void
    {
        $block = static fn(string $handle): callable => static function () use ($handle): void {
            $handle === '' || wp_enqueue_script($handle);
            apply_filters('pre_render_block', null, ['blockName' => 'woocommerce/classic-shortcode'], null);
            self::enqueueAll();
            apply_filters(
                'render_block_woocommerce/classic-shortcode',
                '',
                ['blockName' => 'woocommerce/classic-shortcode'],
                null,
            );
        };
        $html = $this->page(content: $block(''));
        self::assertStringNotContainsString('/selectWoo.js', $html);
        self::assertStringNotContainsString('/select2.css', $html);
        $html = $this->page(content: $block('selectWoo'));
        self::assertStringContainsString('/selectWoo.js', $html);
        self::assertStringContainsString('/select2.css', $html);
    }

    #[TestDox('Deferred scripts of the cart are in the footer with their data, unless a script in the head needs them')]
    public function testFooter(): void
    {
        $cart = $this->post(['post_type' => 'page']);
        update_option('woocommerce_cart_page_id', $cart);
        self::visit('/?page_id=' . $cart);
        $register = static function (): void {
            wp_deregister_script('woocommerce');
            wp_register_script('states', '/states.js', [], '1', ['strategy' => 'defer']);
            wp_register_script('woocommerce', '/woocommerce.js', ['states'], '1', ['strategy' => 'defer']);
            wp_localize_script('states', 'statesOfCountries', ['DE' => 'Baden']);
        };
        $register();
        $main = static function (): void {
            echo '<main>';
        };
        $parts = static fn(string $html): array => [...explode('<main>', $html), ''];
        [$head, $foot] = $parts($this->page(content: $main));
        self::assertStringNotContainsString('statesOfCountries', $head);
        self::assertStringNotContainsString('/woocommerce.js', $head);
        self::assertLessThan(strpos($foot, '/woocommerce.js'), strpos($foot, 'statesOfCountries'));
        $GLOBALS['wp_scripts'] = new \WP_Scripts();
        $register();
        $ofPlugin = static function (): void {
            wp_enqueue_script('of-plugin', '/of-plugin.js', ['states'], '1');
        };
        [$head] = $parts($this->page($ofPlugin, $main));
        self::assertLessThan(strpos($head, '/of-plugin.js'), strpos($head, 'statesOfCountries'));
    }

    #[TestDox('A stylesheet of a child theme that depends on the theme is printed after the shop styles')]
    public function testChildTheme(): void
    {
        $html = $this->page(static function (): void {
            wp_enqueue_style('child', '/child.css', ['stallkeeper'], '1');
            stallkeeper_theme(\Stallkeeper\Theme\Shop\ShopStyles::class)->enqueue();
        });
        self::assertGreaterThan(strpos($html, 'stallkeeper-shop-css'), strpos($html, '/child.css'));
    }

    /** Stands for WC_Frontend_Scripts::load_scripts() of WooCommerce. */
    public static function enqueueAll(): void
    {
        array_map('wp_enqueue_script', self::SCRIPTS);
        array_map('wp_enqueue_style', self::STYLES);
    }

    /**
     * The page as WordPress prints it.
     *
     * @param ?callable(): void $enqueue what WooCommerce and plugins enqueue for the page
     * @param ?callable(): void $content what the content enqueues
     */
    private function page(?callable $enqueue = null, ?callable $content = null): string
    {
        foreach ([wp_styles(), wp_scripts()] as $assets) {
            $assets->reset();
            $assets->queue = $assets->done = $assets->to_do = [];
        }
        // The stand-in reads this filter where WooCommerce enqueues its scripts.
        add_filter(
            'woocommerce_enqueue_styles',
            static function (array $styles): array {
                self::enqueueAll();

                return $styles;
            },
            99,
        );
        if (!has_action('wp_enqueue_scripts', [\WC_Frontend_Scripts::class, 'load_scripts'])) {
            add_action('wp_enqueue_scripts', [\WC_Frontend_Scripts::class, 'load_scripts']);
        }
        if ($enqueue !== null) {
            add_action('wp_enqueue_scripts', $enqueue);
        }

        try {
            return self::printed(static function () use ($content): void {
                wp_head();
                $content === null || $content();
                wp_footer();
            });
        } finally {
            if ($enqueue !== null) {
                remove_action('wp_enqueue_scripts', $enqueue);
            }
        }
    }
}
