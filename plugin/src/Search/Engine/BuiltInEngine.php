<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Engine;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\Explanation\SearchExplanation;
use Stallkeeper\Search\Facet\FoundFacetValues;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\Query\QueryResult;
use Stallkeeper\Search\Query\Scope;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Ranking\SortOrder;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Storage\Requirements;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Search\Synonyms\QueryExpansion;
use Stallkeeper\Search\Synonyms\WordSettings;
use Stallkeeper\Tools\Search\Words\InflectorForms;
use Stallkeeper\Tools\Templates\Assets;

/** The built-in search engine of the current site. After `switch_to_blog()` it is the engine of that site. */
final class BuiltInEngine
{
    public const INDEX = 'wp_posts_post';

    /** REST route of the provider's search API. */
    public const REST_BASE = 'stallkeeper/v1/search';

    /** @var array<int, EngineCredentials> by site id */
    private array $identities = [];

    /** @var array<int, array{string, Index}> file and connection of the index, by site id */
    private array $open = [];

    /**
     * @var array<int, array{?string, ?SiteFile}> cached current() for searches, by site id, because a page may search
     *     several times
     */
    private array $files = [];

    /**
     * @param Lazy<Log> $log
     * @param Lazy<InflectorForms> $forms
     */
    public function __construct(
        private readonly EngineStorage $storage,
        private readonly IndexStateStorage $states,
        private readonly Assets $assets,
        #[LazyService(Log::class)] private readonly Lazy $log,
        #[LazyService(InflectorForms::class)] private readonly Lazy $forms,
    ) {}

    /**
     * Whether PHP has everything that the index needs.
     * Filter `stallkeeper_search_engine_can_run`: return false to turn the built-in engine off.
     */
    public function canRun(): bool
    {
        return (bool) apply_filters('stallkeeper_search_engine_can_run', Requirements::areMet());
    }

    /** Whether search() can answer: this requires PHP's extensions, a writable directory and a complete index. */
    public function isAvailable(): bool
    {
        $file = $this->canRun() ? $this->fileToRead() : null;

        return $file !== null && is_file($file) && wp_is_writable(dirname($file));
    }

    public function identity(): EngineCredentials
    {
        return $this->identities[get_current_blog_id()] ??= $this->storage->credentials();
    }

    /** Call this after the stored credentials or the index in use have changed. */
    public function forget(): void
    {
        unset($this->identities[get_current_blog_id()]);
        $this->closeIndex();
    }

