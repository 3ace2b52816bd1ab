<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\DemoContent;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\DemoContent\DemoImport;
use Stallkeeper\Tools\DemoContent\DemoRecords;
use Stallkeeper\Tools\DemoContent\DemoSettings;
use Stallkeeper\Tools\DemoContent\DemoState;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Tests\BrokenQueries;
use WP_Post;
use WP_Term;

/** What the removal deletes, and what it keeps. */
final class DemoRemovalTest extends DemoContentTestCase
{
    use BrokenQueries;

    #[TestDox('After the removal, tables, options, settings and files are as before the import')]
    public function testTrace(): void
    {
        $this->post(['post_title' => 'Own post']);
        set_theme_mod('stallkeeper_front_brand_name_2', 'Mine');
        $before = $this->trace();
        $this->import();
        self::assertNotEquals($before, $this->trace());
        $state = $this->remove();
        self::assertSame([], $state->kept);
        self::assertSame($before, $this->trace());
    }

    #[TestDox('An interrupted import can be removed, in many requests')]
    public function testInterrupted(): void
    {
        $before = $this->trace();
        for ($requests = 0; $requests < 9; $requests++) {
            $this->newRequest()->get(DemoImport::class)->run(0);
        }
        self::assertGreaterThan($before[self::database()->posts], $this->trace()[self::database()->posts]);
        $this->remove(0);
        self::assertSame($before, $this->trace());
    }

    #[TestDox('Settings that the owner has changed since stay')]
    public function testSettings(): void
    {
        $page = $this->post(['post_type' => 'page', 'post_title' => 'Welcome']);
        $this->import();
        update_option('page_on_front', $page);
        set_theme_mod('stallkeeper_front_brand_name_1', 'Mine');
        $this->remove();
        self::assertEquals($page, get_option('page_on_front'));
        self::assertSame('page', get_option('show_on_front'));
        self::assertSame('Mine', get_theme_mod('stallkeeper_front_brand_name_1'));
        self::assertFalse(get_theme_mod('stallkeeper_front_brand_name_3'));
    }

    #[TestDox('The posts are on the front page again, if they were before')]
    public function testFrontPage(): void
    {
        update_option('show_on_front', 'posts');
        update_option('page_for_posts', 0);
        $this->import();
        // As in another request, which reads text from the database.
        wp_cache_flush();
        $this->newRequest()->get(DemoSettings::class)->restore(DemoState::load());
        self::assertSame('posts', get_option('show_on_front'));
        self::assertEquals(0, get_option('page_for_posts'));
    }

    #[TestDox('Edited content stays with its picture and its terms, and is listed')]
    public function testEdited(): void
    {
        $this->import();
        $post = self::bySlug('post', 'brew-tea-by-ear')->ID;
        wp_update_post(['ID' => $post, 'post_content' => 'My own words']);
        $picture = get_post_thumbnail_id($post);
        $state = $this->remove();
        self::assertSame('My own words', get_post($post)?->post_content);
        self::assertSame('', get_post_meta($post, DemoRecords::META, true));
        self::assertFileExists((string) get_attached_file((int) $picture));
        self::assertInstanceOf(WP_Term::class, get_term_by('slug', 'tea', 'category'));
        self::assertFalse(get_term_by('slug', 'lamps', 'category'));
        self::assertContains(get_the_title($post), $state->kept);
        self::assertContains('Tea', $state->kept);
        self::assertNull(get_page_by_path('sharpening-without-fear', OBJECT, 'post'));
    }

    #[TestDox('A post with a visitor’s comment stays, without the comments of the demo')]
    public function testCommented(): void
    {
        $this->import();
        $post = self::bySlug('post', 'how-the-stall-came-indoors')->ID;
        wp_insert_comment(['comment_post_ID' => $post, 'comment_content' => 'Hello', 'comment_approved' => 1]);
        $this->remove();
        self::assertInstanceOf(WP_Post::class, get_post($post));
        self::assertSame(['Hello'], array_column(get_comments(['post_id' => $post]), 'comment_content'));
    }

    #[TestDox('Pictures in the owner’s content, categories with its posts, and menus with its items stay')]
    public function testUsed(): void
    {
        $this->import();
        $posts = self::records()->posts();
        $shown = $posts['attachment:picture-market-stall'];
        $featured = $posts['attachment:picture-sign-hill'];
        $this->post(['post_content' => '<img src="' . wp_get_attachment_url($shown) . '">']);
        $own = $this->post();
        set_post_thumbnail($own, $featured);
        wp_set_object_terms($own, ['lamps'], 'category');
        $menu = get_nav_menu_locations()['footer-menu'];
        $item = wp_update_nav_menu_item($menu, 0, [
            'menu-item-type' => 'custom',
            'menu-item-title' => 'Mine',
            'menu-item-url' => 'https://example.org/',
            'menu-item-status' => 'publish',
        ]);
        self::assertIsInt($item);
        $this->remove();
        self::assertFileExists((string) get_attached_file($shown));
        self::assertInstanceOf(WP_Post::class, get_post($featured));
        self::assertNull(get_post($posts['attachment:picture-copper-kettle']));
        self::assertInstanceOf(WP_Term::class, get_term_by('slug', 'lamps', 'category'));
        // Its parent has no posts, and stays with it.
        self::assertInstanceOf(WP_Term::class, get_term_by('slug', 'house', 'category'));
        self::assertSame(['Mine'], array_column((array) wp_get_nav_menu_items($menu), 'title'));
        self::assertFalse(get_term_by('slug', 'demo-primary', 'nav_menu'));
        self::assertFalse(get_option(DemoState::OPTION));
    }

    #[TestDox('If the database fails, content that may be in use is not deleted, and the removal can be continued')]
    public function testBrokenDatabase(): void
    {
        $this->import();
        $picture = self::records()->posts()['attachment:picture-sign-hill'];
        set_post_thumbnail($this->post(), $picture);
        $this->watchQueries();
        foreach (["/'_thumbnail_id' AND meta_value/", '/SELECT .*_id`?, meta_value FROM/'] as $query) {
            $this->broken = $query;
            try {
                $this->remove();
                self::fail('The removal continued.');
            } catch (DatabaseError) {
                self::assertFileExists((string) get_attached_file($picture));
            }
        }
        $this->repairQueries();
        self::assertContains(get_the_title($picture), $this->remove()->kept);
        self::assertNull(get_page_by_path('sharpening-without-fear', OBJECT, 'post'));
    }
}
