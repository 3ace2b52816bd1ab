<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use Stallkeeper\Search\Http\BadRequest;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Query\SearchBudget;
use Stallkeeper\Search\Ranking\SortOrder;
use Stallkeeper\Search\Storage\Fts5;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Tools\Assets;
use Stallkeeper\Tools\Search\Index\Storage\EngineCredentials;
use Stallkeeper\Tools\Search\Index\Storage\IndexDirectory;
use Stallkeeper\Tools\Search\Rest\SearchEndpoint;

/** The embedded search engine of this site. */
final class EmbeddedEngine
{
    public const INDEX = 'wp_posts_post';

    /** @var array<int, self> instances by site id */
    private static array $sites = [];

    private ?EngineCredentials $identity = null;

    /** @var array{string, Index}|null */
    private ?array $open = null;

    /** @var array{?string}|null cached indexFile() for searches, because a page may search several times */
    private ?array $file = null;

    private function __construct() {}

    public static function current(): self
    {
        return self::$sites[get_current_blog_id()] ??= new self();
    }

    /**
     * Whether PHP has everything that the index needs.
     * Filter `stallkeeper_fts5_available`: return false to make the site behave as on a host without SQLite's FTS5.
     */
    public static function canRun(): bool
    {
        return (bool) apply_filters('stallkeeper_fts5_available', Fts5::isAvailable());
    }

    /** Whether search() can answer: this requires FTS5, a writable directory and a complete index. */
    public function isAvailable(): bool
    {
        $file = self::canRun() ? $this->fileToRead() : null;

        return $file !== null && is_file($file) && wp_is_writable(dirname($file));
    }

    public function identity(): EngineCredentials
    {
        return $this->identity ??= EngineCredentials::current();
    }

    /** Call this after the stored credentials or the index in use have changed. */
    public function forget(): void
    {
        $this->identity = null;
        $this->open = $this->file = null;
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
     * Absolute URLs to which clients append `/1/indexes/…`. With plain permalinks the REST URL contains a `?` already: the
     * plugin's script handles this, the provider's own clients do not.
     *
     * @return array{light: string, rest: string}
     */
    public function endpoints(): array
    {
        return [
            'light' => Assets::url('api/search.php') . '/' . $this->token(),
            'rest' => untrailingslashit(rest_url(SearchEndpoint::BASE)),
        ];
    }

    /**
     * @param array<array-key, mixed> $params the provider's search parameters; indexName of a replica sets the sort order
     * @param SearchBudget|null $budget limit of the search's cost; by default each search has its own
     *
     * @return array<string, mixed>|null the provider's result; null if the engine cannot answer
     *
     * @throws BadRequest if the parameters are invalid or the search costs too much
     */
    public function search(array $params, ?SearchBudget $budget = null): ?array
    {
        $file = self::canRun() ? $this->fileToRead() : null;
        if ($file === null) {
            IndexState::markLost();

            return null;
        }
        try {
            if ($this->open === null || $this->open[0] !== $file) {
                $this->open = [$file, Index::openReadOnly($file)];
            }

            $name = is_string($params['indexName'] ?? null) ? $params['indexName'] : self::INDEX;
            if (($params['type'] ?? '') === 'facet' && is_string($params['facet'] ?? null)) {
                return $this->open[1]->searchFacetValues($params['facet'], array_diff_key($params, ['indexName' => 1, 'type' => 1, 'facet' => 1]), $budget);
            }

            return $this->open[1]->search(array_diff_key($params, ['indexName' => 1]), $budget, SortOrder::split($name)[1]) + ['index' => $name];
        } catch (IndexUnavailable $error) {
            $this->open = $this->file = null;
            if ($this->fileToRead() !== $file) {
                // A rebuild has replaced the index since this page began.
                return $this->search($params, $budget);
            }
            if (IndexFailure::isBeyondRepair($error)) {
                IndexState::markStale();
            }

            return null;
        }
    }

    private function fileToRead(): ?string
    {
        return ($this->file ??= [$this->indexFile()])[0];
    }

    /** File of the index in use, never cached: a writer must not miss an index that was swapped in a moment ago. */
    public function indexFile(): ?string
    {
        $folder = IndexDirectory::find($this->identity());
        $name = $folder === null ? null : (SiteFile::read($folder->storage->siteFile($this->token()))->indices[self::INDEX] ?? null);

        return $folder === null || $name === null ? null : $folder->storage->path . '/' . $name;
    }
}
