<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

use Stallkeeper\Search\Http\BadRequest;
use Stallkeeper\Tools\Search\Content\Products;
use Stallkeeper\Tools\Search\Content\RecordFactory;
use Stallkeeper\Tools\Search\Hosted\Provider;
use Stallkeeper\Tools\Search\Hosted\Settings;
use Stallkeeper\Tools\Search\Index\EmbeddedEngine;
use WP_Post;

/**
 * Runs each search once per request. Uses the hosted provider if it is in use. Otherwise, or if the provider fails, uses
 * the embedded engine. If that cannot answer, uses WordPress's own search.
 */
final class SearchGateway
{
    /** @var array<string, array<string, mixed>> */
    private static array $known = [];

    private static bool $hasHostedFailed = false;
    private static bool $isLimited = false;
    private static ?PageLimits $limits = null;
    private static ?RefusedSearch $refusal = null;

    /**
     * Runs all searches of a page.
     *
     * @param non-empty-list<array<string, mixed>> $questions search parameters; for the first search, a page number that is
     *     too high returns the last page
     * @param Settings|null $hosted provider to query in one request; null for the embedded engine
     * @return non-empty-list<array<string, mixed>> one result per search, in the same order
     */
    public static function together(array $questions, ?Settings $hosted): array
    {
        return ($hosted === null ? null : self::hosted($hosted, $questions)) ?? array_map(self::of(...), $questions);
    }

    /** Whether both the hosted provider and the embedded engine have failed. The page then shows a notice. */
    public static function areLimited(): bool
    {
        return self::$isLimited;
    }

    /** @return RefusedSearch|null the refusal of this page's searches; null if none was refused so far */
    public static function refusal(): ?RefusedSearch
    {
        return self::$refusal;
    }

    /** Refuses this page, before it prints anything, if the visitor has searched too often. */
    public static function checkLimits(): void
    {
        $wait = self::secondsToWait();
        if (self::$refusal === null && $wait > 0) {
            self::refuse(RefusedSearch::after($wait));
        }
    }

    /**
     * Counts this request as one search of the visitor.
     *
     * @return int seconds until the visitor may search again; 0 if the search is allowed
     */
    public static function secondsToWait(): int
    {
        self::$limits ??= new PageLimits(EmbeddedEngine::current());

        return self::$limits->wait();
    }

    private static function refuse(RefusedSearch $refusal): void
    {
        self::$refusal = $refusal;
        $refusal->sendHeaders();
    }

    /**
     * @param array<string, mixed> $params the provider's search parameters; a page after the last one means the last page
     * @return array<string, mixed> result with the provider's field names
     */
    public static function of(array $params): array
    {
        $key = (string) wp_json_encode($params);
        return self::$known[$key] ??= self::ask($params);
    }

    /**
     * @param non-empty-list<array<string, mixed>> $questions
     * @return non-empty-list<array<string, mixed>>|null
     */
    private static function hosted(Settings $settings, array $questions): ?array
    {
        $answers = Provider::ask($settings, $questions);
        $last = max(0, (is_int($answers[0]['nbPages'] ?? null) ? $answers[0]['nbPages'] : 0) - 1);
        $page = is_int($questions[0]['page'] ?? null) ? $questions[0]['page'] : 0;
        if ($answers !== null && $page > $last) {
            $questions[0] = ['page' => $last] + $questions[0];
            $answers = Provider::ask($settings, $questions);
        }
        self::$hasHostedFailed = self::$hasHostedFailed || $answers === null;
        $public = array_map(static fn(array $answer): array => ['hits' => self::public($answer['hits'] ?? null)] + $answer, $answers ?? []);

        return $public === [] ? null : $public;
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
        $isFacet = ($params['type'] ?? '') === 'facet';
        $nothing = $isFacet ? ['facetHits' => []] : ['hits' => []];
        if (self::$refusal !== null) {
            return $nothing;
        }
        self::$limits ??= new PageLimits(EmbeddedEngine::current());
        try {
            $answer = self::$limits->search($params, self::isOfVisitor($params));
        } catch (BadRequest $error) {
            $refusal = RefusedSearch::of($error);
            if ($refusal !== null) {
                // WordPress's own search would cost even more.
                self::refuse($refusal);

                return $nothing;
            }
            $answer = null;
        }
        if ($isFacet) {
            // WordPress's own search cannot count facet values.
            return $answer ?? $nothing;
        }
        self::$isLimited = self::$isLimited || ($answer === null && self::$hasHostedFailed);
        return $answer === null ? CoreSearch::search($params) : ['hits' => self::public($answer['hits'] ?? null)] + $answer;
    }

    /**
     * Whether the visitor has caused this search by an input. Searches that run on every visitor's page do not count.
     *
     * @param array<string, mixed> $params
     */
    private static function isOfVisitor(array $params): bool
    {
        return is_search() || ($params['query'] ?? '') !== '' || ($params['page'] ?? 0) !== 0;
    }

    /**
     * Removes posts that are no longer public. The index may be slightly older than the posts.
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
            return $post instanceof WP_Post && RecordFactory::isSearchable($post);
        });
        return array_column($shown, 1);
    }
}
