<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Nav;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Header\TopBar;
use Stallkeeper\Theme\Nav\MenuEntries;
use Stallkeeper\Theme\Nav\Navigation;
use Stallkeeper\Theme\Nav\SavedMenu;
use Stallkeeper\Theme\Tests\TestSite;
use Stallkeeper\Theme\Tests\ThemeTestCase;

/** The menus of the site, as WordPress has saved them. */
final class NavigationTest extends ThemeTestCase
{
    #[TestDox('The main menu has the saved items with their submenus')]
    public function testMain(): void
    {
        $kitchen = $this->item($menu = $this->menu('primary'), ['title' => 'Kitchen', 'url' => '#']);
        $this->item($menu, ['title' => 'Pans & pots', 'url' => '/pans/', 'parent-id' => $kitchen]);
        $html = self::printed(stallkeeper_theme(Navigation::class)->printBar(...));
        self::assertStringContainsString('aria-label="Main"', $html);
        self::assertMatchesRegularExpression(
            '~>Kitchen</span>.*<ul class="sub-menu".*href="/pans/"\s*>Pans &amp; pots</a>~s',
            $html,
        );
        self::assertStringNotContainsString('sticky-header--long', $html);
    }

    #[TestDox('A site without a menu shows its pages')]
    public function testPages(): void
    {
        $parent = $this->post(['post_type' => 'page', 'post_title' => 'About <i>us</i> &amp; more']);
        $child = $this->post(['post_type' => 'page', 'post_title' => 'Team']);
        wp_update_post(['ID' => $child, 'post_parent' => $parent]);
        self::visit("/?page_id=$child");
        $items = stallkeeper_theme(SavedMenu::class)->fromPages();
        self::assertSame(['About us & more', 'Team'], array_column($items, 'title'));
        self::assertSame(['0', (string) $parent], array_column($items, 'parent'));
        self::assertSame(
            [[false, true], [true, false]],
            array_map(static fn(array $item): array => [$item['isCurrent'], $item['isAncestor']], $items),
        );
    }

    #[TestDox('A site without menu and pages has no header bar')]
    public function testNothing(): void
    {
        self::assertSame('', self::printed(stallkeeper_theme(Navigation::class)->printBar(...)));
        self::assertSame('', self::printed(stallkeeper_theme(Navigation::class)->printTopMenu(...)));
        self::assertSame('', self::printed(stallkeeper_theme(Navigation::class)->printCatalog(...)));
    }

    #[TestDox('A menu with many items does not stick')]
    public function testLong(): void
    {
        $menu = $this->menu('primary');
        foreach (range(1, 15) as $number) {
            $this->item($menu, ['title' => "Item $number"]);
        }
        self::assertStringContainsString(
            'sticky-header--long',
            self::printed(stallkeeper_theme(Navigation::class)->printBar(...)),
        );
    }

    #[TestDox('The switch of the Customizer stops the header from sticking')]
    public function testSwitch(): void
    {
        $this->item($this->menu('primary'), ['title' => 'Kitchen']);
        set_theme_mod('stallkeeper_sticky_header', '');
        self::assertStringContainsString(
            'sticky-header--long',
            self::printed(stallkeeper_theme(Navigation::class)->printBar(...)),
        );
        set_theme_mod('stallkeeper_back_to_top', '');
        self::assertSame('', self::printed(stallkeeper_theme(Navigation::class)->printBackToTop(...)));
    }

    #[TestDox('The catalog has the name of its menu and a toggle in the header')]
    public function testCatalog(): void
    {
        $this->item($this->menu('catalog-menu', 'All goods'), ['title' => 'Pans']);
        $bar = self::printed(stallkeeper_theme(Navigation::class)->printBar(...));
        self::assertStringContainsString('All goods', $bar);
        self::assertStringContainsString(
            'id="catalog-title">All goods<',
            self::printed(stallkeeper_theme(Navigation::class)->printCatalog(...)),
        );
        self::assertContains('has-catalog-column', get_body_class());
        $query = $GLOBALS['wp_query'];
        self::assertInstanceOf(\WP_Query::class, $query);
        $query->is_singular = true;
        $query->queried_object = get_post($this->post(['post_type' => 'product']));
        self::assertNotContains('has-catalog-column', get_body_class());
        set_theme_mod('stallkeeper_catalog_column_product', '1');
        self::assertContains('has-catalog-column', get_body_class());
        $query->is_singular = false;
        $query->is_tax = true;
        $term = wp_insert_term('Pots', 'product_cat');
        self::assertIsArray($term);
        $pots = get_term($term['term_id']);
        self::assertInstanceOf(\WP_Term::class, $pots);
        $query->queried_object = $pots;
        self::assertNotContains('has-catalog-column', get_body_class());
        set_theme_mod('stallkeeper_catalog_column_lists', '1');
        self::assertContains('has-catalog-column', get_body_class());
        set_theme_mod('stallkeeper_catalog_column', '');
        self::assertNotContains('has-catalog-column', get_body_class());
        add_filter('stallkeeper_catalog_column', '__return_true');
        self::assertContains('has-catalog-column', get_body_class());
    }

