<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Content\CommentQuery;
use Stallkeeper\Theme\FrontPage\ListCache;
use WP_Query;

/** SQL queries that pages do without. */
final class QueriesTest extends ThemeTestCase
{
    /** @var list<string> */
    private array $queries = [];

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('query', function (string $query): string {
            $this->queries[] = $query;

            return $query;
        });
    }

    #[TestDox('Nested comments of all levels are loaded with two queries, in the same order as before')]
    public function testComments(): void
    {
        update_option('thread_comments', '1');
        update_option('page_comments', '');
        $post = $this->post();
        $parent = 0;
        foreach (['First', 'Answer', 'Answer to the answer'] as $text) {
            $parent = (int) wp_insert_comment([
                'comment_post_ID' => $post,
                'comment_content' => $text,
                'comment_parent' => $parent,
                'comment_approved' => 1,
            ]);
        }
        wp_insert_comment(['comment_post_ID' => $post, 'comment_content' => 'Second', 'comment_approved' => 1]);
        $service = $this->service(CommentQuery::class);
        remove_all_filters('comments_template_query_args');
        [$expected, $before] = $this->comments($post);
        add_filter('comments_template_query_args', [$service, 'loadAtOnce']);
        [$found, $after] = $this->comments($post);
        self::assertSame($expected, $found);
        self::assertCount(4, $found);
        self::assertSame(2, $after);
        self::assertGreaterThan($after, $before);
    }

    #[TestDox('Comments on several pages are queried as WordPress does it')]
    public function testCommentPages(): void
    {
        $args = ['hierarchical' => 'threaded', 'number' => 20];
        self::assertSame($args, $this->service(CommentQuery::class)->loadAtOnce($args));
    }

    #[TestDox('Pages do not search for styles of the site editor, and other queries are not changed')]
    public function testUserStyles(): void
    {
        wp_load_alloptions();
        $this->queries = [];
        self::assertSame(
            [],
            (new WP_Query([
                'post_type' => 'wp_global_styles',
                'tax_query' => [['taxonomy' => 'wp_theme', 'field' => 'name', 'terms' => 'stallkeeper']],
            ]))->posts,
        );
        self::assertSame([], $this->queries);
        $post = $this->post();
        self::assertSame([$post], (new WP_Query(['p' => $post, 'fields' => 'ids']))->posts);
    }

    #[TestDox('Styles of blocks are collected in the head only')]
    public function testGlobalStyles(): void
    {
        self::assertSame(7, has_action('wp_head', 'wp_enqueue_global_styles'));
        self::assertFalse(has_action('wp_footer', 'wp_enqueue_global_styles'));
    }

    #[TestDox('The images of a page\'s posts are loaded together, before the page is printed')]
    public function testPictures(): void
    {
        $pictures = [];
        foreach (['red', 'blue'] as $name) {
            $post = $this->post();
            $pictures[$post] = (int) wp_insert_attachment([
                'post_title' => $name,
                'post_mime_type' => 'image/png',
                'post_status' => 'inherit',
            ]);
            update_post_meta($post, '_thumbnail_id', $pictures[$post]);
        }
        wp_cache_flush();
        $GLOBALS['wp_query'] = new WP_Query(['post__in' => array_keys($pictures)]);
        $this->service(ListCache::class)->loadPage();
        $this->queries = [];
        self::assertSame(
            ['red', 'blue'],
            array_map(static fn(int $id): string => get_post($id)->post_title ?? '', array_values($pictures)),
        );
        self::assertSame([], $this->queries);
    }

    /** @return array{list<string>, int} texts in the order of the list, and the number of queries for comments */
    private function comments(int $post): array
    {
        wp_cache_flush();
        self::visit((string) wp_parse_url((string) get_permalink($post), PHP_URL_PATH) . '?p=' . $post);
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new WP_Query(['p' => $post]);
        the_post();
        $this->queries = [];
        $html = self::printed(static function (): void {
            comments_template();
        });
        preg_match_all('~<p>((?:First|Second|Answer)[^<]*)</p>~', $html, $texts);
        $isComments = static fn(string $query): bool => preg_match('/^\s*SELECT.*FROM \S+_?comments\b/s', $query) === 1;

        return [$texts[1], count(array_filter($this->queries, $isComments))];
    }
}
