<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\DemoContent;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\DemoContent\DemoPhase;
use Stallkeeper\Tools\DemoContent\DemoRecords;
use Stallkeeper\Tools\DemoContent\DemoState;
use WP_Term;

/** What the import creates, and what it leaves alone. */
final class DemoImportTest extends DemoContentTestCase
{
    #[TestDox('The import creates pages, posts with comments and pictures, and menus, without a request')]
    public function testContent(): void
    {
        add_filter('pre_http_request', self::fail(...));
        $this->import();
        $package = $this->package();
        $kinds = array_count_values(
            array_map(static fn(string $key): string => explode(':', $key)[0], array_keys(self::records()->posts())),
        );
        self::assertSame($package->count('pages'), $kinds['page']);
        self::assertSame($package->count('posts'), $kinds['post']);
        self::assertSame(count($package->pictures()), $kinds['attachment']);
        self::assertCount(
            5,
            get_comments(['post_id' => self::bySlug('post', 'how-the-stall-came-indoors')->ID, 'status' => 'approve']),
        );
        $post = self::bySlug('post', 'brew-tea-by-ear');
        self::assertSame('publish', $post->post_status);
        self::assertSame('2024-01-17', substr($post->post_date, 0, 10));
        self::assertSame(['how-to', 'tea'], wp_get_post_categories($post->ID, ['fields' => 'slugs']));
        $picture = get_post((int) get_post_thumbnail_id($post->ID));
        self::assertSame('picture-copper-kettle', $picture?->post_name);
        self::assertFileExists((string) get_attached_file($picture->ID));
        self::assertNotSame('', get_post_meta($picture->ID, '_wp_attachment_image_alt', true));
        $child = self::bySlug('page', 'care-guides/cast-iron');
        self::assertSame(self::bySlug('page', 'care-guides')->ID, $child->post_parent);
        self::assertSame(DemoPhase::Imported, DemoState::load()->phase);
    }

    #[TestDox('Menus have their places, levels and looks of submenus')]
    public function testMenus(): void
    {
        update_option('woocommerce_shop_page_id', $this->post(['post_type' => 'page', 'post_title' => 'Shop']));
        $this->import();
        $locations = get_nav_menu_locations();
        self::assertSame('demo-primary', wp_get_nav_menu_object($locations['primary'])->slug ?? '');
        $items = wp_get_nav_menu_items($locations['primary']);
        self::assertIsArray($items);
        /** @var array<string, object{ID: int, object_id: string, menu_item_parent: string, url: string}> $byTitle */
        $byTitle = array_column($items, null, 'title');
        self::assertSame((string) self::bySlug('page', 'care-guides')->ID, (string) $byTitle['Care guides']->object_id);
        self::assertSame((string) $byTitle['Care guides']->ID, (string) $byTitle['All care notes']->menu_item_parent);
        self::assertSame('images', get_post_meta($byTitle['Shop']->ID, '_stallkeeper_submenu', true));
        self::assertSame(wc_get_page_permalink('shop'), $byTitle['Shop']->url);
    }

    #[TestDox('The front page is the demo’s page with its sections')]
    public function testSettings(): void
    {
        update_option('show_on_front', 'posts');
        $this->import();
        self::assertSame('page', get_option('show_on_front'));
        self::assertEquals(self::bySlug('page', 'home')->ID, get_option('page_on_front'));
        self::assertSame('Hill Pottery', get_theme_mod('stallkeeper_front_brand_name_1'));
        self::assertSame(
            self::records()->posts()['attachment:picture-sign-hill'],
            get_theme_mod('stallkeeper_front_brand_image_1'),
        );
        self::assertSame('/care-guides/', get_theme_mod('stallkeeper_front_promotion_url_3'));
    }

    #[TestDox('Settings of the owner stay')]
    public function testOwnSettings(): void
    {
        $page = $this->post(['post_type' => 'page', 'post_title' => 'Welcome']);
        update_option('show_on_front', 'page');
        update_option('page_on_front', $page);
        set_theme_mod('stallkeeper_front_brand_name_1', 'Mine');
        $menu = wp_create_nav_menu('Mine');
        set_theme_mod('nav_menu_locations', ['primary' => $menu]);
        $this->import();
        self::assertEquals($page, get_option('page_on_front'));
        self::assertSame('Mine', get_theme_mod('stallkeeper_front_brand_name_1'));
        self::assertSame($menu, get_nav_menu_locations()['primary']);
        self::assertArrayHasKey('footer-menu', get_nav_menu_locations());
    }

