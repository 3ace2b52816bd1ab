<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Algolia\AlgoliaSearch\Api\SearchClient;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Record\RecordParts;
use Throwable;

/**
 * The hosted provider stores a long post as several records and returns one of them. If a widget shows whole contents,
 * this class gets the other parts in one more request and joins the text. `src/search/client/recordChunks.ts` does it
 * in the browser.
 */
final class RecordJoiner
{
    /** The provider's limit for objects per request. */
    private const MAX_PARTS = 1000;

    /**
     * @param array<string, mixed> $question search that retrieves `record_count` if it needs whole contents
     * @param array<string, mixed> $result
     *
     * @return array<string, mixed> the same result if there is nothing to join or the parts cannot be loaded
     */
    public static function joined(SearchClient $client, string $indexName, array $question, array $result): array
    {
        $wanted = Input::fromArray($question)->list('attributesToRetrieve');
        $hits = Input::fromArray($result)->at('hits')->all();
        $requests = [];
        foreach (in_array('record_count', $wanted, true) ? $hits : [] as $hit) {
            $count = Input::fromArray($hit)->number('record_count');
            $id = Input::fromArray($hit)->textOrNull('objectID');
            if ($count > 1 && $id !== null) {
                foreach (RecordParts::siblings($id, $count) as $objectID) {
                    $requests[] = [
                        'indexName' => $indexName,
                        'objectID' => $objectID,
                        'attributesToRetrieve' => ['content', 'record_index'],
                    ];
                }
            }
        }
        if ($requests === []) {
            return $result;
        }
        try {
            $response = $client->getObjects(['requests' => array_slice($requests, 0, self::MAX_PARTS)]);
        } catch (Throwable) {
            // Show at least the part that was found.
            return $result;
        }
        $parts = array_values(array_filter(Input::fromArray($response)->list('results'), is_array(...)));

        return [
            'hits' => array_map(
                static fn(mixed $hit): mixed => is_array($hit) ? RecordParts::whole($hit, $parts) : $hit,
                $hits,
            ),
        ] + $result;
    }
}
