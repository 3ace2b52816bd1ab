<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent\Steps;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\DemoContent\DemoRecords;
use WP_Import;
use WP_Term;

/**
 * Decides what the WordPress Importer imports: only what the site does not have, with keys for {@see DemoRecords}, the
 * pictures that are in the media library already, and links that fit this site.
 */
final class ImportedItems
{
    /** In the package, the URL of a menu item that leads to the shop’s page. */
    private const SHOP = '/shop/';

    private const SUBMENU_META = '_stallkeeper_submenu';

    private ?WP_Import $import = null;

    /** @var array<string, int> post IDs by key */
    private array $existing = [];

    /** @var array<int, string> looks of submenus by ID in the file */
    private array $submenus = [];

    /** @var array<int, string> keys by ID in the file */
    private array $keys = [];

    public function __construct(private readonly DemoRecords $records) {}

    /** @param callable(): mixed $do runs the import */
    public function during(WP_Import $import, callable $do): void
    {
        $this->import = $import;
        $this->existing = $this->records->posts();
        $this->submenus = $this->keys = [];
        $filters = [
            ['wp_import_terms', 'filterTerms', 1],
            ['wp_import_posts', 'filterPosts', 1],
            ['wp_import_existing_post', 'importAsNew', 1],
            ['wp_import_post_data_processed', 'prepare', 2],
            ['wp_import_post_meta', 'replacePicture', 2],
            ['wp_update_nav_menu_item', 'recordMenuItem', 3],
        ];
        foreach ($filters as [$hook, $method, $arguments]) {
            add_filter($hook, [$this, $method], PHP_INT_MAX, $arguments);
        }
        add_filter('import_allow_create_users', '__return_false', PHP_INT_MAX);
        try {
            $do();
            $this->saveSubmenus();
        } finally {
            foreach ($filters as [$hook, $method]) {
                remove_filter($hook, [$this, $method], PHP_INT_MAX);
            }
            remove_filter('import_allow_create_users', '__return_false', PHP_INT_MAX);
            $this->import = null;
        }
    }

    /** Hook: `wp_import_terms`. Without WooCommerce, there are no product categories. */
    public function filterTerms(mixed $terms): mixed
    {
        return array_values(
            array_filter(
                is_array($terms) ? $terms : [],
                static fn(mixed $term): bool => taxonomy_exists(Input::fromArray($term)->text('term_taxonomy')),
            ),
        );
    }

    /**
     * Hook: `wp_import_posts`. Tells the importer which posts exist already, and leaves them out. A post with the same
     * title and date that is not from this import stays as it is.
     */
    public function filterPosts(mixed $posts): mixed
    {
        if ($this->import === null) {
            return $posts;
        }
        $new = [];
        foreach (is_array($posts) ? $posts : [] as $post) {
            $item = Input::fromArray($post);
            $id = $item->integer('post_id', 0, PHP_INT_MAX, 0);
            $type = $item->text('post_type');
            $this->keys[$id] = $type . ':' . $item->text('post_name');
            $existing = $this->existing[$this->keys[$id]] ?? 0;
            if ($type === 'nav_menu_item') {
                $post = $this->menuItem($item, $id);
                $this->import->processed_menu_items += $existing > 0 ? [$id => $existing] : [];
            } else {
                $existing = $existing > 0 ? $existing : self::postWithTitle($item);
                $this->import->processed_posts += $existing > 0 ? [$id => $existing] : [];
            }
            if ($existing === 0 && $post !== null && $type !== 'attachment') {
                $new[] = $post;
            }
        }

        return $new;
    }

    /** Hook: `wp_import_existing_post`. filterPosts() has left out what exists. */
    public function importAsNew(): int
    {
        return 0;
    }

    /** Hook: `wp_import_post_data_processed`. */
    public function prepare(mixed $values, mixed $post): mixed
    {
        if (!is_array($values)) {
            return $values;
        }
        $id = Input::fromArray($post)->integer('post_id', 0, PHP_INT_MAX, 0);
        // WordPress numbers the posts.
        unset($values['import_id'], $values['guid']);
        $values['meta_input'] = [DemoRecords::META => $this->keys[$id] ?? "post:$id"];
        $home = untrailingslashit((string) wp_parse_url(home_url(), PHP_URL_PATH));
        $content = $values['post_content'] ?? '';
        $values['post_content'] = is_string($content) ? str_replace('href="/', "href=\"$home/", $content) : '';

        return $values;
    }

    /** Hook: `wp_import_post_meta`. The importer could mistake the ID of a picture for one of its own. */
    public function replacePicture(mixed $meta, mixed $post): mixed
    {
        $others = [];
        foreach (is_array($meta) ? $meta : [] as $row) {
            $row = Input::fromArray($row);
            if ($row->text('key') !== '_thumbnail_id') {
                $others[] = $row->all();
                continue;
            }
            $picture = $this->existing[$this->keys[(int) $row->text('value')] ?? ''] ?? 0;
            if (is_int($post) && $picture > 0) {
                update_post_meta($post, '_thumbnail_id', $picture);
            }
        }

        return $others;
    }

    /** Hook: `wp_update_nav_menu_item`. */
    public function recordMenuItem(mixed $menu, mixed $id, mixed $values): mixed
    {
        $menu = is_numeric($menu) ? get_term((int) $menu, 'nav_menu') : null;
        if ($menu instanceof WP_Term && is_numeric($id)) {
            $position = Input::fromArray($values)->integer('menu-item-position', 0, PHP_INT_MAX, 0);
            update_post_meta((int) $id, DemoRecords::META, "nav_menu_item:$menu->slug-$position");
        }

        return null;
    }

    private function saveSubmenus(): void
    {
        foreach (array_intersect_key($this->import->processed_menu_items ?? [], $this->submenus) as $id => $post) {
            update_post_meta((int) $post, self::SUBMENU_META, $this->submenus[$id]);
        }
    }

    /** @return array<array-key, mixed>|null null if it leads to a shop that does not exist */
    private function menuItem(Input $item, int $id): ?array
    {
        $values = $item->all();
        $meta = [];
        foreach ($item->list('postmeta') as $row) {
            $row = Input::fromArray($row);
            $value = $row->text('value');
            if ($row->text('key') === self::SUBMENU_META) {
                $this->submenus[$id] = $value;
            } elseif ($row->text('key') === '_menu_item_url' && $value === self::SHOP) {
                $value = function_exists('wc_get_page_permalink') ? wc_get_page_permalink('shop', '') : '';
                if ($value === '') {
                    return null;
                }
            }
            $meta[] = ['key' => $row->text('key'), 'value' => $value];
        }
        $values['postmeta'] = $meta;

        return $values;
    }

    private static function postWithTitle(Input $item): int
    {
        require_once ABSPATH . 'wp-admin/includes/post.php'; // @phpstan-ignore requireOnce.fileNotFound (WordPress is not in this directory)

        return post_exists($item->text('post_title'), '', $item->text('post_date'), $item->text('post_type'));
    }
}
