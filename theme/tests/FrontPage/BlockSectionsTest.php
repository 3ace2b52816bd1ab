<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\FrontPage;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Tests\ShopTestCase;

#[TestDox('The theme renders')]
final class BlockSectionsTest extends ShopTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        delete_option('stallkeeper_front_page_lists');
        wp_dequeue_style('stallkeeper-front');
    }

    #[TestDox('the block with products as a slider or a grid, with the heading as text, and enqueues the styles')]
    public function testProducts(): void
    {
        $this->product('Kettle');
        $html = self::block('products', ['source' => 'latest', 'title' => 'Tea & <b>more</b>']);
        self::assertStringContainsString('data-part="slider"', $html);
        self::assertStringContainsString('slider--product-four', $html);
        self::assertStringContainsString('>Tea &amp; more</h2>', $html);
        self::assertStringContainsString('Kettle', $html);
        self::assertTrue(wp_style_is('stallkeeper-front'));
        $grid = self::block('products', ['source' => 'latest', 'look' => 'grid']);
        self::assertStringNotContainsString('data-part="slider"', $grid);
        self::assertStringNotContainsString('<h2', $grid);
    }

    #[TestDox('at most the given number of products, and 24')]
    public function testCount(): void
    {
        for ($i = 1; $i <= 26; $i++) {
            $this->product("Pot {$i}");
        }
        $count = static fn(int $asked): int => substr_count(
            self::block('products', ['source' => 'latest', 'look' => 'grid', 'count' => $asked]),
            'product-tile ',
        );
        self::assertSame(1, $count(-3));
        self::assertSame(2, $count(2));
        self::assertSame(24, $count(1000000));
    }

    #[TestDox('products of a category')]
    public function testCategory(): void
    {
        $pot = $this->product('Pot');
        $this->product('Kettle');
        $terms = wp_set_object_terms($pot->get_id(), 'Pots', 'product_cat');
        $html = self::block('products', ['source' => 'category', 'category' => is_array($terms) ? $terms[0] : 0]);
        self::assertStringContainsString('Pot', $html);
        self::assertStringNotContainsString('Kettle', $html);
    }

    #[TestDox('two blocks with banners with different slides and ids')]
    public function testBanner(): void
    {
        $this->post(['post_title' => 'Journal']);
        $page = $this->post(['post_type' => 'page', 'post_title' => 'About &amp; us']);
        $posts = self::block('banner', ['source' => 'posts', 'count' => 1]);
        $pages = self::block('banner', ['source' => 'pages', 'page4' => $page]);
        self::assertStringContainsString('>Journal</a>', $posts);
        self::assertStringNotContainsString('Journal', $pages);
        self::assertStringContainsString('>About &amp; us</a>', $pages);
        preg_match_all('/\sid="([^"]+)"/', $posts . $pages, $ids);
        self::assertCount(2, $ids[1]);
        self::assertSame($ids[1], array_unique($ids[1]));
    }

    #[TestDox('no block if another callback has done so')]
    public function testOther(): void
    {
        $this->product('Kettle');
        add_filter('stallkeeper_block_products', static fn(): string => '<p>Own</p>', 5);
        self::assertStringContainsString('<p>Own</p>', self::block('products', ['source' => 'latest']));
    }

    #[TestDox('and enqueues the styles before the head for blocks in content, in synced patterns and in widgets')]
    public function testStyles(): void
    {
        $block = '<!-- wp:stallkeeper/banner {"source":"posts"} /-->';
        $pattern = $this->post(['post_type' => 'wp_block', 'post_content' => $block]);
        foreach ([$block, "<!-- wp:block {\"ref\":{$pattern}} /-->", '<p>None</p>'] as $i => $content) {
            $GLOBALS['wp_the_query'] = $GLOBALS['wp_query'] = new \WP_Query([
                'p' => $this->post(['post_content' => $content]),
            ]);
            wp_dequeue_style('stallkeeper-front');
            stallkeeper_theme(\Stallkeeper\Theme\FrontPage\FrontPageStyles::class)->enqueueStyles();
            self::assertSame($i < 2, wp_style_is('stallkeeper-front'), $content);
        }
        update_option('widget_block', [2 => ['content' => $block], '_multiwidget' => 1]);
        stallkeeper_theme(\Stallkeeper\Theme\FrontPage\FrontPageStyles::class)->enqueueStyles();
        self::assertTrue(wp_style_is('stallkeeper-front'));
    }

    /** @param array<string, mixed> $attributes */
    private static function block(string $name, array $attributes): string
    {
        return do_blocks(get_comment_delimited_block_content("stallkeeper/{$name}", $attributes, ''));
    }
}
