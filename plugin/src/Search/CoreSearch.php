<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Tools\Languages\Languages;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Records\SearchablePosts;
use WP_Post;
use WP_Query;

/** WordPress's own search, with results in the provider's format. Used if the built-in engine cannot run. */
final class CoreSearch
{
    private ?WP_Query $running = null;

    public function __construct(
        private readonly RecordFactory $records,
        private readonly SearchablePosts $posts,
        private readonly Languages $languages,
        private readonly PostDatabase $database,
    ) {}

    /**
     * @param array<string, mixed> $params only `query`, `page` (from 0), `hitsPerPage` and the filter of post types
     *     have an effect
     * @return array<string, mixed> result with the provider's field names, without highlights
     *
     * @throws DatabaseError if the database cannot be read
     */
    public function search(array $params): array
    {
        $query = is_string($params['query'] ?? null) ? $params['query'] : '';
        $page = is_int($params['page'] ?? null) ? max(0, $params['page']) : 0;
        $perPage = is_int($params['hitsPerPage'] ?? null) ? max(1, $params['hitsPerPage']) : 10;
        $language = $this->languages->current();
        $found = $this->run(
            [
                's' => $query,
                'post_type' => $this->types($params),
                'post_status' => 'publish',
                'has_password' => false,
                'paged' => $page + 1,
                'posts_per_page' => $perPage,
                'ignore_sticky_posts' => true,
                // Polylang adds the language to the main query only.
            ] + ($language === '' ? [] : ['lang' => $language]),
        );
        $posts = array_filter($found->posts ?? [], static fn(mixed $post): bool => $post instanceof WP_Post);
        return [
            'hits' => array_values(array_map(fn(WP_Post $post): array => $this->records->build($post), $posts)),
            'nbHits' => $found->found_posts,
            'nbPages' => $found->max_num_pages,
            'page' => $page,
            'hitsPerPage' => $perPage,
            'query' => $query,
        ];
    }

    /** @param array<string, mixed> $values */
    private function run(array $values): WP_Query
    {
        $query = $this->running = new WP_Query();
        add_filter('posts_where', [$this, 'addSearchable'], 10, 2);
        try {
            $this->database->run(static fn() => $query->query($values));

            return $query;
        } finally {
            remove_filter('posts_where', [$this, 'addSearchable']);
            $this->running = null;
        }
    }

    /**
     * Hook: `posts_where`. Limits the query to the posts that searches may find, so that its counts and pages are
     * correct.
     */
    public function addSearchable(mixed $where, mixed $query): mixed
    {
        return is_string($where) && $query === $this->running
            ? "$where AND {$this->posts->inSearches()->condition()}"
            : $where;
    }

    /**
     * @param array<string, mixed> $params
     * @return list<string>
     */
    private function types(array $params): array
    {
        $filter = is_string($params['filters'] ?? null) ? $params['filters'] : '';
        $only = preg_match('/^post_type:([\w-]+)/', $filter, $found) === 1 ? $found[1] : null;
        preg_match_all('/NOT post_type:([\w-]+)/', $filter, $without);

        return array_values(
            array_filter(
                $this->records->types(),
                static fn(string $type): bool => $only === null ? !in_array($type, $without[1], true) : $type === $only,
            ),
        );
    }
}
