<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Nav;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Nav\Navigation;
use Stallkeeper\Theme\Tests\ThemeTestCase;

#[TestDox('The block with the catalog menu:')]
final class CatalogBlockTest extends ThemeTestCase
{
    private int $menu = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $menu = wp_create_nav_menu('Teas');
        self::assertIsInt($menu);
        $this->menu = $menu;
        $parent = $this->item('Green <i>tea</i>');
        $this->item('Sencha', $parent);
        wp_dequeue_style('stallkeeper-front');
    }

    #[TestDox('is the menu of the catalog by default, with ids and a name that differ from those of the header')]
    public function testCatalog(): void
    {
        set_theme_mod('nav_menu_locations', [Navigation::CATALOG => $this->menu]);
        $html = self::block([]) . self::printed(stallkeeper_theme(Navigation::class)->printCatalog(...));
        self::assertSame(2, substr_count($html, '>Sencha</a>'));
        self::assertMatchesRegularExpression(
            '/<nav class="catalog-block" aria-label="Teas in the content(?: \d+)?">/',
            $html,
        );
        preg_match_all('/\sid="([^"]+)"/', $html, $ids);
        self::assertSame($ids[1], array_unique($ids[1]));
        self::assertTrue(wp_style_is('stallkeeper-front'));
    }

    #[TestDox('the same menu twice has different ids and names')]
    public function testTwice(): void
    {
        $html = self::block(['menu' => $this->menu]) . self::block(['menu' => $this->menu]);
        preg_match_all('/\sid="([^"]+)"/', $html, $ids);
        self::assertCount(4, $ids[1]);
        self::assertSame($ids[1], array_unique($ids[1]));
        preg_match_all('/aria-label="(Teas in[^"]+)"/', $html, $names);
        self::assertCount(2, array_unique($names[1]));
    }

    #[TestDox('shows columns without submenus, and the heading as text')]
    public function testColumns(): void
    {
        $html = self::block(['menu' => $this->menu, 'look' => 'columns', 'title' => 'All & <u>more</u>']);
        self::assertStringContainsString('<nav class="column-nav"', $html);
        self::assertStringContainsString('All &amp; more</h2>', $html);
        self::assertStringNotContainsString('menu__toggle', $html);
        self::assertStringContainsString('>Sencha</a>', $html);
    }

    #[TestDox('prints nothing for a menu that does not exist')]
    public function testMissing(): void
    {
        self::assertSame('', self::block(['menu' => 987654321]));
    }

    private function item(string $title, int $parent = 0): int
    {
        $item = wp_update_nav_menu_item($this->menu, 0, [
            'menu-item-title' => $title,
            'menu-item-url' => 'https://example.org/' . sanitize_title($title),
            'menu-item-parent-id' => $parent,
            'menu-item-status' => 'publish',
        ]);
        self::assertIsInt($item);

        return $item;
    }

    /** @param array<string, mixed> $attributes */
    private static function block(array $attributes): string
    {
        return do_blocks(get_comment_delimited_block_content('stallkeeper/catalog', $attributes, ''));
    }
}
