<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use WP_Post;

/** Asks for hits once per question and request: by the embedded engine, or by WordPress's own search where that cannot. */
final class Answers
{
    /** @var array<string, array<string, mixed>> */
    private static array $known = [];

    /**
     * @param array<string, mixed> $params search parameters in the provider's names; a page past the last one is the last one
     * @return array<string, mixed> a result in the provider's names
     */
    public static function of(array $params): array
    {
        $key = (string) wp_json_encode($params);
        return self::$known[$key] ??= self::ask($params);
    }

    /**
     * @param array<string, mixed> $params
     * @return array<string, mixed>
     */
    private static function ask(array $params): array
    {
        $answer = self::once($params);
        $last = max(0, (is_int($answer['nbPages'] ?? null) ? $answer['nbPages'] : 0) - 1);
        $page = is_int($params['page'] ?? null) ? $params['page'] : 0;
        return $page > $last ? self::once(['page' => $last] + $params) : $answer;
    }

    /**
     * @param array<string, mixed> $params
     * @return array<string, mixed>
     */
    private static function once(array $params): array
    {
        $answer = Site::current()->search($params);
        return $answer === null ? CoreSearch::search($params) : ['hits' => self::public($answer['hits'] ?? null)] + $answer;
    }

    /**
     * The index may be a moment behind the posts: what is no longer public is no longer shown.
     *
     * @return list<mixed>
     */
    private static function public(mixed $hits): array
    {
        $posts = [];
        foreach (is_array($hits) ? array_values($hits) : [] as $hit) {
            $posts[] = [is_array($hit) && is_string($hit['objectID'] ?? null) ? (int) $hit['objectID'] : 0, $hit];
        }
        _prime_post_caches(array_filter(array_column($posts, 0)), Products::areIndexed(), false);
        $shown = array_filter($posts, static function (array $one): bool {
            $post = $one[0] > 0 ? get_post($one[0]) : null;
            return $post instanceof WP_Post && Records::isSearchable($post);
        });
        return array_column($shown, 1);
    }
}
