<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Content;

use Stallkeeper\Search\Record\PostRecord;
use WP_Post;
use WP_Term;

/** Makes records (spec section 3, the provider's field names) of posts. */
final class RecordFactory
{
    /** Its terms are code words such as "post-format-aside", not names. */
    private const NOT_NAMES = ['post_format'];

    /** True while content is rendered for a record: widgets in it must not be finished then. */
    public static function isIndexing(): bool
    {
        return AnonymousContext::isRunning();
    }

    public static function objectID(int $post): string
    {
        return $post . '-0';
    }

    /**
     * Filter `stallkeeper_search_post_types`: the post types in the index, ['post'] by default.
     *
     * @return list<string> public types only
     */
    public static function types(): array
    {
        $types = apply_filters('stallkeeper_search_post_types', ['post']);

        return array_values(array_filter(
            is_array($types) ? $types : [],
            static fn(mixed $type): bool => is_string($type) && is_post_type_viewable($type),
        ));
    }

    /**
     * Only what every visitor may read without a password: nothing else ever enters the index.
     * Filter `stallkeeper_search_is_searchable` (true, post): false keeps out one that is public all the same.
     */
    public static function isSearchable(WP_Post $post): bool
    {
        return $post->post_status === 'publish' && $post->post_password === '' && in_array($post->post_type, self::types(), true)
            && apply_filters('stallkeeper_search_is_searchable', true, $post) === true;
    }

    /**
     * The permalink is relative to the site's host ("/shop/a-post/"), so that hits lead on to where the visitor is. Who
     * sends records elsewhere must resolve it first, e.g. a hosted provider, and so must clients on other origins.
     *
     * Filter `stallkeeper_search_record` (record, post): fields may be added and changed; the objectID stays what it is.
     *
     * @param bool $plain without running shortcodes and blocks, for a post whose rendering ended the process before
     *
     * @return array<string, mixed>
     */
    public static function of(WP_Post $post, bool $plain = false): array
    {
        return AnonymousContext::run(static function () use ($post, $plain): array {
            $made = PostRecord::make([
                'ID' => $post->ID,
                'post_type' => $post->post_type,
                'post_title' => get_the_title($post),
                'permalink' => self::permalink($post),
                'post_excerpt' => strip_shortcodes(wptexturize($post->post_excerpt)),
                'content' => $plain ? RenderedContent::raw($post) : RenderedContent::of($post),
                'author' => get_the_author_meta('display_name', (int) $post->post_author),
                // Seconds of the site's own clock, as the provider's plugin for WordPress sends them.
                'post_date' => (int) get_post_time('U', false, $post),
                'post_date_formatted' => (string) get_the_date('', $post),
                'taxonomies' => self::taxonomies($post),
                'is_sticky' => is_sticky($post->ID),
            ]);
            $record = apply_filters('stallkeeper_search_record', $made, $post);
            $fields = [];
            foreach (is_array($record) ? $record : $made as $name => $value) {
                $fields[(string) $name] = $value;
            }

            return ['objectID' => $made['objectID']] + $fields;
        });
    }

    /**
     * Without scheme and host where they are this site's: those may be the ones of whichever request made the record,
     * and a Host header can hold anything. A post with a domain of its own, such as its language's, keeps it.
     */
    private static function permalink(WP_Post $post): string
    {
        $link = (string) get_permalink($post);
        $home = get_option('home');
        $host = is_string($home) ? self::host($home) : '';

        // One slash in front: two would begin a host.
        return $host !== '' && self::host($link) === $host ? '/' . ltrim(wp_make_link_relative($link), '/') : $link;
    }

    private static function host(string $address): string
    {
        $parts = wp_parse_url($address);

        return isset($parts['host']) ? strtolower($parts['host']) . ':' . ($parts['port'] ?? '') : '';
    }

    /** @return array<string, list<string>> */
    private static function taxonomies(WP_Post $post): array
    {
        $names = ['category' => [], 'post_tag' => []];
        foreach (get_object_taxonomies($post, 'objects') as $name => $taxonomy) {
            if ($taxonomy->public && !in_array($name, self::NOT_NAMES, true)) {
                $terms = get_the_terms($post, $taxonomy->name);
                $names[$taxonomy->name] = array_values(array_map(static fn(WP_Term $term): string => $term->name, is_array($terms) ? $terms : []));
            }
        }

        return $names;
    }
}
