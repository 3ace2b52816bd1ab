<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Suggestions;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use Stallkeeper\Tools\Tests\Fakes\LiveSearchPlugins;
use WP_HTML_Tag_Processor;

/** Suggestions in the search forms of themes, blocks and WooCommerce. */
final class FormSuggestionsTest extends IndexTestCase
{
    private const PRODUCT_FORM = '
        <form role="search" method="get" class="woocommerce-product-search" action="http://shop.test/">
        <label for="f">Search for:</label><input type="search" id="f" class="search-field" name="s" />
        <button type="submit" value="Search">Search</button><input type="hidden" name="post_type" value="product" />
        </form>';

    private const THEME = ['_wp_theme_features', 'wp_stylesheet_path', 'wp_template_path'];

    /** @var array<string, mixed> */
    private array $theme = [];

    /** A theme that does not know the plugin and has no searchform.php. */
    protected function setUp(): void
    {
        parent::setUp();
        foreach (self::THEME as $name) {
            $this->theme[$name] = $GLOBALS[$name];
        }
        remove_theme_support('stallkeeper-search-results');
        $GLOBALS['wp_stylesheet_path'] = $GLOBALS['wp_template_path'] = __DIR__;
    }

    protected function tearDown(): void
    {
        foreach (self::THEME as $name) {
            $GLOBALS[$name] = $this->theme[$name];
        }
        parent::tearDown();
    }

    #[TestDox('The form of WordPress $_dataName has suggestions, and is the same otherwise')]
    #[DataProvider('formats')]
    public function testCoreForm(string $format): void
    {
        add_filter('search_form_format', static fn(): string => $format);
        $html = (string) get_search_form(['echo' => false, 'aria_label' => 'Find']);
        $config = self::config($html);
        self::assertSame('Suggestions', $config['label']);
        self::assertSame([], $config['limits']);
        self::assertSame($this->plain(), self::withoutAttributes($html));
    }

    /** @return iterable<string, array{string}> */
    public static function formats(): iterable
    {
        yield 'with HTML5' => ['html5'];
        yield 'without HTML5' => ['xhtml'];
    }

    #[TestDox('WordPress’s search block has suggestions with the button $_dataName')]
    #[DataProvider('positions')]
    public function testSearchBlock(string $position): void
    {
        $block = sprintf('<!-- wp:search {"label":"Find","buttonPosition":"%s","buttonText":"Go"} /-->', $position);
        update_option('stallkeeper_search_suggestions_in', 'header');
        $before = do_blocks($block);
        update_option('stallkeeper_search_suggestions_in', 'all');
        $after = do_blocks($block);
        self::assertStringNotContainsString('data-suggest', $before);
        self::assertNotSame([], self::config($after));
        // WordPress counts the IDs of a page.
        $number = '/wp-block-search__input-\d+/';
        self::assertSame(
            preg_replace($number, 'ID', $before),
            preg_replace($number, 'ID', self::withoutAttributes($after)),
        );
    }

    /** @return iterable<string, array{string}> */
    public static function positions(): iterable
    {
        foreach (['button-outside', 'button-inside', 'no-button', 'button-only'] as $position) {
            yield $position => [$position];
        }
    }

    /** @param non-empty-string $filter */
    #[TestDox('A product search ($_dataName) suggests products only, and its last suggestion opens the same list')]
    #[DataProvider('productForms')]
    public function testProductForm(string $filter): void
    {
        $html = self::filteredText($filter, self::PRODUCT_FORM, []);
        $config = self::config($html);
        self::assertIsArray($config['params']);
        self::assertSame('post_type:product', $config['params']['filters']);
        self::assertSame([], $config['kinds']);
        self::assertIsArray($config['all']);
        self::assertSame(
            [
                'path' => 'http://shop.test/',
                'queryName' => 's',
                'pageName' => 'paged',
                'exactName' => 'shop_exact',
                'fixed' => [],
                'parameters' => [['post_type', 'product']],
            ],
            $config['all']['address'],
        );
        self::assertIsArray($config['links']);
        self::assertIsArray($config['links']['titles']);
        self::assertArrayHasKey('product_cat', $config['links']['titles']);
        self::assertArrayNotHasKey('category', $config['links']['titles']);
        self::assertArrayNotHasKey('page', $config['links']['titles']);
        self::assertSame(self::PRODUCT_FORM, self::withoutAttributes($html));
    }

    /** @return iterable<string, array{non-empty-string}> */
    public static function productForms(): iterable
    {
        yield 'template and widget' => ['get_product_search_form'];
        yield 'block of WooCommerce' => ['render_block_woocommerce/product-search'];
        yield 'variation of the search block' => ['render_block_core/search'];
        yield 'form of a theme' => ['get_search_form'];
    }

    #[TestDox('The form, the widget and the block of WooCommerce suggest products')]
    public function testWooCommerce(): void
    {
        if (!function_exists('get_product_search_form')) {
            self::markTestSkipped('The stand-in has no product search.');
        }
        ob_start();
        the_widget('WC_Widget_Product_Search');
        foreach (
            [
                'form' => (string) get_product_search_form(false),
                'widget' => (string) ob_get_clean(),
                'block' => do_blocks('<!-- wp:woocommerce/product-search {"formId":"a"} /-->'),
            ]
            as $name => $html
        ) {
            $config = self::config($html);
            self::assertIsArray($config['params']);
            self::assertSame('post_type:product', $config['params']['filters'] ?? '', $name);
        }
    }

