<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Nav;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Theme\Nav\MenuContext;
use Stallkeeper\Theme\Nav\MenuEntries;
use Stallkeeper\Theme\Nav\SavedMenu;
use Stallkeeper\Theme\Nav\StoredMenus;
use Stallkeeper\Theme\Tests\ThemeTestCase;

/** Menus are stored until something changes. */
final class StoredMenusTest extends ThemeTestCase
{
    private int $menu = 0;
    private int $page = 0;
    private int $term = 0;

    protected function setUp(): void
    {
        parent::setUp();
        delete_option(StoredMenus::OPTION);
        stallkeeper_theme(StoredMenus::class);
        $this->page = $this->post(['post_type' => 'page', 'post_title' => 'About']);
        $this->term = self::id(wp_insert_term('Stored ' . wp_generate_password(6, false), 'category'), 'term_id');
        $this->menu = self::id(wp_create_nav_menu('Stored ' . wp_generate_password(6, false)));
        set_theme_mod('nav_menu_locations', ['primary' => $this->menu]);
        $this->item([
            'menu-item-type' => 'post_type',
            'menu-item-object' => 'page',
            'menu-item-object-id' => $this->page,
        ]);
        $this->item([
            'menu-item-type' => 'taxonomy',
            'menu-item-object' => 'category',
            'menu-item-object-id' => $this->term,
        ]);
        self::endRequest();
    }

    #[TestDox('A stored menu is read without queries')]
    public function testQueries(): void
    {
        $items = self::items();
        self::assertSame('About', $items[0]['title'] ?? '');
        wp_cache_flush();
        get_option('WPLANG');
        $queries = get_num_queries();
        self::assertSame($items, self::items());
        self::assertSame($queries, get_num_queries());
    }

    #[TestDox('A stored menu equals the menu that WordPress prepares')]
    public function testSame(): void
    {
        self::visit("/?page_id=$this->page");
        $ownParent = self::id(array_column(wp_get_nav_menu_items($this->menu) ?: [], 'ID')[1] ?? 0);
        update_post_meta($ownParent, '_menu_item_menu_item_parent', $ownParent);
        $stored = self::items();
        add_filter('wp_nav_menu_args', $same = static fn(mixed $args): mixed => $args);
        $prepared = self::items();
        remove_filter('wp_nav_menu_args', $same);
        self::assertSame($prepared, $stored);
        self::assertTrue($stored[0]['isCurrent'] ?? false);
        self::assertFalse($stored[1]['isCurrent'] ?? true);
    }

    /** @return array<string, array{callable(int, int, int): mixed, string}> */
    public static function changes(): array
    {
        return [
            'the title of a linked page' => [
                static fn(int $page): mixed => wp_update_post(['ID' => $page, 'post_title' => 'Changed']),
                'title',
            ],
            'the name of a linked term' => [
                static fn(int $page, int $term): mixed => wp_update_term($term, 'category', ['name' => 'Changed']),
                'title',
            ],
            'the order of the pages' => [
                static fn(int $page): mixed => wp_update_post([
                    'ID' => $page,
                    'post_parent' => self::id(
                        wp_insert_post(['post_type' => 'page', 'post_title' => 'Parent', 'post_status' => 'publish']),
                    ),
                ]),
                'key',
            ],
            'an item' => [
                static fn(int $page, int $term, int $menu): mixed => wp_update_nav_menu_item($menu, 0, [
                    'menu-item-title' => 'Changed',
                    'menu-item-url' => '/changed/',
                    'menu-item-status' => 'publish',
                ]),
                'title',
            ],
            'a deleted page' => [static fn(int $page): mixed => wp_delete_post($page, true), 'count'],
        ];
    }

    /** @param callable(int, int, int): mixed $change */
    #[DataProvider('changes')]
    #[TestDox('A change of $_dataName shows on the next page')]
    public function testChange(callable $change, string $what): void
    {
        $before = self::items();
        $changed = get_option(StoredMenus::CHANGED);
        $change($this->page, $this->term, $this->menu);
        self::endRequest();
        self::assertNotSame($changed, get_option(StoredMenus::CHANGED));
        $after = self::items();
        match ($what) {
            'title' => self::assertContains('Changed', array_column($after, 'title')),
            'count' => self::assertCount(count($before) - 1, $after),
            default => self::assertNotSame([], $after),
        };
    }

