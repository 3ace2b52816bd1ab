<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Search\Ranking\SortOrder;
use Stallkeeper\Tools\Search\Fields\FieldColumns;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Search\Records\RecordFactory;

/**
 * Settings with which the hosted provider finds and sorts like the built-in engine.
 *
 * `asc(sorts_last)` sorts records without the attribute last, so all records that are sent have it.
 */
final class AlgoliaIndexSettings
{
    /** Default of the provider, without places. */
    private const RANKING = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

    public function __construct(
        private readonly IndexLog $log,
        private readonly AlgoliaIndexes $indexes,
        private readonly AlgoliaSynonyms $words,
        private readonly FieldColumns $columns,
    ) {}

    /**
     * Filter `stallkeeper_algolia_settings` (settings, index name): any setting of the provider's API.
     *
     * @return array<string, mixed> settings by the provider's names
     */
    public function build(string $name): array
    {
        $settings = apply_filters(
            'stallkeeper_algolia_settings',
            [
                // The first attribute counts most, so that the product with the code of the query comes first.
                'searchableAttributes' => array_map(
                    static fn(string $name): string => $name === 'codes' ? $name : "unordered($name)",
                    $this->columns->ordered(),
                ),
                'disableTypoToleranceOnAttributes' => ['codes'],
                'ranking' => ['asc(sorts_last)', ...self::RANKING],
                'customRanking' => ['desc(is_sticky)', 'desc(total_sales)', 'desc(post_date)', 'asc(record_index)'],
                'attributesForFaceting' => [
                    'post_type',
                    'searchable(post_author.display_name)',
                    'searchable(taxonomies)',
                    'searchable(term_paths)',
                    'searchable(post_year)',
                    'searchable(attributes)',
                    'offers',
                    'stars',
                    'stock_status',
                    'price',
                    'max_price',
                    'filterOnly(post_id)',
                    'filterOnly(' . RecordFactory::LANGUAGE . ')',
                    'filterOnly(' . RecordFactory::HAS_LANGUAGE . ')',
                ],
                // Long posts have several records: return one record per post and count posts.
                'attributeForDistinct' => 'post_id',
                'distinct' => true,
                ...SearchParams::SIMILAR,
                'attributesToSnippet' => ['content:55'],
                'unretrievableAttributes' => [],
                ...$this->words->settings(),
            ],
            $name,
        );
        $checked = [];
        foreach (is_array($settings) ? $settings : [] as $key => $value) {
            $checked[(string) $key] = $value;
        }

        return $checked;
    }

    /**
     * @return array<string, array<string, mixed>> settings by name of the replica; each replica has another sort order
     */
    public function ofReplicas(string $name): array
    {
        $replicas = [];
        foreach (SortOrder::REPLICAS as $suffix => [$attribute, $direction]) {
            $replicas[$name . $suffix] =
                ['ranking' => [strtolower($direction->value) . "($attribute)", ...self::RANKING]] + $this->build($name);
        }

        return $replicas;
    }

    /** Sends the synonyms to an index and its replicas. */
    public function pushSynonyms(AlgoliaIndex $index): void
    {
        $index->replaceSynonyms($this->words->synonyms());
    }

    /**
     * Sends the settings and synonyms of all indexes and their replicas to the provider. Throws if the provider rejects
     * them.
     */
    public function push(): void
    {
        foreach ($this->indexes->names() as $name) {
            $index = $this->indexes->index($name);
            $replicas = $this->ofReplicas($name);
            $index->setSettings(['replicas' => array_keys($replicas)] + $this->build($name));
            $this->pushSynonyms($index);
            $index->wait();
            foreach ($replicas as $replica => $settings) {
                $ordered = $this->indexes->index($replica);
                $ordered->setSettings($settings);
                $ordered->wait();
            }
        }
        $this->log->add(__('Search settings sent to the hosted provider.', 'stallkeeper-tools'));
    }
}
