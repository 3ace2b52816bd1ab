<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Assets;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Assets\ContentAssets;
use Stallkeeper\Theme\Shop\ShopScripts;
use Stallkeeper\Theme\Tests\ShopTestCase;
use Stallkeeper\Theme\Widgets\ShopWidgetStyles;
use Stallkeeper\Theme\Widgets\WidgetAreas;
use WP_Scripts;
use WP_Styles;

/** Stylesheets and scripts that are printed between the header and the content. */
final class ContentAssetsTest extends ShopTestCase
{
    private const STYLE = 'content.css';
    private const SCRIPT = '/jquery.min.js';

    private ContentAssets $assets;

    protected function setUp(): void
    {
        parent::setUp();
        $GLOBALS['wp_styles'] = new WP_Styles();
        $GLOBALS['wp_scripts'] = new WP_Scripts();
        $this->assets = new ContentAssets();
        self::visit('/?post_type=product&p=' . $this->product()->get_id());
        wp_enqueue_style('header', '/header.css', [], '1');
        wp_enqueue_style('content', '/content.css', [], '1');
        wp_styles()->add_data('content', ContentAssets::DATA, ContentAssets::CONTENT);
        wp_enqueue_script('of-shop', '/of-shop.js', ['jquery'], '1', true);
        stallkeeper_theme(ShopScripts::class)->moveJquery();
    }

    protected function tearDown(): void
    {
        self::visit('/');
        parent::tearDown();
    }

    #[TestDox('Stylesheets of the content and jQuery follow the header, and everything else stays where it was')]
    public function testPlace(): void
    {
        [$head, $content, $foot] = $this->page();
        self::assertStringContainsString('/header.css', $head);
        self::assertStringNotContainsString(self::STYLE, $head);
        self::assertStringNotContainsString(self::SCRIPT, $head);
        self::assertStringContainsString(self::STYLE, $content);
        self::assertStringContainsString(self::SCRIPT, $content);
        self::assertStringContainsString('/jquery-migrate.min.js', $content);
        self::assertStringNotContainsString('/of-shop.js', $content);
        self::assertStringContainsString('/of-shop.js', $foot);
        self::assertStringNotContainsString(self::STYLE, $foot);
        self::assertStringNotContainsString(self::SCRIPT, $foot);
        self::assertTrue(wp_style_is('content'));
    }

    #[TestDox('A script is after the stylesheets, so that Firefox waits for them')]
    public function testFirefox(): void
    {
        self::assertMatchesRegularExpression('~content\.css.*<script~s', $this->page()[1]);
        $GLOBALS['wp_scripts'] = new WP_Scripts();
        wp_enqueue_style('more', '/more.css', [], '1');
        wp_styles()->add_data('more', ContentAssets::DATA, ContentAssets::CONTENT);
        self::assertMatchesRegularExpression('~more\.css[^>]*>\s*<script[^>]*>\s*</script>\s*$~', $this->page()[1]);
    }

    #[TestDox('Stylesheets of comments and widgets are in front of these, or in the footer of a page without them')]
    public function testPlaces(): void
    {
        foreach ([ContentAssets::COMMENTS, ContentAssets::WIDGETS] as $place) {
            wp_enqueue_style("of-$place", "/of-$place.css", [], '1');
            wp_styles()->add_data("of-$place", ContentAssets::DATA, $place);
        }
        $widgets = fn(): string => self::printed($this->assets->printForWidgets(...));
        $this->assets->expectPrint();
        $this->assets->moveFromHead();
        self::assertSame('', $widgets(), 'top bar');
        self::printed($this->assets->printAfterHeader(...));
        self::printed(static function (): void {
            wp_styles()->do_items();
        });
        self::assertStringContainsString('/of-widgets.css', $widgets());
        self::assertSame('', $widgets());
        $this->assets->enqueueRest();
        $foot = self::printed(static function (): void {
            wp_styles()->do_items();
        });
        self::assertStringContainsString('/of-comments.css', $foot);
        self::assertStringNotContainsString('/of-widgets.css', $foot);
    }

    #[TestDox('The stylesheet of comments is printed by the filter of their template, which stays')]
    public function testComments(): void
    {
        wp_styles()->add_data('content', ContentAssets::DATA, ContentAssets::COMMENTS);
        $this->page();
        $html = self::printed(fn() => self::assertSame('file', $this->assets->printForComments('file')));
        self::assertStringContainsString(self::STYLE, $html);
    }