    #[TestDox('After a change of the option $name, the menus are read again')]
    #[TestWith(['category_base', '/topics'])]
    #[TestWith(['permalink_structure', '/changed/%postname%/'])]
    #[TestWith(['tag_base', '/words'])]
    #[TestWith(['woocommerce_permalinks', ['category_base' => 'range']])]
    public function testOption(string $name, mixed $value): void
    {
        $title = static fn(): mixed => self::items()[0]['title'] ?? '';
        $titles = [$title()];
        // A change without hooks, which only reading again shows.
        self::database()->update(self::database()->posts, ['post_title' => 'Changed'], ['ID' => $this->page]);
        wp_cache_delete($this->page, 'posts');
        $titles[] = $title();
        update_option($name, $value);
        $titles[] = $title();
        self::assertSame(['About', 'About', 'Changed'], $titles);
    }

    #[TestDox('A request with many changes writes the option with the first one and at its end')]
    public function testBulkChange(): void
    {
        $writes = 0;
        add_action('update_option_' . StoredMenus::CHANGED, static function () use (&$writes): void {
            $writes++;
        });
        for ($i = 0; $i < 5; $i++) {
            clean_post_cache($this->page);
            self::assertSame(1, $writes);
        }
        self::endRequest();
        self::assertSame(2, $writes);
        self::endRequest();
        self::assertSame(2, $writes);
    }

    #[TestDox('A menu that another request stores between two changes is not used after the second one')]
    public function testParallelRequest(): void
    {
        clean_post_cache($this->page);
        self::assertSame('About', self::items()[0]['title'] ?? '');
        wp_update_post(['ID' => $this->page, 'post_title' => 'Changed']);
        self::endRequest();
        self::assertSame('Changed', self::items()[0]['title'] ?? '');
    }

    #[TestDox('A request that changes a menu and then reads it shows each change')]
    public function testSameRequest(): void
    {
        $menus = stallkeeper_theme(StoredMenus::class);
        foreach (['One', 'Two', 'Three'] as $title) {
            wp_update_post(['ID' => $this->page, 'post_title' => $title]);
            self::assertSame($title, $menus->menu('primary')['items'][0]['title'] ?? '');
        }
    }

    #[TestDox('Changes of other posts and of terms without pages keep the menus')]
    public function testOrder(): void
    {
        $other = $this->post(['post_type' => 'post', 'post_title' => 'Not linked']);
        self::items();
        $changed = get_option(StoredMenus::CHANGED);
        clean_post_cache($other);
        // Orders change terms that have no pages.
        clean_term_cache([1], 'post_format_of_nothing');
        self::assertSame($changed, get_option(StoredMenus::CHANGED));
    }

    #[TestDox('A menu that another plugin filters is not stored')]
    public function testFilter(): void
    {
        self::assertNotNull(stallkeeper_theme(StoredMenus::class)->menu('primary'));
        add_filter('wp_get_nav_menu_items', $filter = static fn(mixed $items): array => []);
        self::assertNull(stallkeeper_theme(StoredMenus::class)->menu('primary'));
        self::assertSame([], self::items());
        remove_filter('wp_get_nav_menu_items', $filter);
    }

    #[TestDox('The option contains nothing about the current page')]
    public function testVisitor(): void
    {
        self::visit("/?page_id=$this->page");
        self::items();
        $stored = maybe_serialize(get_option(StoredMenus::OPTION));
        self::assertIsString($stored);
        self::assertStringNotContainsString('current', $stored);
    }

    /** Runs the work of the end of a request. */
    private static function endRequest(): void
    {
        stallkeeper_theme(StoredMenus::class)->announceChanges();
    }

    /** @return list<array<string, mixed>> items as a new request reads them */
    private static function items(): array
    {
        return (new SavedMenu(new MenuEntries(), new StoredMenus(new MenuEntries()), new MenuContext()))->forLocation(
            'primary',
        );
    }

    /** @param array<string, mixed> $item */
    private function item(array $item): void
    {
        wp_update_nav_menu_item($this->menu, 0, $item + ['menu-item-status' => 'publish']);
    }

    private static function id(mixed $result, string $key = ''): int
    {
        $id = $key !== '' && is_array($result) ? $result[$key] ?? 0 : $result;
        self::assertIsInt($id);

        return $id;
    }
}
