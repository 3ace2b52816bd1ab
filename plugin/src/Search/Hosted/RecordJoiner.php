<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted;

use Algolia\AlgoliaSearch\Api\SearchClient;
use Stallkeeper\Search\Record\RecordParts;
use Throwable;

/**
 * A long post is several records at the hosted provider, which shows one of them: where whole contents are shown, the other
 * parts are fetched, in one more call, and the text is joined. `src/search/fullTexts.ts` does the same while typing.
 */
final class RecordJoiner
{
    /** The provider's own limit for objects of one call. */
    private const MOST_PARTS = 1000;

    /**
     * @param array<string, mixed> $question one that wants whole contents retrieves `record_count`
     * @param array<string, mixed> $result
     *
     * @return array<string, mixed> the same where nothing is to be joined, or the parts cannot be fetched
     */
    public static function joined(SearchClient $client, string $indexName, array $question, array $result): array
    {
        $wanted = is_array($question['attributesToRetrieve'] ?? null) ? $question['attributesToRetrieve'] : [];
        $hits = is_array($result['hits'] ?? null) ? $result['hits'] : [];
        $requests = [];
        foreach (in_array('record_count', $wanted, true) ? $hits : [] as $hit) {
            $count = is_array($hit) && is_int($hit['record_count'] ?? null) ? $hit['record_count'] : 1;
            if ($count > 1 && is_string($hit['objectID'] ?? null)) {
                foreach (RecordParts::siblings($hit['objectID'], $count) as $objectID) {
                    $requests[] = ['indexName' => $indexName, 'objectID' => $objectID, 'attributesToRetrieve' => ['content', 'record_index']];
                }
            }
        }
        if ($requests === []) {
            return $result;
        }
        try {
            $answer = $client->getObjects(['requests' => array_slice($requests, 0, self::MOST_PARTS)]);
        } catch (Throwable) {
            // The part that was found is shown: more than nothing.
            return $result;
        }
        $parts = is_array($answer['results'] ?? null) ? array_values(array_filter($answer['results'], is_array(...))) : [];

        return ['hits' => array_map(static fn(mixed $hit): mixed => is_array($hit) ? RecordParts::whole($hit, $parts) : $hit, $hits)] + $result;
    }
}
