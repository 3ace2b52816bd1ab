<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Stallkeeper\Search\Http\ProviderResponse;
use Stallkeeper\Tools\Api\BackendConfiguration;
use Throwable;

/** Searches at the hosted provider: sends all searches of a page in one request, and each search only once. */
final class Provider
{
    /** The whole provider as a host of the circuit breaker: after a failed request it is not used for 120 s. */
    private const ALL = 'all';

    /** Parameters that only the built-in engine supports. The provider rejects unknown parameters. */
    private const OUR_OWN = ['truncateWords' => 1];

    /** A bad request concerns only this search, so it does not trip the circuit breaker. */
    private const BAD_REQUEST = 400;

    private const EMPTY_QUERY = 'stallkeeper_algolia_empty_';
    private const EMPTY_QUERY_SECONDS = 300;
    /** Autoloaded, because every page with a widget reads it. */
    private const FORGOTTEN = 'stallkeeper_algolia_forgotten';

    /** @var array<int, array<string, array<string, mixed>>> results of this request, by site id and search */
    private array $known = [];

    /**
     * @var array<int, bool> by site id. Several places of a page search. After one failure none of them tries again.
     */
    private array $isGivenUp = [];

    public function __construct(
        private readonly Client $client,
        private readonly CircuitBreaker $breaker,
        private readonly AlgoliaRateLimit $limiter,
        private readonly ProviderErrors $errors,
    ) {}

    /**
     * Hooks: `stallkeeper_algolia_forget`, `add_option_stallkeeper_algolia`, `update_option_stallkeeper_algolia`,
     * `add_option_stallkeeper_synonyms`, `update_option_stallkeeper_synonyms`, `delete_option_stallkeeper_synonyms`.
     * Forgets results and failures.
     */
    public function forget(): void
    {
        $this->known = [];
        $this->isGivenUp = [];
        $this->breaker->closeAll();
        update_option(self::FORGOTTEN, time() . random_int(0, 999), true);
    }

    /**
     * @param non-empty-list<array<string, mixed>> $questions search parameters, optionally with `indexName`
     *
     * @return list<array<string, mixed>>|null one result per search; null if the provider did not answer or the visitor
     *     has reached the rate limit
     */
    public function ask(BackendConfiguration $settings, array $questions): ?array
    {
        $questions = array_map(
            static fn(array $one): array => $one + ['indexName' => $settings->indexName],
            $questions,
        );
        $open = array_values(array_filter($questions, fn(array $one): bool => $this->known($one) === null));
        if ($open !== []) {
            $blog = get_current_blog_id();
            $this->isGivenUp[$blog] = ($this->isGivenUp[$blog] ?? false) || !$this->fetch($settings, $open);
            if ($this->isGivenUp[$blog]) {
                return null;
            }
        }

        return array_map(fn(array $one): array => $this->known($one) ?? [], $questions);
    }

    /**
     * @param non-empty-list<array<string, mixed>> $questions
     * @return bool whether the provider has answered
     */
    private function fetch(BackendConfiguration $settings, array $questions): bool
    {
        $client = $this->breaker->isOpen(self::ALL) ? null : $this->client->reading($settings);
        if ($client === null || $this->limiter->hasHadEnough()) {
            return false;
        }
        try {
            $results = ProviderResponse::results(
                $client->search([
                    'requests' => array_map(
                        static fn(array $one): array => array_diff_key($one, self::OUR_OWN),
                        $questions,
                    ),
                ]),
                count($questions),
            );
        } catch (Throwable $error) {
            if ($error->getCode() !== self::BAD_REQUEST) {
                $this->breaker->open(self::ALL);
            }
            $this->errors->note($error);

            return false;
        }
        $this->breaker->close(self::ALL);
        foreach ($questions as $i => $question) {
            $index = is_string($question['indexName'] ?? null) ? $question['indexName'] : $settings->indexName;
            $result = RecordJoiner::joined(
                $client,
                $index,
                $question,
                ProviderResponse::shortened($results[$i], $question),
            );
            $this->known[get_current_blog_id()][$this->key($question)] = $result;
            if (self::isEmpty($question)) {
                set_transient(self::EMPTY_QUERY . $this->key($question), $result, self::EMPTY_QUERY_SECONDS);
            }
        }

        return true;
    }

    /**
     * Returns a known result. Results of an empty query are stored for some minutes, because every page with a widget
     * needs them.
     *
     * @param array<string, mixed> $question
     *
     * @return array<string, mixed>|null
     */
    private function known(array $question): ?array
    {
        $key = $this->key($question);
        $blog = get_current_blog_id();
        if (!isset($this->known[$blog][$key]) && self::isEmpty($question)) {
            $remembered = get_transient(self::EMPTY_QUERY . $key);
            if (is_array($remembered)) {
                /** @var array<string, mixed> $remembered */
                $this->known[$blog][$key] = $remembered;
            }
        }

        return $this->known[$blog][$key] ?? null;
    }

    /**
     * Whether this is the first page without query and filters. With filters there would be too many results to store.
     *
     * @param array<string, mixed> $question
     */
    private static function isEmpty(array $question): bool
    {
        return !isset($question['type']) &&
            ($question['query'] ?? '') === '' &&
            ($question['page'] ?? 0) === 0 &&
            array_intersect_key($question, ['facetFilters' => 1, 'numericFilters' => 1]) === [];
    }

    /** @param array<string, mixed> $question */
    private function key(array $question): string
    {
        ksort($question);
        $since = get_option(self::FORGOTTEN, '');

        return md5((string) wp_json_encode([$question, is_string($since) ? $since : '']));
    }
}
