<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted\Sync;

use Stallkeeper\Search\Ranking\SortOrder;
use Stallkeeper\Tools\Search\Index\IndexLog;

/** Settings with which the hosted provider finds and sorts like the embedded engine. */
final class IndexSettings
{
    /**
     * Filter `stallkeeper_hosted_settings` (settings, index name): any setting of the provider's API.
     *
     * @return array<string, mixed> settings by the provider's names
     */
    public static function of(string $name): array
    {
        $settings = apply_filters('stallkeeper_hosted_settings', [
            'searchableAttributes' => ['unordered(post_title)', 'sku', 'unordered(post_excerpt)', 'unordered(content)', 'unordered(taxonomies)', 'unordered(post_author.display_name)'],
            'customRanking' => ['desc(is_sticky)', 'desc(post_date)', 'asc(record_index)'],
            'attributesForFaceting' => ['post_type', 'searchable(post_author.display_name)', 'searchable(taxonomies)', 'searchable(post_year)', 'stock_status', 'price', 'filterOnly(post_id)'],
            // Long posts have several records: return one record per post and count posts.
            'attributeForDistinct' => 'post_id',
            'distinct' => true,
            'attributesToSnippet' => ['content:55'],
            'unretrievableAttributes' => [],
        ], $name);
        $checked = [];
        foreach (is_array($settings) ? $settings : [] as $key => $value) {
            $checked[(string) $key] = $value;
        }

        return $checked;
    }

    /** @return array<string, array<string, mixed>> settings by name of the replica; each replica has another sort order */
    public static function ofReplicas(string $name): array
    {
        $replicas = [];
        foreach (SortOrder::REPLICAS as $suffix => [$attribute, $direction]) {
            $replicas[$name . $suffix] = ['ranking' => [strtolower($direction) . "($attribute)", 'typo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']] + self::of($name);
        }

        return $replicas;
    }

    /** Sends the settings of all indexes and their replicas to the provider. Throws if the provider rejects them. */
    public static function push(): void
    {
        foreach (HostedIndexes::names() as $name) {
            $index = HostedIndexes::index($name);
            $replicas = self::ofReplicas($name);
            $index->setSettings(['replicas' => array_keys($replicas)] + self::of($name));
            $index->wait();
            foreach ($replicas as $replica => $settings) {
                $ordered = HostedIndexes::index($replica);
                $ordered->setSettings($settings);
                $ordered->wait();
            }
        }
        IndexLog::add(__('The hosted provider was told the settings of the search.', 'stallkeeper-tools'));
    }
}