    #[TestDox('The top menu and the social links have one level')]
    public function testOneLevel(): void
    {
        $top = $this->item($menu = $this->menu('top-menu'), ['title' => 'Help']);
        $this->item($menu, ['title' => 'Hidden', 'parent-id' => $top]);
        $this->item($this->menu('social-link'), [
            'title' => 'Photos',
            'url' => 'https://photos.example/',
            'target' => '_blank',
        ]);
        self::assertStringNotContainsString(
            'Hidden',
            self::printed(stallkeeper_theme(Navigation::class)->printTopMenu(...)),
        );
        $head = self::printed(stallkeeper_theme(Navigation::class)->printSocialLinks(...));
        $foot = self::printed(static fn() => stallkeeper_theme(Navigation::class)->printSocialLinks('-foot'));
        self::assertStringContainsString('rel="noopener"', $head);
        self::assertStringContainsString('aria-label="Social links"', $head);
        self::assertStringContainsString('aria-label="Social links in the footer"', $foot);
    }

    #[TestDox('An item without text is named by plugins through the_title')]
    public function testTitleFilter(): void
    {
        $this->item($this->menu('primary'), ['title' => 'Kitchen']);
        add_filter('the_title', static fn(string $title): string => "<b>$title</b>!");
        self::assertSame(
            ['Kitchen!'],
            array_column(stallkeeper_theme(SavedMenu::class)->forLocation('primary'), 'title'),
        );
    }

    #[TestDox('If the template has an error, visitors see a plain list and administrators the error')]
    public function testError(): void
    {
        $this->item($this->menu('primary'), ['title' => 'Kitchen', 'url' => '/kitchen/']);
        TestSite::activateChildTheme(['nav/main' => "<?php\nthrow new Exception('Broken');"]);
        $log = (string) ini_set('error_log', '/dev/null');
        try {
            $html = self::printed($this->service(Navigation::class)->printBar(...));
            self::assertStringContainsString('<li><a href="/kitchen/">Kitchen</a></li>', $html);
            self::assertStringNotContainsString('Broken', $html);
            wp_set_current_user($this->user('administrator'));
            self::assertStringContainsString('Broken', self::printed($this->service(Navigation::class)->printBar(...)));
        } finally {
            ini_set('error_log', $log);
        }
    }

    #[TestDox('The items of all menus are loaded with a few queries')]
    public function testQueries(): void
    {
        foreach (['primary', 'top-menu', 'catalog-menu', 'social-link'] as $location) {
            $menu = $this->menu($location);
            foreach (range(1, 3) as $number) {
                $page = $this->post(['post_type' => 'page', 'post_title' => "Page $number"]);
                $this->item($menu, [
                    'title' => "Page $number",
                    'object' => 'page',
                    'object-id' => $page,
                    'type' => 'post_type',
                ]);
            }
        }
        $read = function (bool $isPrimed): int {
            wp_cache_flush();
            $db = self::database();
            if ($isPrimed) {
                $this->service(MenuEntries::class)->load();
            }
            $before = $db->num_queries;
            foreach (['primary', 'top-menu', 'catalog-menu', 'social-link'] as $location) {
                wp_nav_menu(['theme_location' => $location, 'echo' => false]);
            }

            return $db->num_queries - $before;
        };
        self::assertLessThan($read(false), $read(true));
    }

    #[TestDox('The top bar is shown if it has content, unless it is switched off')]
    public function testTopBar(): void
    {
        $bar = static fn(): bool => str_contains(
            self::printed(stallkeeper_theme(TopBar::class)->printBar(...)),
            'Help',
        );
        $empty = $bar();
        $this->item($this->menu('top-menu'), ['title' => 'Help']);
        $filled = $bar();
        set_theme_mod('stallkeeper_top_bar', '');
        self::assertSame([false, true, false], [$empty, $filled, $bar()]);
    }

    private function menu(string $location, string $name = ''): int
    {
        $menu = wp_create_nav_menu($name === '' ? $location . ' ' . bin2hex(random_bytes(3)) : $name);
        self::assertIsInt($menu);
        set_theme_mod('nav_menu_locations', [$location => $menu] + get_nav_menu_locations());

        return $menu;
    }

    /** @param array<string, string|int> $values */
    private function item(int $menu, array $values): int
    {
        $data = [];
        foreach ($values + ['url' => '/somewhere/', 'status' => 'publish'] as $name => $value) {
            $data["menu-item-$name"] = $value;
        }
        $item = wp_update_nav_menu_item($menu, 0, $data);
        self::assertIsInt($item);

        return $item;
    }
}
