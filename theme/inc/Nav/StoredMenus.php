<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use WP_Post;
use WP_Term;

/**
 * Stores the menus as WordPress has prepared them, with the titles, URLs and images of the posts and terms that they
 * link to. A page with four menus then needs no queries for them. Which item is the current one is not stored.
 *
 * The menus are one autoloaded option. Changes of menus, linked posts and terms take effect with the next page, other
 * changes within an hour. Menus are not stored while a plugin filters how WordPress reads them, such as a language
 * plugin or the Customizer's preview.
 *
 * @phpstan-type StoredMenu array{term: array<array-key, mixed>, items: list<array<string, mixed>>}
 */
final class StoredMenus
{
    public const OPTION = 'stallkeeper_menus';

    /** Option with a new value after each change. Menus that were read before the change have the old one. */
    public const CHANGED = 'stallkeeper_menus_changed';

    /** Filters whose callbacks may return a different menu on each page. */
    private const FILTERS = [
        'pre_wp_nav_menu',
        'wp_get_nav_menu_items',
        'wp_get_nav_menu_object',
        'wp_nav_menu_args',
        'wp_setup_nav_menu_item',
    ];

    /** Autoloaded options that URLs and titles depend on. */
    private const OPTIONS = [
        'active_plugins',
        'category_base',
        'page_for_posts',
        'page_on_front',
        'permalink_structure',
        'show_on_front',
        'tag_base',
        'woocommerce_permalinks',
        self::CHANGED,
    ];

    /** Properties of an item that are stored, because WordPress and plugins read them to find the current item. */
    private const VALUES = [
        'ID',
        'attr_title',
        'classes',
        'db_id',
        'description',
        'menu_item_parent',
        'menu_order',
        'object',
        'object_id',
        'post_parent',
        'post_status',
        'post_type',
        'target',
        'title',
        'type',
        'type_label',
        'url',
        'xfn',
    ];

    private const FORGET_AFTER_SECONDS = 3600;
    private const MAX_ITEMS = 500;

    /** Maximum number of stored variants, such as languages and URL schemes of a site. */
    private const MAX_VARIANTS = 8;

    /** Before page caches learn about the changes, and after other callbacks that may change posts. */
    private const SHUTDOWN_PRIORITY = PHP_INT_MAX - 1;

    /** @var array<int, bool> IDs of sites with changes; true if there were more changes after the option was written */
    private array $changes = [];

    /** @var array<string, array<array-key, mixed>> menus that this request has read, by term ID; by key */
    private array $menus = [];

    public function __construct(private readonly MenuEntries $entries) {}

    /**
     * @param string $location menu location
     * @return StoredMenu|null null if the menu must be read from WordPress
     */
    public function menu(string $location): ?array
    {
        $id = get_nav_menu_locations()[$location] ?? 0;
        if ($id === 0 || is_admin() || array_filter(self::FILTERS, has_filter(...)) !== []) {
            return null;
        }
        if ($this->changes[get_current_blog_id()] ?? false) {
            $this->writeChange();
        }
        $menu = ($this->menus[$this->key()] ??= $this->saved())[$id] ?? null;

        /** @var StoredMenu|null */
        return is_array($menu) && is_array($menu['term'] ?? null) && is_array($menu['items'] ?? null) ? $menu : null;
    }

    /** @return array<array-key, mixed> menus by term ID, as stored; reads and stores them if something has changed */
    private function saved(): array
    {
        $key = $this->key();
        $variants = $this->stored();
        $variant = $variants[$key] ?? null;
        if (
            !is_array($variant) ||
            !is_int($variant['at'] ?? null) ||
            $variant['at'] < time() - self::FORGET_AFTER_SECONDS
        ) {
            $variant = ['at' => time(), 'menus' => $this->read()];
            update_option(self::OPTION, array_slice([$key => $variant] + $variants, 0, self::MAX_VARIANTS, true), true);
        }

        return is_array($variant['menus'] ?? null) ? $variant['menus'] : [];
    }

    /** Hooks: `clean_post_cache`, `set_object_terms`. */
    public function forgetPost(mixed $id, mixed $post = null): void
    {
        $id = is_numeric($id) ? (int) $id : 0;
        $type = $post instanceof WP_Post ? $post->post_type : (string) get_post_type($id);
        // The URL of a page contains its parents.
        if ($type === 'nav_menu_item' || ($type !== '' && is_post_type_hierarchical($type)) || $this->isLinked($id)) {
            $this->forget();
        }
    }

