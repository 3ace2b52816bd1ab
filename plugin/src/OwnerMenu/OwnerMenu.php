<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OwnerMenu;

/**
 * The menu _Stallkeeper_ with all screens of the plugin. Each screen has the same heading, tabs and help, so a feature
 * only prints what is below.
 */
final class OwnerMenu
{
    /** Slug of the menu, and of its first screen. */
    public const SLUG = 'stallkeeper';

    /** A name, so it is not translated. WordPress also builds the names of hooks from it. */
    private const TITLE = 'Stallkeeper';

    /** Below WooCommerce's menus. */
    private const POSITION = 59;

    /** @var array<string, OwnerPage> by slug */
    private array $pages = [];

    /** @var array<string, OwnerPage> by the hook that prints the page */
    private array $hooks = [];

    /** Capability to see the menu: to edit all products, or all posts without WooCommerce. */
    public static function capability(): string
    {
        $capability = get_post_type_object('product')?->cap->edit_others_posts;

        return is_string($capability) ? $capability : 'edit_others_posts';
    }

    /**
     * URL of a screen.
     *
     * @param array<string, string|int> $parameters further parameters of the URL, not encoded; empty ones are left out
     */
    public static function address(string $slug, array $parameters = []): string
    {
        return add_query_arg(
            array_map(
                static fn(string|int $value): string => rawurlencode((string) $value),
                array_filter(['page' => $slug, ...$parameters], static fn(string|int $value): bool => $value !== ''),
            ),
            admin_url('admin.php'),
        );
    }

    /** Adds a screen. Call it in the action `stallkeeper_owner_menu`. */
    public function add(OwnerPage $page): void
    {
        $this->pages[$page->slug] = $page;
    }

    public function has(string $slug): bool
    {
        return isset($this->pages[$slug]);
    }

    /** Hook: `admin_menu`. */
    public function addMenu(): void
    {
        $this->pages = $this->hooks = [];
        /**
         * Fires before the menu “Stallkeeper” is created. Add a screen with `$menu->add()`.
         *
         * @param OwnerMenu $menu
         */
        do_action('stallkeeper_owner_menu', $this);
        uasort($this->pages, static fn(OwnerPage $a, OwnerPage $b): int => $a->position <=> $b->position);
        add_menu_page(
            self::TITLE,
            self::TITLE,
            self::capability(),
            self::SLUG,
            [$this, 'printPage'],
            'dashicons-store',
            self::POSITION,
        );
        foreach ($this->pages as $page) {
            $hook = add_submenu_page(self::SLUG, $page->title, $page->title, $page->capability, $page->slug, [
                $this,
                'printPage',
            ]);
            if (is_string($hook)) {
                $this->hooks[$hook] = $page;
                add_action("load-$hook", [$this, 'loadPage']);
            }
        }
    }

    /** Whether a hook of WordPress names a screen of the menu, such as the argument of `admin_enqueue_scripts`. */
    public function isHook(mixed $hook): bool
    {
        return is_string($hook) && isset($this->hooks[$hook]);
    }

    /** Hook: `load-stallkeeper_page_…`. */
    public function loadPage(): void
    {
        $page = $this->hooks[substr((string) current_action(), strlen('load-'))] ?? null;
        if ($page === null) {
            return;
        }
        if (!current_user_can($page->capability)) {
            wp_die(esc_html__('Sorry, you are not allowed to access this page.', 'stallkeeper-tools'), '', 403);
        }
        if ($page->load !== null) {
            ($page->load)();
        }
        if ($page->help !== []) {
            get_current_screen()?->add_help_tab([
                'id' => $page->slug,
                'title' => $page->title,
                'content' => '<p>' . implode('</p><p>', array_map(esc_html(...), $page->help)) . '</p>',
            ]);
        }
    }

    /** Callback of the pages. */
    public function printPage(): void
    {
        $page = $this->hooks[(string) current_action()] ?? null;
        if ($page === null || !current_user_can($page->capability)) {
            return;
        }
        printf('<div class="wrap stallkeeper-owner"><h1>%s</h1>', esc_html($page->title));
        $this->printTabs($page);
        // WordPress moves notices here.
        echo '<hr class="wp-header-end">';
        ($page->print)();
        /**
         * Fires at the end of each screen of the menu “Stallkeeper”.
         *
         * @param string $slug slug of the screen
         */
        do_action('stallkeeper_owner_page_end', $page->slug);
        echo '</div>';
    }

    private function printTabs(OwnerPage $current): void
    {
        printf(
            '<nav class="nav-tab-wrapper" aria-label="%s">',
            esc_attr__('Screens of Stallkeeper', 'stallkeeper-tools'),
        );
        foreach ($this->pages as $page) {
            if (current_user_can($page->capability)) {
                printf(
                    '<a class="nav-tab%s" href="%s"%s>%s</a>',
                    $page === $current ? ' nav-tab-active' : '',
                    esc_url(self::address($page->slug)),
                    $page === $current ? ' aria-current="page"' : '',
                    esc_html($page->title),
                );
            }
        }
        echo '</nav>';
    }
}
