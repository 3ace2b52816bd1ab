<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Shop;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Tests\ShopTestCase;

/** Scripts and styles of WooCommerce that the theme removes, and plugins that need them. */
final class RemovedAssetsTest extends ShopTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $GLOBALS['wp_styles'] = new \WP_Styles();
        $GLOBALS['wp_scripts'] = new \WP_Scripts();
        update_option('widget_block', []);
        foreach (['wc-blocks-style', 'select2', 'woocommerce-inline', 'brands-styles'] as $style) {
            wp_register_style($style, "/$style.css", [], '1');
        }
        foreach (['selectWoo', 'woocommerce', 'wc-add-to-cart', 'wc-single-product'] as $script) {
            wp_register_script($script, "/$script.js", [], '1', true);
        }
    }

    /** @return array<string, array{string}> */
    public static function styles(): array
    {
        return ['blocks' => ['wc-blocks-style'], 'select2' => ['select2'], 'inline' => ['woocommerce-inline'], 'brands' => ['brands-styles']];
    }

    #[DataProvider('styles')]
    #[TestDox('A style that WooCommerce enqueues for all pages is removed, unless something on the page enqueues it or depends on it: $_dataName')]
    public function testStyles(string $handle): void
    {
        self::visit('/');
        self::assertStringNotContainsString("/$handle.css", $this->page(static fn() => wp_enqueue_style($handle)));
        self::assertStringContainsString("/$handle.css", $this->page(static fn() => wp_enqueue_style($handle), static fn() => wp_enqueue_style($handle)), 'late');
        self::assertStringContainsString("/$handle.css", $this->page(static function () use ($handle): void {
            wp_enqueue_style($handle);
            wp_enqueue_style('of-plugin', '/of-plugin.css', [$handle], '1');
        }), 'dependency');
    }

    /**
     * The page as WordPress prints it.
     *
     * @param ?callable(): void $enqueue what WooCommerce and plugins enqueue for the page
     * @param ?callable(): void $content what the content enqueues
     */
    private function page(?callable $enqueue = null, ?callable $content = null): string
    {
        foreach (['styles', 'scripts'] as $kind) {
            $GLOBALS["wp_$kind"]->queue = $GLOBALS["wp_$kind"]->done = [];
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