    /** Hook: `clean_term_cache`. Ignores internal taxonomies, whose terms change with each order. */
    public function forgetTerms(mixed $ids, mixed $taxonomy = ''): void
    {
        if ($taxonomy === 'nav_menu' || !is_string($taxonomy) || $taxonomy === '' || is_taxonomy_viewable($taxonomy)) {
            $this->forget();
        }
    }

    /**
     * Hook: `switch_theme`. Invalidates all stored menus: with the first change of a request, and again at its end. An
     * import changes thousands of posts, and each write would make all requests load the autoloaded options again.
     */
    public function forget(): void
    {
        $site = get_current_blog_id();
        if (isset($this->changes[$site])) {
            $this->changes[$site] = true;

            return;
        }
        if ($this->changes === []) {
            add_action('shutdown', [$this, 'announceChanges'], self::SHUTDOWN_PRIORITY, 0);
        }
        $this->writeChange();
    }

    /**
     * Hook: `shutdown`, after a change. Another request may have read and stored the menus since the first change. This
     * also applies to a single change, because WordPress saves the metadata of an item after it has fired the hook.
     */
    public function announceChanges(): void
    {
        foreach (array_keys($this->changes) as $site) {
            $isOther = $site !== get_current_blog_id();
            if ($isOther) {
                // The request may have deleted the site.
                if (!wp_is_site_initialized($site)) {
                    continue;
                }
                switch_to_blog($site);
            }
            $this->writeChange();
            if ($isOther) {
                restore_current_blog();
            }
        }
        $this->changes = [];
    }

    private function writeChange(): void
    {
        update_option(self::CHANGED, uniqid('', true), true);
        $this->changes[get_current_blog_id()] = false;
    }

    /** @return array<int, StoredMenu> menus of all locations by term ID, except large ones */
    private function read(): array
    {
        $this->entries->load();
        $menus = [];
        foreach (array_unique(array_filter(get_nav_menu_locations())) as $id) {
            $term = wp_get_nav_menu_object($id);
            $items =
                $term instanceof WP_Term
                    ? wp_get_nav_menu_items($term->term_id, ['update_post_term_cache' => false])
                    : false;
            if ($term instanceof WP_Term && is_array($items) && count($items) <= self::MAX_ITEMS) {
                /** @return array<string, mixed> */
                $values = static fn(mixed $item): array => is_object($item)
                    ? array_intersect_key(get_object_vars($item), array_flip(self::VALUES))
                    : [];
                $more = MenuImages::find($items);
                $menus[$id] = [
                    'term' => get_object_vars($term),
                    'items' => array_values(
                        array_map(
                            static fn(mixed $item): array => $values($item) +
                                ($item instanceof WP_Post ? $more[$item->ID] ?? [] : []),
                            $items,
                        ),
                    ),
                ];
            }
        }

        return $menus;
    }

    private function isLinked(int $post): bool
    {
        foreach ($this->stored() as $variant) {
            foreach (is_array($variant['menus'] ?? null) ? $variant['menus'] : [] as $menu) {
                foreach (is_array($menu) && is_array($menu['items'] ?? null) ? $menu['items'] : [] as $item) {
                    if (is_array($item) && in_array($post, self::linkedPosts($item), true)) {
                        return true;
                    }
                }
            }
        }

        return false;
    }

    /**
     * @param array<array-key, mixed> $item
     * @return list<int> IDs of the post and the image of an item
     */
    private static function linkedPosts(array $item): array
    {
        $ids = [
            ($item['type'] ?? '') === 'post_type' ? $item['object_id'] ?? null : null,
            is_array($item['image'] ?? null) ? $item['image']['id'] ?? null : null,
        ];

        return array_map(intval(...), array_values(array_filter($ids, is_numeric(...))));
    }

    /** @return array<array-key, array<mixed>> menus by language, scheme and settings */
    private function stored(): array
    {
        $stored = get_option(self::OPTION);

        return array_filter(is_array($stored) ? $stored : [], is_array(...));
    }

    private function key(): string
    {
        return md5(
            (string) wp_json_encode([
                get_current_blog_id(),
                home_url('/'),
                get_locale(),
                get_nav_menu_locations(),
                array_intersect_key(wp_load_alloptions(), array_flip(self::OPTIONS)),
            ]),
        );
    }
}