    #[TestDox('On pages, where page builders show products, the content has what widgets need; posts have it later')]
    public function testPages(): void
    {
        foreach (['page' => ContentAssets::CONTENT, 'post' => ContentAssets::WIDGETS] as $type => $place) {
            $GLOBALS['wp_styles'] = new WP_Styles();
            $id = $this->post(['post_type' => $type]);
            self::visit(($type === 'page' ? '/?page_id=' : '/?p=') . $id);
            add_filter('sidebars_widgets', static fn(): array => ['sidebar' => ['woocommerce_products-2']], 30);
            stallkeeper_theme(ShopWidgetStyles::class)->enqueueForWidgets();
            self::assertSame($place, wp_styles()->get_data('stallkeeper-shop', ContentAssets::DATA), $type);
        }
    }

    #[TestDox('What the content needs is in front of it, also if widgets need it, in either order')]
    public function testTwoPlaces(): void
    {
        $styles = stallkeeper_theme(Assets::class);
        $places = [ContentAssets::CONTENT, ContentAssets::WIDGETS];
        foreach ([$places, array_reverse($places)] as $i => $places) {
            foreach ($places as $place) {
                $styles->enqueueForContent("both-$i", 'build/front.css', place: $place);
            }
            self::assertSame(ContentAssets::CONTENT, wp_styles()->get_data("both-$i", ContentAssets::DATA));
        }
    }

    #[TestDox('A page without such stylesheets and scripts has nothing between header and content')]
    public function testNothing(): void
    {
        wp_dequeue_style('content');
        wp_dequeue_script('of-shop');
        self::assertSame('', trim($this->page()[1]));
    }

    #[TestDox('A stylesheet or a script in the head that depends on one of them gets it there')]
    public function testDependencies(): void
    {
        wp_enqueue_style('of-plugin', '/of-plugin.css', ['content'], '1');
        wp_enqueue_script('of-plugin', '/of-plugin.js', ['jquery'], '1');
        [$head, $content, $foot] = $this->page();
        self::assertMatchesRegularExpression('~content\.css.*of-plugin\.css~s', $head);
        self::assertMatchesRegularExpression('~jquery\.min\.js.*of-plugin\.js~s', $head);
        self::assertSame('', trim($content));
        self::assertStringNotContainsString(self::STYLE, $content . $foot);
        self::assertStringNotContainsString(self::SCRIPT, $content . $foot);
    }

    #[TestDox('jQuery that a plugin enqueues itself is in the head')]
    public function testEnqueued(): void
    {
        wp_enqueue_script('jquery');
        self::assertStringContainsString(self::SCRIPT, $this->page()[0]);
    }

    #[TestDox('jQuery is below the header of the cart, too')]
    public function testCart(): void
    {
        $GLOBALS['wp_scripts'] = new WP_Scripts();
        $cart = $this->post(['post_type' => 'page']);
        update_option('woocommerce_cart_page_id', $cart);
        self::forgetPage();
        self::visit('/?page_id=' . $cart);
        wp_enqueue_script('of-shop', '/of-shop.js', ['jquery'], '1', true);
        stallkeeper_theme(ShopScripts::class)->moveJquery();
        self::assertStringContainsString(self::SCRIPT, $this->page()[1]);
    }

    #[TestDox('On pages outside of the shop, jQuery is in the head')]
    public function testOutside(): void
    {
        $GLOBALS['wp_scripts'] = new WP_Scripts();
        self::visit('/');
        wp_enqueue_script('of-plugin', '/of-plugin.js', ['jquery'], '1', true);
        stallkeeper_theme(ShopScripts::class)->moveJquery();
        self::assertStringContainsString(self::SCRIPT, $this->page()[0]);
    }

    #[TestDox('Everything is in the head if a child theme’s header.php does not print it')]
    public function testInHead(): void
    {
        [$head, $content] = $this->page(isExpected: false);
        self::assertStringContainsString(self::STYLE, $head);
        self::assertStringContainsString(self::SCRIPT, $head);
        self::assertSame('', trim($content));
    }

    #[TestDox('Everything is in the head if the top bar has a widget that may need it')]
    public function testTopBar(): void
    {
        $show = static fn(string $widget): \Closure => static fn(): array => [WidgetAreas::HEADER => [$widget]];
        add_filter('sidebars_widgets', $show('text-2'));
        self::assertStringNotContainsString(self::STYLE, $this->page()[0]);
        wp_styles()->done = [];
        add_filter('sidebars_widgets', $show('woocommerce_widget_cart-2'), 20);
        self::assertStringContainsString(self::STYLE, $this->page()[0]);
    }

    /** @return array{string, string, string} what is printed in the head, after the header and in the footer */
    private function page(bool $isExpected = true): array
    {
        $isExpected && $this->assets->expectPrint();

        return [
            self::printed(function (): void {
                $this->assets->moveFromHead();
                wp_styles()->do_items();
                wp_scripts()->do_head_items();
            }),
            self::printed($this->assets->printAfterHeader(...)),
            self::printed(static function (): void {
                wp_scripts()->do_footer_items();
            }),
        ];
    }
}
