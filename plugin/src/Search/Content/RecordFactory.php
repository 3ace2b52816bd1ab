<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Content;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\Record\PostRecord;
use WP_Post;
use WP_Term;

/** Creates search records from posts, with the field names of the hosted provider. */
final class RecordFactory
{
    /** Meta key. '1' excludes the post; posts without it are searchable. */
    public const EXCLUDED_META = '_stallkeeper_search_exclude';

    /** Taxonomies whose terms are code words, such as "post-format-aside". */
    private const NOT_NAMES = ['post_format'];

    /** @param Lazy<RenderedContent> $rendered */
    public function __construct(
        private readonly AnonymousContext $anonymous,
        #[LazyService(RenderedContent::class)] private readonly Lazy $rendered,
    ) {}

    public static function objectID(int $post): string
    {
        return $post . '-0';
    }

    /**
     * Filter `stallkeeper_search_post_types`: the post types in the index, ['post'] by default.
     *
     * @return list<string> public types only
     */
    public function types(): array
    {
        $types = apply_filters('stallkeeper_search_post_types', ['post']);

        return array_values(array_filter(
            is_array($types) ? $types : [],
            static fn(mixed $type): bool => is_string($type) && is_post_type_viewable($type),
        ));
    }

    /**
     * Whether the post may be in the index: every visitor can read it without a password.
     * Filter `stallkeeper_search_is_searchable` (true, post): return false to exclude a public post.
     */
    public function isSearchable(WP_Post $post): bool
    {
        return $post->post_status === 'publish' && $post->post_password === '' && in_array($post->post_type, $this->types(), true)
            && apply_filters('stallkeeper_search_is_searchable', true, $post) === true;
    }

    /**
     * The permalink is relative to the site's host ("/shop/a-post/"), so that hits keep the visitor's host. Code that sends
     * records elsewhere, such as to the hosted provider, must make it absolute, and so must clients on other origins.
     *
     * Filter `stallkeeper_search_record` (record, post): may add and change fields, but not the objectID.
     *
     * @param bool $plain whether to leave shortcodes and blocks unrendered, for a post whose rendering has crashed before
     *
     * @return array<string, mixed> values by field name
     */
    public function of(WP_Post $post, bool $plain = false): array
    {
        return $this->anonymous->run(function () use ($post, $plain): array {
            $made = PostRecord::make([
                'ID' => $post->ID,
                'post_type' => $post->post_type,
                'post_title' => get_the_title($post),
                'permalink' => $this->permalink($post),
                'post_excerpt' => strip_shortcodes(wptexturize($post->post_excerpt)),
                'content' => $plain ? $this->rendered->get()->raw($post) : $this->rendered->get()->of($post),
                'author' => get_the_author_meta('display_name', (int) $post->post_author),
                // In the site's time zone instead of UTC, as the provider's WordPress plugin sends it.
                'post_date' => (int) get_post_time('U', false, $post),
                'post_date_formatted' => (string) get_the_date('', $post),
                'taxonomies' => $this->taxonomies($post),
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
     * Removes scheme and host if they are this site's. They may come from the current request, and a Host header can
     * contain anything. A post on another domain, such as the domain of its language, keeps its full URL.
     */
    private function permalink(WP_Post $post): string
    {
        $link = (string) get_permalink($post);
        $home = get_option('home');
        $host = is_string($home) ? self::host($home) : '';

        // Exactly one slash: two would begin a host name.
        return $host !== '' && self::host($link) === $host ? '/' . ltrim(wp_make_link_relative($link), '/') : $link;
    }

    private static function host(string $address): string
    {
        $parts = wp_parse_url($address);

        return isset($parts['host']) ? strtolower($parts['host']) . ':' . ($parts['port'] ?? '') : '';
    }

    /** @return array<string, list<string>> */
    private function taxonomies(WP_Post $post): array
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
