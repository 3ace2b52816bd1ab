<?php
/**
 * Plugin Name: My Search
 * Description: An example of a search backend of your own for Stallkeeper Tools. It searches with WordPress's database.
 * Requires Plugins: stallkeeper-tools
 *
 * Replace My_Search_Service by the client of your search service. docs/customizing.md explains the parts.
 */

declare(strict_types=1);

use Stallkeeper\Tools\Api\BackendConfiguration;
use Stallkeeper\Tools\Api\BrowserClient;
use Stallkeeper\Tools\Api\SearchAnswers;
use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Api\SearchQuery;

defined('ABSPATH') || exit();

add_action('stallkeeper_tools_services', static function ($services): void {
    /** The backend of the shop's pages. */
    final class My_Search_Backend implements SearchBackend
    {
        public function configuration(): BackendConfiguration
        {
            return new BackendConfiguration(isOn: true, appId: 'MYSEARCH', searchKey: 'public', indexName: 'shop');
        }

        public function browserClient(): BrowserClient
        {
            $endpoint = rawurlencode(rest_url('my-search/v1/answers'));

            return new BrowserClient(module: plugins_url('client.js', __FILE__) . "?endpoint=$endpoint");
        }

        public function search(array $queries): SearchAnswers
        {
            return SearchAnswers::fromResponses(
                array_map(static fn(SearchQuery $query): array => My_Search_Service::answer($query->params), $queries),
            );
        }

        public function queueChanges(array $ids): void
        {
            $waiting = get_option('my_search_changes', []);
            update_option('my_search_changes', array_values(array_unique([...(array) $waiting, ...$ids])), false);
            if (wp_next_scheduled('my_search_send') === false) {
                wp_schedule_single_event(time(), 'my_search_send');
            }
        }
    }

    $services->set(SearchBackend::class, static fn(): SearchBackend => new My_Search_Backend());
});

add_action('my_search_send', static function (): void {
    My_Search_Service::update((array) get_option('my_search_changes', []));
    update_option('my_search_changes', [], false);
});

add_action('rest_api_init', static function (): void {
    register_rest_route('my-search/v1', '/answers', [
        'methods' => 'POST',
        'permission_callback' => '__return_true',
        'args' => ['requests' => ['type' => 'array', 'required' => true, 'maxItems' => 20]],
        'callback' => static fn(WP_REST_Request $request): array => [
            'results' => array_map(
                static fn(mixed $params): array => My_Search_Service::answer((array) $params),
                $request['requests'],
            ),
        ],
    ]);
});

/** The search service: here, WordPress's own search in titles and texts. */
final class My_Search_Service
{
    private const MAX_PER_PAGE = 50;

    /**
     * @param array<string, mixed> $params parameters of Algolia's search API; this service supports some of them
     *
     * @return array<string, mixed> response in Algolia's format
     */
    public static function answer(array $params): array
    {
        $text = static fn(string $name): string => is_string($params[$name] ?? null) ? $params[$name] : '';
        $number = static fn(string $name): int => is_numeric($params[$name] ?? null) ? (int) $params[$name] : 0;
        if ($text('type') === 'facet') {
            return ['facetHits' => []];
        }
        $types = match (true) {
            str_starts_with($text('filters'), 'NOT post_type:product') => ['post', 'page'],
            str_starts_with($text('filters'), 'post_type:product') => ['product'],
            default => ['post', 'page', 'product'],
        };
        $found = new WP_Query([
            's' => mb_substr($text('query'), 0, 512),
            'post_type' => $types,
            'post_status' => 'publish',
            'has_password' => false,
            'posts_per_page' => max(1, min(self::MAX_PER_PAGE, $number('hitsPerPage') ?: 10)),
            'paged' => max(0, $number('page')) + 1,
        ]);

        return [
            'hits' => array_map(self::hit(...), $found->posts),
            'nbHits' => $found->found_posts,
            'nbPages' => $found->max_num_pages,
            'page' => max(0, $number('page')),
            'hitsPerPage' => (int) $found->get('posts_per_page'),
            'query' => $text('query'),
        ];
    }

    /** @param array<mixed> $ids posts to send to the service; here there is nothing to send */
    public static function update(array $ids): void {}

    /** @return array<string, mixed> the fields that the templates print, such as those in hit-fields.json */
    private static function hit(WP_Post $post): array
    {
        return [
            'objectID' => "$post->ID-0",
            'post_title' => $post->post_title,
            'permalink' => (string) get_permalink($post),
            'post_excerpt' => $post->post_excerpt,
            'content' => wp_strip_all_tags($post->post_content),
            'post_date' => (int) get_post_time('U', true, $post),
            'post_date_formatted' => (string) get_the_date('', $post),
        ];
    }
}
