<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Assets;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Assets\BlockStyles;
use Stallkeeper\Theme\Assets\PageBlocks;
use Stallkeeper\Theme\Tests\ThemeTestCase;

/** Blocks of a page and their styles. */
final class PageBlocksTest extends ThemeTestCase
{
    #[
        TestDox(
            'Blocks inside of synced patterns, menus and registered patterns are found, also if a pattern contains itself',
        ),
    ]
    public function testReferences(): void
    {
        register_block_pattern('stallkeeper/test', ['title' => 'Test', 'content' => '<!-- wp:test/in-pattern /-->']);
        $inner = $this->post(['post_type' => 'wp_block', 'post_content' => '<!-- wp:test/inner /-->']);
        $menu = $this->post(['post_type' => 'wp_navigation', 'post_content' => '<!-- wp:test/in-menu /-->']);
        $outer = $this->post(['post_type' => 'wp_block', 'post_content' => '']);
        wp_update_post([
            'ID' => $outer,
            'post_content' => "<!-- wp:group --><!-- wp:block {\"ref\":$inner} /--><!-- wp:block {\"ref\":$outer} /--><!-- /wp:group -->",
        ]);
        $page = $this->post([
            'post_type' => 'page',
            'post_content' => "<!-- wp:block {\"ref\":$outer} /--><!-- wp:navigation {\"ref\":$menu} /--><!-- wp:pattern {\"slug\":\"stallkeeper/test\"} /-->",
        ]);
        self::visit("/?page_id=$page");
        $names = (new PageBlocks())->inContent();
        self::assertSame(
            [
                'core/block',
                'core/group',
                'core/navigation',
                'core/pattern',
                'test/in-menu',
                'test/in-pattern',
                'test/inner',
            ],
            array_keys(self::sorted($names)),
        );
        unregister_block_pattern('stallkeeper/test');
    }

    #[TestDox('Blocks of a page with a password are not looked for, and those of widgets are')]
    public function testPasswordAndWidgets(): void
    {
        $inner = $this->post(['post_type' => 'wp_block', 'post_content' => '<!-- wp:test/inner /-->']);
        $page = $this->post([
            'post_type' => 'page',
            'post_content' => '<!-- wp:test/secret /-->',
            'post_password' => 'secret',
        ]);
        update_option('widget_block', [2 => ['content' => "<!-- wp:block {\"ref\":$inner} /-->"], '_multiwidget' => 1]);
        self::visit("/?page_id=$page");
        self::assertSame([], (new PageBlocks())->inContent());
        self::assertSame(['core/block', 'test/inner'], array_keys((new PageBlocks())->inWidgets()));
    }

    #[TestDox('Inline styles that a block adds after the head are printed in the footer')]
    public function testLateInlineStyles(): void
    {
        $GLOBALS['wp_styles'] = new \WP_Styles();
        wp_enqueue_style('of-block', '/of-block.css', [], '1');
        wp_add_inline_style('of-block', '.early {}');
        $styles = new BlockStyles(new PageBlocks());
        $head = self::printed(static function (): void {
            wp_print_styles();
        });
        $styles->rememberPrinted();
        wp_add_inline_style('of-block', '.late {}');
        self::assertStringContainsString('.early {}', $head);
        self::assertSame(
            "<style id='of-block-late-inline-css'>\n.late {}\n</style>\n",
            self::printed($styles->printLateInlineStyles(...)),
        );
    }

    /**
     * @param array<string, true> $names
     * @return array<string, true>
     */
    private static function sorted(array $names): array
    {
        ksort($names);

        return $names;
    }
}
