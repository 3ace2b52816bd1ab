<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\OwnerMenu;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Tools\OwnerMenu\OldAddresses;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\PluginRow;
use Stallkeeper\Tools\Tests\Fakes\Stopped;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** The menu with all screens of the plugin. */
final class OwnerMenuTest extends PluginTestCase
{
    private const SCREENS = [
        'stallkeeper',
        'stallkeeper-search-report',
        'stallkeeper-search-preview',
        'stallkeeper-synonyms',
        'stallkeeper-pinned-results',
        'stallkeeper-redirects',
        'stallkeeper-product-filters',
        'stallkeeper-search-fields',
        'stallkeeper-search-index',
        'stallkeeper-algolia',
        'stallkeeper-order-sources',
        'stallkeeper-settings-file',
        'stallkeeper-demo-content',
    ];

    private Container $services;

    protected function setUp(): void
    {
        parent::setUp();
        // The screens keep what they have read when they are loaded.
        $this->services = $this->newRequest();
        $GLOBALS['menu'] = $GLOBALS['submenu'] = [];
        wp_set_current_user($this->user('administrator'));
    }

    #[TestDox('One menu has all screens, in a fixed order, and other menus have none')]
    public function testScreens(): void
    {
        self::assertSame(self::SCREENS, $this->screens());
        foreach (array_diff_key($this->submenus(), [OwnerMenu::SLUG => 1]) as $parent => $slugs) {
            // The theme's checklist is in the menu of themes.
            $own = preg_grep('/^stallkeeper(?!-welcome$)/', $slugs);
            self::assertSame([], $own, "The menu $parent has a screen of the plugin.");
        }
    }

    #[TestDox('Each screen has the same heading and tabs, and help')]
    public function testTabs(): void
    {
        $this->screens();
        foreach (self::SCREENS as $slug) {
            $html = $this->html($slug);
            self::assertSame(1, substr_count($html, '<h1'), $slug);
            self::assertSame(count(self::SCREENS), substr_count($html, '<a class="nav-tab'), $slug);
            self::assertMatchesRegularExpression(
                "~<a class=\"nav-tab nav-tab-active\" href=\"[^\"]*page=$slug\" aria-current=\"page\">~",
                $html,
            );
            self::assertSame(1, substr_count($html, 'wp-header-end'), $slug);
            self::assertNotSame([], $this->help($slug), "The screen $slug has no help.");
        }
    }

    #[TestDox('A user who may only edit products sees the reports and results, but no settings')]
    public function testRights(): void
    {
        wp_set_current_user($this->user('editor'));
        wp_get_current_user()->add_cap('edit_others_products');
        self::assertSame(
            [
                'stallkeeper',
                'stallkeeper-search-report',
                'stallkeeper-search-preview',
                'stallkeeper-pinned-results',
                'stallkeeper-redirects',
            ],
            $this->screens(),
        );
        self::assertSame(5, substr_count($this->html('stallkeeper'), '<a class="nav-tab'));
        wp_set_current_user($this->user('subscriber'));
        self::assertSame([], $this->screens());
        self::assertSame('', $this->html('stallkeeper'));
    }

    /** @return array<string, array{string, array<string, string>, string}> */
    public static function oldAddresses(): array
    {
        return [
            'tools' => [
                'tools.php',
                ['page' => 'stallkeeper-pinned-results', 'query' => 'tea & "urn"'],
                'page=stallkeeper-pinned-results&query=tea+%26+%22urn%22',
            ],
            'settings' => ['options-general.php', ['page' => 'stallkeeper-algolia'], 'page=stallkeeper-algolia'],
            'products' => [
                'edit.php',
                ['post_type' => 'product', 'page' => 'stallkeeper-product-filters'],
                'page=stallkeeper-product-filters',
            ],
        ];
    }

    /** @param array<string, string> $query */
    #[DataProvider('oldAddresses')]
    #[TestDox('Old addresses lead to the screen, with all parameters')]
    public function testOldAddresses(string $file, array $query, string $expected): void
    {
        Stopped::install();
        $_GET = wp_slash($query);
        $GLOBALS['pagenow'] = $file;
        $this->expectExceptionMessage(admin_url("admin.php?$expected"));
        $this->screens();
    }

    #[TestDox('Screens of other plugins and the new addresses are not redirected')]
    public function testOtherAddresses(): void
    {
        Stopped::install();
        $this->screens();
        foreach (
            [['tools.php', 'action-scheduler'], ['admin.php', 'stallkeeper-algolia'], ['tools.php', '']]
            as $case
        ) {
            [$GLOBALS['pagenow'], $_GET['page']] = $case;
            $this->services->get(OldAddresses::class)->redirect();
        }
        self::assertTrue($this->services->get(OwnerMenu::class)->has('stallkeeper-algolia'));
    }

    #[TestDox('The Plugins screen has a link to the settings of this plugin')]
    public function testPluginRow(): void
    {
        $row = stallkeeper_tools(PluginRow::class);
        $links = $row->addSettingsLink(['deactivate' => 'x'], plugin_basename(STALLKEEPER_TOOLS_FILE));
        self::assertIsArray($links);
        self::assertSame(['settings', 'deactivate'], array_keys($links));
        self::assertIsString($links['settings']);
        self::assertStringContainsString('admin.php?page=stallkeeper"', $links['settings']);
        self::assertSame(['x'], $row->addSettingsLink(['x'], 'other/other.php'));
        wp_set_current_user($this->user('subscriber'));
        self::assertSame(['x'], $row->addSettingsLink(['x'], plugin_basename(STALLKEEPER_TOOLS_FILE)));
    }

    /** @return list<string> slugs of the screens that the user may open */
    private function screens(): array
    {
        $GLOBALS['submenu'] = [];
        do_action('admin_menu', '');

        return $this->submenus()[OwnerMenu::SLUG] ?? [];
    }

    /** @return array<string, list<string>> slugs by menu */
    private function submenus(): array
    {
        /** @var array<string, array<array-key, array{string, string, string}>> $menus */
        $menus = $GLOBALS['submenu'];

        return array_map(static fn(array $items): array => array_column($items, 2), $menus);
    }

    private function html(string $slug): string
    {
        ob_start();
        do_action(get_plugin_page_hookname($slug, OwnerMenu::SLUG));

        return (string) ob_get_clean();
    }

    /** @return array<array-key, mixed> help tabs of a screen */
    private function help(string $slug): array
    {
        $hook = get_plugin_page_hookname($slug, OwnerMenu::SLUG);
        set_current_screen($hook);
        do_action("load-$hook");

        return get_current_screen()?->get_help_tabs() ?? [];
    }
}