    /** Clears WordPress's caches, too, because this process may have read a post before another process changed it. */
    public function forgetWithCaches(): void
    {
        $this->forget();
        if (wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
    }

    public function appId(): string
    {
        return $this->identity()->appId;
    }

    public function apiKey(): string
    {
        return $this->identity()->apiKey;
    }

    /** The site's name in the URL of the light endpoint: 32 hexadecimal digits. */
    public function token(): string
    {
        return $this->identity()->token;
    }

    /**
     * Absolute URLs to which clients append `/1/indexes/…`. With plain permalinks the REST URL contains a `?` already:
     * the plugin's script handles this, the provider's own clients do not.
     *
     * @return array{light: string, rest: string}
     */
    public function endpoints(): array
    {
        return [
            'light' => $this->assets->url('api/search.php') . '/' . $this->token(),
            'rest' => untrailingslashit(rest_url(self::REST_BASE)),
        ];
    }

    /**
     * @param array<array-key, mixed> $params the provider's search parameters; indexName of a replica sets the sort
     *     order
     * @param SearchBudget|null $budget limit of the search's cost; by default each search has its own
     * @param Scope $scope where the results are listed
     *
     * @return QueryResult|null null if the engine cannot answer
     *
     * @throws SearchException if the parameters are invalid or the search costs too much
     */
    public function search(array $params, ?SearchBudget $budget = null, Scope $scope = Scope::Search): ?QueryResult
    {
        return $this->ask(
            static fn(Index $index): QueryResult => $index->search(
                SearchParameters::fromRequest(array_diff_key($params, ['indexName' => 1]), $scope),
                $budget,
                SortOrder::split(self::indexName($params))[1],
            ),
        );
    }

    /**
     * @param array<array-key, mixed> $params as for search(), with `facetQuery` and the attribute `facet`
     *
     * @return FoundFacetValues|null null if the engine cannot answer
     *
     * @throws SearchException if the parameters are invalid or the search costs too much
     */
    public function searchFacetValues(
        array $params,
        ?SearchBudget $budget = null,
        Scope $scope = Scope::Search,
    ): ?FoundFacetValues {
        return $this->ask(
            static fn(Index $index): FoundFacetValues => $index->searchFacetValues(
                is_string($params['facet'] ?? null) ? $params['facet'] : '',
                SearchParameters::fromRequest(
                    array_diff_key($params, ['indexName' => 1, 'type' => 1, 'facet' => 1]),
                    $scope,
                ),
                $budget,
            ),
        );
    }

    /**
     * Explains the order of the results of search().
     *
     * @param array<array-key, mixed> $params the provider's search parameters
     *
     * @return SearchExplanation|null null if the engine cannot answer
     *
     * @throws SearchException if the parameters are invalid or the search costs too much
     */
    public function explain(array $params): ?SearchExplanation
    {
        return $this->ask(
            static fn(Index $index): SearchExplanation => $index->explain(SearchParameters::fromRequest($params)),
        );
    }

    /** @param array<array-key, mixed> $params as for search() */
    public static function indexName(array $params): string
    {
        return is_string($params['indexName'] ?? null) ? $params['indexName'] : self::INDEX;
    }

    /**
     * @param array<array-key, mixed> $params the provider's search parameters
     * @param int $limit maximum number of ids
     *
     * @return list<int>|null ids of all matching posts, with words by relevance; null if the engine cannot answer
     *
     * @throws SearchException if the parameters are invalid or the search costs too much
     */
    public function postIds(
        array $params,
        int $limit,
        ?SearchBudget $budget = null,
        Scope $scope = Scope::Search,
    ): ?array {
        return $this->ask(
            static fn(Index $index): array => array_map(
                intval(...),
                $index->searchObjectIDs(SearchParameters::fromRequest($params, $scope), $limit, $budget),
            ),
        );
    }

    /**
     * @template T of array<array-key, mixed>|object
     *
     * @param callable(Index): T $read
     *
     * @return T|null null if the engine cannot answer
     */
    private function ask(callable $read): array|object|null
    {
        $file = $this->canRun() ? $this->fileToRead() : null;
        if ($file === null) {
            $this->states->markLost();

            return null;
        }
        if (!wp_is_writable(dirname($file))) {
            // Posts that visitors may no longer find cannot be removed from the index.
            return null;
        }
        try {
            return $read($this->open($file));
        } catch (IndexUnavailable $error) {
            $this->closeIndex();
            if ($this->fileToRead() !== $file) {
                // A rebuild has replaced the index since this page began.
                return $this->ask($read);
            }
            $this->log->get()->error('The index is not available', $error);
            if ($error->isBeyondRepair()) {
                $this->states->markStale();
            }

            return null;
        }
    }

    /** File of the index in use, never cached: a writer must not miss an index that was swapped in a moment ago. */
    public function indexFile(): ?string
    {
        return $this->current()[0];
    }

    /** @return array{?string, ?SiteFile} file of the index in use, and the settings of the site */
    private function current(): array
    {
        $folder = $this->storage->find($this->identity());
        $site = $folder === null ? null : SiteFile::read($folder->storage->siteFile($this->token()));
        $name = $site->indices[self::INDEX] ?? null;

        return [$folder === null || $name === null ? null : $folder->storage->path . '/' . $name, $site];
    }

    private function fileToRead(): ?string
    {
        return ($this->files[get_current_blog_id()] ??= $this->current())[0];
    }

    private function open(string $file): Index
    {
        $open = $this->open[get_current_blog_id()] ?? null;
        if ($open === null || $open[0] !== $file) {
            $open = $this->open[get_current_blog_id()] = [
                $file,
                Index::openReadOnly($file)->expandQueries($this->expansion($file)),
            ];
        }

        return $open[1];
    }

    private function expansion(string $file): ?QueryExpansion
    {
        $words = ($this->files[get_current_blog_id()][1] ?? null)?->words() ?? new WordSettings();

        return QueryExpansion::fromSettings(
            $words,
            dirname($file),
            $words->language === '' ? null : $this->forms->get(),
        );
    }

    private function closeIndex(): void
    {
        unset($this->open[get_current_blog_id()], $this->files[get_current_blog_id()]);
    }
}
