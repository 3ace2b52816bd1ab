<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use WP_Post;
use WP_Query;

/**
 * Caches which posts, products and images the lists of a page contain. A cached list needs no query of its own, and one
 * query loads the posts of all lists on a page.
 *
 * The cache is one autoloaded option. Changes of posts and terms delete it. Entries expire after an hour, because some
 * changes do not trigger a hook.
 */
final class ListCache
{
    private const OPTION = 'stallkeeper_front_page_lists';
    private const FORGET_AFTER_SECONDS = 3600;
    private const MAX_LISTS = 60;

    /** @var array<int, array<string, true>> blog ID => lists on the current page */
    private array $shown = [];

    /**
     * @param string          $key  contains everything that the list depends on
     * @param callable(): array<mixed> $find returns the post IDs; called if the list is not cached
     * @return list<int> post IDs; the posts and their images are loaded
     */
    public function ids(string $key, callable $find): array
    {
        $this->load();
        $key = md5($key);
        $this->shown[get_current_blog_id()][$key] = true;
        $known = $this->saved('lists')[$key] ?? null;
        if (
            is_array($known) &&
            is_array($known['ids'] ?? null) &&
            is_int($known['at'] ?? null) &&
            $known['at'] > time() - self::FORGET_AFTER_SECONDS
        ) {
            $ids = self::numbers($known['ids']);
            // Needed for a list that this page did not show the last time.
            _prime_post_caches($ids, true, true);
            _prime_post_caches(self::numbers($known['pictures'] ?? []), false, true);

            return $ids;
        }
        $ids = self::numbers($find());
        _prime_post_caches($ids, true, true);
        $pictures = self::numbers(
            array_map(static fn(int $id): mixed => get_post_meta($id, '_thumbnail_id', true), $ids),
        );
        _prime_post_caches($pictures, false, true);
        $this->save(
            'lists',
            array_slice(
                [$key => ['at' => time(), 'ids' => $ids, 'pictures' => $pictures]] + $this->saved('lists'),
                0,
                self::MAX_LISTS,
                true,
            ),
        );

        return $ids;
    }

    /** @param array<mixed> $ids IDs of images that will be shown */
    public function primePictures(array $ids): void
    {
        $ids = self::numbers($ids);
        if ($ids !== []) {
            $this->ids('pictures ' . implode(' ', $ids), static fn(): array => $ids);
        }
    }

    /**
     * Hook: `get_header`. Loads the posts of all lists of the page, the images of its own posts, and the page that the
     * header links to.
     */
    public function loadPage(): void
    {
        $query = $GLOBALS['wp_query'] ?? null;
        $pictures = array_map(
            static fn(mixed $post): mixed => $post instanceof WP_Post
                ? get_post_meta($post->ID, '_thumbnail_id', true)
                : 0,
            $query instanceof WP_Query ? $query->posts ?? [] : [],
        );
        $this->load(self::numbers([...$pictures, function_exists('wc_get_page_id') ? wc_get_page_id('cart') : 0]));
    }

    /**
     * Loads the posts of all lists that a page of this kind showed the last time.
     *
     * @param list<int> $withoutTerms IDs of more posts without terms, such as images
     */
    private function load(array $withoutTerms = []): void
    {
        $blog = get_current_blog_id();
        if (isset($this->shown[$blog])) {
            return;
        }
        $this->shown[$blog] = [];
        $lists = $this->saved('lists');
        $ids = [];
        foreach ($this->saved('pages')[$this->page()] ?? [] as $key) {
            $list = is_string($key) ? $lists[$key] ?? [] : [];
            $ids = [...$ids, ...self::numbers($list['ids'] ?? [])];
            $withoutTerms = [...$withoutTerms, ...self::numbers($list['pictures'] ?? [])];
        }
        $all = array_values(array_unique([...$ids, ...$withoutTerms]));
        if ($all !== []) {
            _prime_post_caches($all, false, true);
            update_object_term_cache(array_values(array_unique($ids)), get_post_types(['public' => true]));
        }
    }

    /** Hook: `shutdown`. */
    public function rememberPage(): void
    {
        $keys = array_keys($this->shown[get_current_blog_id()] ?? []);
        if ($keys === [] || is_admin()) {
            return;
        }
        $pages = $this->saved('pages');
        if (($pages[$this->page()] ?? null) !== $keys) {
            $this->save('pages', [$this->page() => $keys] + $pages);
        }
    }

    /** Hook: `clean_post_cache` and other actions after changes. */
    public function deleteCache(): void
    {
        if ($this->saved('lists') !== []) {
            delete_option(self::OPTION);
        }
    }

    /** Returns the kind of the current page. Pages of one kind have the same widgets. */
    private function page(): string
    {
        return match (true) {
            is_front_page() => 'front',
            is_singular() => 'singular ' . get_post_type(get_queried_object_id()),
            default => 'list',
        };
    }

    /**
     * @param 'lists'|'pages' $part
     * @return array<array-key, array<mixed>>
     */
    private function saved(string $part): array
    {
        $all = get_option(self::OPTION);
        $saved = is_array($all) ? $all[$part] ?? [] : [];

        return array_filter(is_array($saved) ? $saved : [], is_array(...));
    }

    /**
     * @param 'lists'|'pages' $part
     * @param array<array-key, mixed> $value
     */
    private function save(string $part, array $value): void
    {
        update_option(
            self::OPTION,
            [$part => $value] + ['lists' => $this->saved('lists'), 'pages' => $this->saved('pages')],
            true,
        );
    }

    /** @return list<int> */
    private static function numbers(mixed $ids): array
    {
        return array_values(
            array_unique(
                array_filter(
                    array_map(
                        static fn(mixed $id): int => is_numeric($id) ? max(0, (int) $id) : 0,
                        is_array($ids) ? $ids : [],
                    ),
                ),
            ),
        );
    }
}