    #[TestDox('A search in a category or in a chosen type of posts names the fields that limit it')]
    public function testLimits(): void
    {
        $form =
            '<form method="GET" action="/shop/?a=1#b"><select name="product_cat"><option value="">All</option></select>' .
            '<input type="radio" name="post_type" value="post"><input name="s" type="text">' .
            '<input type="hidden" name="cat[]" value="5"><input type="hidden" name="ref" value="<x>"></form>';
        $config = self::config(self::filteredText('get_search_form', $form, []));
        self::assertSame(['product_cat', 'post_type', 'cat[]'], $config['limits']);
        self::assertIsArray($config['params']);
        self::assertArrayNotHasKey('filters', $config['params']);
        self::assertIsArray($config['all']);
        self::assertIsArray($config['all']['address']);
        self::assertSame('/shop/', $config['all']['address']['path']);
        self::assertSame([['cat[]', '5'], ['ref', '<x>']], $config['all']['address']['parameters']);
    }

    #[TestDox('HTML without a search of this site is unchanged: $_dataName')]
    #[DataProvider('otherHtml')]
    public function testOtherHtml(mixed $html): void
    {
        self::assertSame($html, apply_filters('render_block_core/search', $html, ['attrs' => ['query' => [1]]]));
    }

    /** @return iterable<string, array{mixed}> */
    public static function otherHtml(): iterable
    {
        yield 'nothing' => [''];
        yield 'null' => [null];
        yield 'no form' => ['<input name="s">'];
        yield 'a form with POST' => ['<form method="post"><input name="s"></form>'];
        yield 'another field' => ['<form><input name="q"></form>'];
        yield 'a hidden field' => ['<form><input type="hidden" name="s"></form>'];
        yield 'the field of another form' => ['<form></form><input name="s">'];
        yield 'a type that is not indexed' => [
            '<form><input name="s"><input type="hidden" name="post_type" value="ad"></form>',
        ];
        yield 'an unfinished tag' => ['<form><input name="s"'];
        yield 'a form with suggestions' => ['<div data-suggest="{}"><form><input name="s"></form></div>'];
    }

    #[TestDox('The second of two forms may be the search')]
    public function testSecondForm(): void
    {
        $html = self::filteredText(
            'get_search_form',
            '<form method="post"></form><form id="b"><input name="s"></form>',
            [],
        );
        self::assertMatchesRegularExpression('~<form method="post"></form><form[^>]* data-suggest=~', $html);
        self::assertStringContainsString('id="b"', $html);
    }

    #[TestDox('The owner can turn suggestions off in forms only, or everywhere; a filter sees the form')]
    public function testSettings(): void
    {
        $html = static fn(): string => self::filteredText('get_product_search_form', self::PRODUCT_FORM);
        self::assertNotSame([], self::config($html()));
        update_option('stallkeeper_search_suggestions_in', 'header');
        self::assertSame(self::PRODUCT_FORM, $html());
        self::assertStringContainsString('data-suggest', $this->header());
        update_option('stallkeeper_search_suggestions_in', 'nonsense');
        self::assertNotSame([], self::config($html()));
        add_filter(
            'stallkeeper_search_suggestions',
            static fn(bool $isOn, string $form): bool => $isOn && !str_contains($form, 'woocommerce-product-search'),
            10,
            2,
        );
        self::assertSame(self::PRODUCT_FORM, $html());
        self::assertStringContainsString('data-suggest', $this->header());
        update_option('stallkeeper_search_suggestions', '');
        self::assertStringNotContainsString('data-suggest', $this->header());
    }

    #[TestDox('Beside $_dataName, forms have no suggestions')]
    #[DataProvider('otherPlugins')]
    public function testOtherPlugin(string $constant, string $class): void
    {
        LiveSearchPlugins::$constants = array_filter([$constant]);
        LiveSearchPlugins::$classes = array_filter([$class]);
        self::assertSame(self::PRODUCT_FORM, apply_filters('get_product_search_form', self::PRODUCT_FORM));
    }

    /** @return iterable<string, array{string, string}> */
    public static function otherPlugins(): iterable
    {
        yield 'SearchWP Live Ajax Search (constant)' => ['SEARCHWP_LIVE_SEARCH_VERSION', ''];
        yield 'SearchWP Live Ajax Search (class)' => ['', 'SearchWP_Live_Search'];
        yield 'FiboSearch (constant)' => ['DGWT_WCAS_VERSION', ''];
        yield 'FiboSearch (class)' => ['', 'DGWT_WC_Ajax_Search'];
    }

    /** @return array<array-key, mixed> */
    private static function config(string $html): array
    {
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['tag_name' => 'form'])) {
            if (is_string($tags->get_attribute('data-suggest'))) {
                $config = json_decode($tags->get_attribute('data-suggest'), true);
                self::assertIsArray($config);
                self::assertMatchesRegularExpression('~<input[^>]* data-part="input"~', $html);

                return $config;
            }
        }
        self::fail("no suggestions: $html");
    }

    private static function withoutAttributes(string $html): string
    {
        return (string) preg_replace('~ data-(?:suggest|part)="[^"]*"~', '', $html);
    }

    /** The form without suggestions. */
    private function plain(): string
    {
        add_filter('stallkeeper_search_suggestions', '__return_false');

        return (string) get_search_form(['echo' => false, 'aria_label' => 'Find']);
    }

    private function header(): string
    {
        return (string) get_search_form(['echo' => false, 'stallkeeper_suggestions' => true]);
    }
}
