<?php

/**
 * Measures deliberately expensive searches: `php php-search/bench/hostile.php FOLDER`, with an index built by
 * large.php.
 *
 * Each API call runs alone and four times in parallel. Other processes can only slow a call down, so the fastest round
 * counts. The exit code is 1 when a response takes longer than the limit.
 */

declare(strict_types=1);

use Stallkeeper\Search\Bench\Corpus;
use Stallkeeper\Search\Bench\Figures;
use Stallkeeper\Search\Http\Api;
use Stallkeeper\Search\Http\Request;
use Stallkeeper\Search\Storage\SiteFile;

require __DIR__ . '/../../vendor/autoload.php';

const BOUND_MS = 2200.0;
const AT_ONCE = 4;
const ROUNDS = 3;

[, $folder, $name] = $argv + ['', '', ''];
$words = array_values(
    array_unique(
        explode(
            ' ',
            implode(' ', array_map(static fn(int $id): string => (new Corpus())->post($id)['content'], [1, 2, 3])),
        ),
    ),
);
$common = array_slice($words, 0, 60);
$tags = static fn(int $count, string $form): array => array_map(
    static fn(int $i): string => sprintf($form, $i),
    range(1, $count),
);
$letters = implode(' ', range('a', 'z'));
$facets = ['facets' => ['*'], 'maxValuesPerFacet' => 1000];
$searches = [
    '100 facet filters' => [
        ['query' => $common[0], 'facetFilters' => [$tags(100, 'taxonomies.post_tag:Tag %d')]] + $facets,
    ],
    '25 facet filters' => [
        ['query' => $common[0], 'facetFilters' => [$tags(25, 'taxonomies.post_tag:Tag %d')]] + $facets,
    ],
    '25 nested NOT' => [
        [
            'query' => $common[0],
            'filters' => implode(' AND ', $tags(25, 'NOT (NOT (NOT taxonomies.post_tag:"Tag %d"))')),
        ] + $facets,
    ],
    '25 ranges of numbers' => [['query' => $common[0], 'numericFilters' => $tags(25, 'post_date>16000%05d')] + $facets],
    '25 ranges of prices' => [['query' => $common[0], 'numericFilters' => $tags(25, 'price>0.%02d')] + $facets],
    'ranges of prices and ratings' => [
        [
            'query' => '',
            'filters' => implode(' AND ', [...$tags(12, 'price:%d TO 1000000'), ...$tags(12, 'rating>=0.%02d')]),
        ] + $facets,
    ],
    'four price filters in a call' => array_map(
        static fn(int $i): array => [
            'query' => '',
            'numericFilters' => ["price>$i", "max_price<999$i"],
            'hitsPerPage' => 1,
        ],
        range(1, 4),
    ),
    '26 beginnings of words' => [['query' => $letters, 'queryType' => 'prefixAll'] + $facets],
    '50 common words' => [['query' => implode(' ', array_slice($common, 0, 50))] + $facets],
    '50 mistyped words' => [
        [
            'query' => implode(
                ' ',
                array_map(
                    static fn(string $word): string => substr($word, 0, 2) . 'x' . substr($word, 2),
                    array_slice($words, 0, 50),
                ),
            ),
            'queryType' => 'prefixAll',
        ] + $facets,
    ],
    '1000 hits with snippets' => [
        [
            'query' => $common[0],
            'hitsPerPage' => 1000,
            'attributesToRetrieve' => ['objectID'],
            'attributesToHighlight' => ['content'],
            'attributesToSnippet' => ['content:5'],
            'truncateWords' => ['content' => 5],
        ],
    ],
    'all of it, 50 times in a call' => array_map(
        static fn(int $i): array => [
            'query' => "$letters $i",
            'queryType' => 'prefixAll',
            'numericFilters' => $tags(25, "post_date>16000{$i}%03d"),
            'hitsPerPage' => 1000,
            'attributesToRetrieve' => ['objectID'],
        ] + $facets,
        range(10, 59),
    ),
];

if ($name !== '') {
    $keys = ['x-algolia-application-id' => 'id', 'x-algolia-api-key' => 'key'];
    $body = json_encode(
        ['requests' => array_map(static fn(array $one): array => ['indexName' => 'posts'] + $one, $searches[$name])],
        JSON_THROW_ON_ERROR,
    );
    $start = hrtime(true);
    $response = (new Api(new SiteFile(true, 'id', 'key', ['posts' => 'index.sqlite'], '..'), $folder))->handle(
        new Request('POST', '/1/indexes/*/queries', $keys, [], $body),
    );
    echo json_encode([$response->status, (hrtime(true) - $start) / 1e6]);
    exit(0);
}

/**
 * @return list<array{int, float}> status and milliseconds of each process
 */
$atOnce = static function (string $name, int $count) use ($folder): array {
    $processes = [];
    for ($i = 0; $i < $count; $i++) {
        $process = proc_open(
            [PHP_BINARY, '-d', 'opcache.enable_cli=1', '-d', 'memory_limit=128M', __FILE__, $folder, $name],
            [1 => ['pipe', 'w']],
            $pipes,
        );
        if ($process === false) {
            throw new RuntimeException('PHP cannot start another PHP.');
        }
        $processes[] = [$process, $pipes[1]];
    }
    $answers = [];
    foreach ($processes as [$process, $pipe]) {
        /** @var array{int, float} $answer */
        $answer = json_decode((string) stream_get_contents($pipe), true, 4, JSON_THROW_ON_ERROR);
        $answers[] = $answer;
        proc_close($process);
    }

    return $answers;
};

$figures = new Figures();
printf("Hostile searches, PHP %s, load %s\n", PHP_VERSION, Figures::load());
foreach (array_keys($searches) as $name) {
    foreach ([1 => 'alone', AT_ONCE => AT_ONCE . ' at once'] as $count => $how) {
        [$best, $statuses] = [INF, []];
        for ($round = 0; $round < ROUNDS && ($round === 0 || $best > BOUND_MS); $round++) {
            $answers = $atOnce($name, $count);
            $best = min($best, max(array_column($answers, 1)));
            $statuses = array_column($answers, 0);
        }
        $figures->line(
            "$name, $how",
            sprintf('%.0f ms, status %s', $best, implode(' ', $statuses)),
            $best <= BOUND_MS,
            '<= 2200 ms',
        );
    }
}
exit($figures->end());
