<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Content\EntryMeta;
use Stallkeeper\Theme\Setup\PluginNotice;
use WP_Query;

/** Posts in lists and on their pages, and the head of pages. */
final class PagesTest extends ThemeTestCase
{
    #[TestDox('A post without a title has its date as title')]
    public function testUntitled(): void
    {
        $id = $this->post(['post_title' => '']);
        self::assertSame('Post from ' . get_the_date('', $id), get_the_title($id));
        self::assertSame('Titled', get_the_title($this->post(['post_title' => 'Titled'])));
        self::assertSame('', apply_filters('the_title', '', 'x'));

        // WordPress's get_post(0) is the post of the loop.
        $GLOBALS['post'] = get_post($id);
        self::assertSame('', get_the_title(-1));
    }

    #[TestDox('The card of a post without an image has no image element')]
    public function testCardWithoutImage(): void
    {
        $post = get_post($this->post(['post_title' => 'Titled']));
        self::assertNotNull($post);
        $GLOBALS['post'] = $post;
        setup_postdata($post);
        $html = self::printed(static function (): void {
            get_template_part('parts/card');
        });
        self::assertStringContainsString('Titled', $html);
        self::assertStringNotContainsString('card__picture', $html);
    }

    #[TestDox('Tables and code scroll with the keyboard')]
    public function testScrollable(): void
    {
        $html = self::filteredText(
            'the_content',
            '<table><tr><td>1</td></tr></table><pre>code</pre><pre class="wp-block-verse">verse</pre>',
        );
        self::assertStringContainsString(
            '<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table>',
            $html,
        );
        self::assertStringContainsString('<pre tabindex="0">code', $html);
        self::assertStringContainsString('<pre class="wp-block-verse">verse', $html);
        self::assertStringNotContainsString(
            'table-scroll',
            self::filteredText('the_content', '<table><tr><td>1</td></tr>'),
        );
    }

    #[TestDox('Protected posts are not in lists, and on their own page they are')]
    public function testProtected(): void
    {
        $open = $this->post();
        $closed = $this->post(['post_password' => 'x', 'post_title' => 'Secret']);
        self::visit('/');
        self::assertContains($open, self::shown());
        self::assertNotContains($closed, self::shown());
        self::visit("/?p=$closed");
        self::assertSame([$closed], self::shown());
        self::assertStringNotContainsString('Secret', do_blocks('<!-- wp:latest-posts /-->'));
        self::assertContains(
            $closed,
            (new WP_Query(['fields' => 'ids', 'post_type' => 'post', 'posts_per_page' => -1]))->posts ?? [],
        );
        self::assertSame(
            "WHERE 1 AND p.post_password = ''",
            apply_filters('get_next_post_where', 'WHERE 1', false, '', 'category', get_post($open)),
        );
    }

    #[TestDox('The metadata of a post is shown, escaped, unless it is switched off')]
    public function testMeta(): void
    {
        $author = $this->user('author');
        wp_update_user(['ID' => $author, 'display_name' => 'Ann & Bob']);
        $id = $this->post(['post_author' => $author]);
        wp_set_post_tags($id, ['copper']);
        set_post_format($id, 'quote');
        self::visit("/?p=$id");
        $GLOBALS['post'] = get_post($id);
        setup_postdata($id);
        $meta = stallkeeper_theme(EntryMeta::class);
        $html = self::printed(static function () use ($meta): void {
            $meta->printDate();
            $meta->printAuthor();
            $meta->printFormat();
            $meta->printCategories();
            $meta->printTags();
            $meta->printSticky();
        });
        self::assertStringContainsString('<time class="meta__date" datetime="' . get_the_date('c', $id) . '">', $html);
        self::assertStringContainsString('rel="author">Ann &#038; Bob</a>', $html);
        self::assertStringContainsString('>copper</a>', $html);
        self::assertStringContainsString('>Quote</a>', $html);
        self::assertStringNotContainsString('Featured', $html);
        foreach (['post_date', 'post_author', 'post_tags', 'post_categories'] as $name) {
            set_theme_mod("stallkeeper_$name", '');
        }
        self::assertSame(
            '',
            self::printed(static function () use ($meta): void {
                $meta->printDate();
                $meta->printAuthor();
                $meta->printCategories();
                $meta->printTags();
            }),
        );
    }

    #[TestDox('The styles of the blocks of a page are in its head')]
    public function testBlockStyles(): void
    {
        wp_dequeue_style('wp-block-quote');
        $id = $this->post([
            'post_content' =>
                '<!-- wp:group --><div><!-- wp:quote --><blockquote></blockquote><!-- /wp:quote --></div><!-- /wp:group -->',
        ]);
        self::visit("/?p=$id");
        do_action('wp_enqueue_scripts');
        self::assertTrue(wp_style_is('wp-block-quote'));
        wp_dequeue_style('wp-block-quote');
        self::assertTrue(wp_style_is('stallkeeper'));
    }

    #[TestDox('A site without an icon has the default one')]
    public function testIcon(): void
    {
        self::assertStringContainsString(
            'assets/icon.svg',
            self::printed(stallkeeper_theme(Assets::class)->printDefaultIcon(...)),
        );
        add_filter('get_site_icon_url', static fn(): string => 'https://example.org/icon.png');
        self::assertSame('', self::printed(stallkeeper_theme(Assets::class)->printDefaultIcon(...)));
    }

    #[TestDox('The script of the comment form is on pages with comments')]
    public function testCommentReply(): void
    {
        update_option('thread_comments', '1');
        $id = $this->post();
        wp_update_post(['ID' => $id, 'comment_status' => 'open']);
        self::visit("/?p=$id");
        unset($GLOBALS['wp_scripts']);
        stallkeeper_theme(Assets::class)->enqueueCommentReply();
        self::assertTrue(wp_script_is('comment-reply'));
    }

    #[TestDox('The theme declares its menus, sizes and features')]
    public function testSetup(): void
    {
        self::assertSame(
            ['catalog-menu', 'primary', 'social-link', 'top-menu'],
            array_values(
                array_intersect(
                    ['catalog-menu', 'primary', 'social-link', 'top-menu'],
                    array_keys(get_registered_nav_menus()),
                ),
            ),
        );
        foreach (
            [
                'title-tag',
                'post-thumbnails',
                'custom-logo',
                'woocommerce',
                'stallkeeper-places',
                'stallkeeper-search-results',
            ]
            as $feature
        ) {
            self::assertTrue(current_theme_supports($feature), $feature);
        }
        self::assertSame(
            ['width' => 720, 'height' => 480, 'crop' => true],
            wp_get_registered_image_subsizes()['stallkeeper-card'],
        );
        self::assertFalse(has_action('wp_head', 'print_emoji_detection_script'));
    }

    #[TestDox('With a compatible plugin there is no notice, and other users see none')]
    public function testPluginNotice(): void
    {
        $html = '';
        foreach ([0, $this->user('administrator')] as $user) {
            wp_set_current_user($user);
            $html .= self::printed(stallkeeper_theme(PluginNotice::class)->printNotice(...));
        }
        self::assertSame('', $html);
    }

    /** @return array<mixed> ids of the posts in the main query */
    private static function shown(): array
    {
        $query = $GLOBALS['wp_query'];
        self::assertInstanceOf(WP_Query::class, $query);

        return wp_list_pluck($query->posts ?? [], 'ID');
    }
}
