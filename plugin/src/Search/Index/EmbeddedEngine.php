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

/** This site's embedded engine. */
final class EmbeddedEngine
{
    public const INDEX = 'wp_posts_post';

    /** @var array<int, self> one for each site of a network */
    private static array $sites = [];

    private ?EngineCredentials $identity = null;

    /** @var array{string, Index}|null */
    private ?array $open = null;

    /** @var array{?string}|null what indexFile() said to those who only read: several places of a page ask */
    private ?array $file = null;

    private function __construct() {}

    public static function current(): self
    {
        return self::$sites[get_current_blog_id()] ??= new self();
    }

    /**
     * Whether this PHP can hold an index at all.
     * Filter `stallkeeper_fts5_available`: false makes the site behave as on a host without SQLite's FTS5.
     */
    public static function canRun(): bool
    {
        return (bool) apply_filters('stallkeeper_fts5_available', Fts5::isAvailable());
    }

    /** Whether search() can answer: FTS5, a storage that can be written, a complete index. */
    public function isAvailable(): bool
    {
        $file = self::canRun() ? $this->fileToRead() : null;

        return $file !== null && is_file($file) && wp_is_writable(dirname($file));
    }

    public function identity(): EngineCredentials
    {
        return $this->identity ??= EngineCredentials::current();
    }

    /** After something has changed the stored identity, or the index in use. */
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

    /** The site's name in the light entry's address, 32 hexadecimal digits. */
    public function token(): string
    {
        return $this->identity()->token;
    }

    /**
     * Absolute addresses to which '/1/indexes/…' is appended. With plain permalinks the REST address holds a '?'
     * already: this theme's script knows how to go on from there, the provider's clients by themselves do not.
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
     * @param array<array-key, mixed> $params the provider's search parameters; indexName: a replica's name asks for its order
     *
     * @param SearchBudget|null $budget what the search may cost; without one it has a budget of its own
     *
     * @return array<string, mixed>|null the provider's result; null when the engine cannot answer
     *
     * @throws BadRequest when the search is refused: its parameters make no sense, or it costs too much
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
                // Another one has come into use since this page began.
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

    /** The file of the index in use at this moment: whoever writes must not miss one that was swapped in meanwhile. */
    public function indexFile(): ?string
    {
        $folder = IndexDirectory::find($this->identity());
        $name = $folder === null ? null : (SiteFile::read($folder->storage->siteFile($this->token()))->indices[self::INDEX] ?? null);

        return $folder === null || $name === null ? null : $folder->storage->path . '/' . $name;
    }
}
