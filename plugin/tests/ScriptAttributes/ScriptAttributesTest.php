<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\ScriptAttributes;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\ScriptAttributes\ScriptAttributes;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** Attributes that make a script act are removed from what untrusted users have written. */
final class ScriptAttributesTest extends PluginTestCase
{
    /** @return array<string, array{string, string}> */
    public static function html(): array
    {
        return [
            'a directive' => ['<a href="/" data-wp-bind--href="x">y</a>', '<a href="/" >y</a>'],
            'an attribute of the search' => ['<p data-shop-text="x">y</p>', '<p >y</p>'],
            'a part' => ['<ul data-part="slider" class="a"></ul>', '<ul  class="a"></ul>'],
            'capital letters' => ['<p DATA-WP-INTERACTIVE="x">y</p>', '<p >y</p>'],
            'other data' => [
                '<p data-partner="x" data-hits-per-page="3">y</p>',
                '<p data-partner="x" data-hits-per-page="3">y</p>',
            ],
            'text' => ['data-wp-bind is a directive', 'data-wp-bind is a directive'],
            'inside of an element whose content is text' => [
                '<math><textarea><i data-wp-init="x"></textarea></math>',
                '<math><textarea><i ></textarea></math>',
            ],
        ];
    }

    #[DataProvider('html')]
    #[TestDox('Removes $_dataName')]
    public function testRemove(string $html, string $expected): void
    {
        self::assertSame($expected, ScriptAttributes::remove($html));
    }

    #[TestDox('Attributes in the JSON of blocks are removed, and other blocks stay byte for byte')]
    public function testBlocks(): void
    {
        $html =
            '<!-- wp:paragraph {"text":"\u003ci data-wp-init=\u0022x\u0022\u003e"} --><p>Text</p><!-- /wp:paragraph -->';
        self::assertStringNotContainsString('data-wp-init', ScriptAttributes::remove($html));
        $other = '<!-- wp:paragraph {"b":1,"a":2} --><p data-part="x">Text</p><!-- /wp:paragraph -->';
        self::assertSame(
            '<!-- wp:paragraph {"b":1,"a":2} --><p >Text</p><!-- /wp:paragraph -->',
            ScriptAttributes::remove($other),
        );
    }

    #[TestDox('KSES removes them unless the caller names them')]
    public function testKses(): void
    {
        $html = '<p data-wp-init="x" data-other="y">Text</p>';
        self::assertStringNotContainsString('data-wp-init', wp_kses_post($html));
        self::assertStringContainsString('data-wp-init="x"', wp_kses($html, ['p' => ['data-wp-init' => true]]));
    }

    #[TestDox('Content of an author without the capability loses them, content of an administrator keeps them')]
    public function testContent(): void
    {
        $html = '<p data-wp-init="x">Text</p>';
        wp_set_current_user($admin = $this->user('administrator'));
        $trusted = $this->written(['post_content' => $html, 'post_author' => $admin]);
        self::assertStringContainsString('data-wp-init', $this->shown($trusted, $html));
        $untrusted = $this->written(['post_content' => 'x', 'post_author' => $this->user('author')]);
        self::assertStringNotContainsString('data-wp-init', $this->shown($untrusted, $html));
    }

    #[TestDox('The last editor and the authors of revisions count, too')]
    public function testEditors(): void
    {
        $html = '<p data-wp-init="x">Text</p>';
        wp_set_current_user($admin = $this->user('administrator'));
        $id = $this->written(['post_content' => $html, 'post_author' => $admin]);
        update_post_meta($id, '_edit_last', (string) $this->user('author'));
        self::assertStringNotContainsString('data-wp-init', $this->shown($id, $html));
        $id = $this->written(['post_content' => $html, 'post_author' => $admin]);
        wp_insert_post([
            'post_type' => 'revision',
            'post_parent' => $id,
            'post_author' => $this->user('author'),
            'post_status' => 'inherit',
            'post_content' => 'y',
        ]);
        self::assertStringNotContainsString('data-wp-init', $this->shown($id, $html));
    }

    #[TestDox('A filter can trust content')]
    public function testFilter(): void
    {
        add_filter('stallkeeper_trust_content', '__return_true');
        $id = $this->written(['post_author' => $this->user('author')]);
        self::assertStringContainsString('data-wp-init', $this->shown($id, '<p data-wp-init="x">Text</p>'));
    }

    #[TestDox('Comments, widgets and descriptions lose them')]
    public function testUntrusted(): void
    {
        foreach (['comment_text', 'term_description', 'widget_text', 'widget_block_content'] as $filter) {
            self::assertStringNotContainsString(
                'data-wp-init',
                self::filteredText($filter, '<p data-wp-init="x">Text</p>', null, null),
                $filter,
            );
        }
        $author = $this->user('author');
        self::assertStringNotContainsString(
            'data-wp',
            self::filteredText('get_the_author_description', '<b data-wp-init="x">', $author, $author),
        );
        self::assertStringContainsString(
            'data-wp',
            self::filteredText(
                'get_the_author_description',
                '<b data-wp-init="x">',
                $admin = $this->user('administrator'),
                $admin,
            ),
        );
        self::assertStringNotContainsString(
            'data-wp',
            self::filteredText('do_shortcode_tag', '<b data-wp-init="x">', 'gallery', [], []),
        );
    }

    #[TestDox('A synced pattern of an untrusted author loses them in its blocks')]
    public function testPatterns(): void
    {
        $html = '<!-- wp:html --><p data-wp-init="x">Pattern</p><!-- /wp:html -->';
        $rows = ['post_type' => 'wp_block', 'post_content' => $html];
        wp_set_current_user($admin = $this->user('administrator'));
        $trusted = $this->written($rows + ['post_author' => $admin]);
        $untrusted = $this->written($rows + ['post_author' => $this->user('author')]);
        self::assertStringContainsString('data-wp-init', do_blocks("<!-- wp:block {\"ref\":$trusted} /-->"));
        $shown = do_blocks("<!-- wp:block {\"ref\":$untrusted} /-->");
        self::assertStringContainsString('Pattern', $shown);
        self::assertStringNotContainsString('data-wp-init', $shown);
    }

    /**
     * @param array{post_content?: string, post_type?: string, post_author?: int} $values
     *
     * @return int a new id: the plugin remembers for the request whether a post is trusted
     */
    private function written(array $values): int
    {
        return $this->post($values + ['import_id' => random_int(1_000_000, 2_000_000_000)]);
    }

    private function shown(int $post, string $html): string
    {
        $GLOBALS['post'] = get_post($post);

        return self::filteredText('the_content', $html);
    }
}
