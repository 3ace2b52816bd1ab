<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Bench\Relevance;

use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Synonyms\QueryExpansion;
use Stallkeeper\Search\Synonyms\WordSettings;
use Stallkeeper\Tools\Search\Words\InflectorForms;

/** The built-in engine with the settings of a shop in English: plurals, typo corrections, optional words. */
final class Stallkeeper implements Engine
{
    /** The benchmark measures the time, so the time limit must not stop a search. */
    private const UNLIMITED_MS = 600_000;

    private ?Index $index = null;

    public function __construct(private readonly string $folder) {}

    public function build(Collection $collection): void
    {
        $index = Index::open($this->file());
        $index->beginBuild();
        $records = static function () use ($collection): \Generator {
            foreach ($collection->documents() as $document) {
                yield [
                    'objectID' => $document['id'],
                    'post_title' => $document['title'],
                    'content' => $document['body'],
                    'taxonomies' => ['product_cat' => $document['terms']],
                    'codes' => $document['codes'],
                ];
            }
        };
        $index->save($records());
        $index->optimize();
        $this->index = Index::openReadOnly($this->file())->expandQueries(
            QueryExpansion::fromSettings(
                new WordSettings(language: InflectorForms::language('en_US')),
                $this->folder,
                new InflectorForms(),
            ),
        );
    }

    public function search(string $query, int $limit): array
    {
        $result = $this->index?->search(
            SearchParameters::fromRequest([
                'query' => $query,
                'hitsPerPage' => $limit,
                'removeWordsIfNoResults' => 'allOptional',
                'attributesToRetrieve' => [],
                'attributesToHighlight' => [],
            ]),
            new SearchBudget(self::UNLIMITED_MS),
        );

        return array_map(
            static fn(array $hit): string => is_scalar($hit['objectID'] ?? null) ? (string) $hit['objectID'] : '',
            $result->hits ?? [],
        );
    }

    public function size(): int
    {
        clearstatcache();

        return (int) filesize($this->file());
    }

    private function file(): string
    {
        return "$this->folder/stallkeeper.sqlite";
    }
}