    #[TestDox('A second import creates nothing')]
    public function testTwice(): void
    {
        $this->import();
        $before = $this->trace();
        $this->import();
        self::assertSame($before, $this->trace());
    }

    #[TestDox('A second import creates what was deleted, and keeps what was edited')]
    public function testMissing(): void
    {
        $this->import();
        wp_delete_post(self::bySlug('post', 'brew-tea-by-ear')->ID, true);
        $edited = self::bySlug('page', 'about')->ID;
        wp_update_post(['ID' => $edited, 'post_content' => 'Mine']);
        $before = count(self::records()->posts());
        $this->import();
        self::assertCount($before + 1, self::records()->posts());
        self::bySlug('post', 'brew-tea-by-ear');
        self::assertSame('Mine', get_post_field('post_content', $edited));
    }

    #[TestDox('Requests without time left each import a part, and together the same as one request')]
    public function testManyRequests(): void
    {
        self::assertGreaterThan(6, $this->import(0));
        $kinds = array_keys(self::records()->posts());
        self::assertSame(count($kinds), count(array_unique($kinds)));
        self::assertCount(
            $this->package()->count('posts'),
            array_filter($kinds, static fn(string $key): bool => str_starts_with($key, 'post:')),
        );
    }

    #[TestDox('An interrupted import continues, and doubles nothing')]
    public function testInterrupted(): void
    {
        $count = 0;
        $interrupt = static function () use (&$count): void {
            // In the middle of the posts, after its row was written.
            if (++$count === 12) {
                throw new \RuntimeException('The server was stopped.');
            }
        };
        add_action('save_post', $interrupt);
        try {
            $this->import();
            self::fail('It was not interrupted.');
        } catch (\RuntimeException $stopped) {
            self::assertSame('The server was stopped.', $stopped->getMessage());
        }
        remove_action('save_post', $interrupt);
        wp_suspend_cache_invalidation(false);
        self::assertTrue(DemoState::load()->phase->isImporting());
        $this->import();
        $titles = array_map(get_the_title(...), self::records()->posts());
        $pages = array_filter(
            $titles,
            static fn(string $key): bool => str_starts_with($key, 'page:'),
            ARRAY_FILTER_USE_KEY,
        );
        self::assertCount($this->package()->count('pages'), $pages);
        self::assertSame(
            $this->package()->count('posts') + $this->package()->count('pages'),
            (int) self::database()->get_var(
                "SELECT COUNT(*) FROM {$this->posts()} WHERE post_type IN ('post', 'page') AND ID IN (SELECT post_id FROM {$this->meta()} WHERE meta_key = '_stallkeeper_demo')",
            ),
        );
    }

    #[TestDox('Content of the owner with the same name stays as it is, and the demo’s terms become the owner’s')]
    public function testOwnContent(): void
    {
        $term = wp_insert_term('Tea', 'category', ['slug' => 'tea', 'description' => 'Mine']);
        self::assertIsArray($term);
        $page = $this->post(['post_type' => 'page', 'post_title' => 'Contact', 'post_content' => 'Mine']);
        $comments = $this->post(['post_title' => 'Own post']);
        wp_insert_comment(['comment_post_ID' => $comments, 'comment_content' => 'Mine', 'comment_approved' => 1]);
        $this->import();
        self::assertSame('Mine', get_post_field('post_content', $page));
        $tea = get_term($term['term_id']);
        self::assertInstanceOf(WP_Term::class, $tea);
        self::assertSame('Mine', $tea->description);
        self::assertSame('', get_term_meta($tea->term_id, DemoRecords::META, true));
        self::assertSame('', get_post_meta($page, DemoRecords::META, true));
        $this->remove();
        self::assertSame('Mine', get_post_field('post_content', $page));
        self::assertInstanceOf(WP_Term::class, get_term($term['term_id']));
        self::assertSame('1', get_comments_number($comments));
    }

    #[TestDox('Links of the content fit a site in a subdirectory')]
    public function testSubdirectory(): void
    {
        add_filter(
            'home_url',
            static fn(string $url): string => str_replace('://127.0.0.1:9', '://127.0.0.1:9/shop', $url),
        );
        $this->import();
        self::assertStringContainsString('href="/shop/journal/"', self::bySlug('page', 'home')->post_content);
    }

    private function posts(): string
    {
        return self::database()->posts;
    }

    private function meta(): string
    {
        return self::database()->postmeta;
    }
}
