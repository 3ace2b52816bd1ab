<?php

/**
 * Measures a large site: `php php-search/bench/large.php build|search POSTS FOLDER`. The exit code is 1 when a limit is
 * missed.
 *
 * A build continues the one in the folder, also after it was killed. Its times are added up in `progress.json`. Other
 * processes can only slow a query down, so the fastest round of each query counts. The CPU time is printed next to the
 * elapsed time.
 */

declare(strict_types=1);

use Stallkeeper\Search\Bench\Corpus;
use Stallkeeper\Search\Bench\Figures;
use Stallkeeper\Search\Bench\Queries;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Query\SearchParameters;

require __DIR__ . '/../../vendor/autoload.php';

const ROUNDS = 5;
const QUERIES = 100;
/** The benchmark measures queries, so the time limit must not stop them. */
const UNLIMITED_MS = 600_000;
const FACETS = ['taxonomies.category', 'taxonomies.post_tag', 'post_author.display_name', 'post_year'];

[, $part, $posts, $folder] = $argv + ['', 'build', '100000', sys_get_temp_dir()];
$posts = (int) $posts;
/** Limits by number of posts: seconds, MB and milliseconds. */
$limits = match (true) {
    $posts <= 100_000 => ['build' => 60, 'disk' => 400, 'memory' => 128, 'word' => 15, 'words' => 15, 'facets' => 25],
    default => [
        'build' => (600 * $posts) / 1_000_000,
        'disk' => (4000 * $posts) / 1_000_000,
        'memory' => 256,
        'word' => 60,
        'words' => 100,
        'facets' => 150,
    ],
};
$figures = new Figures();
/** Peak memory of the process in MB, including the memory that SQLite allocates. */
$memory = static fn(): float => preg_match(
    '/^VmHWM:\s+(\d+) kB/m',
    (string) @file_get_contents('/proc/self/status'),
    $found,
) === 1
    ? (int) $found[1] / 1024
    : memory_get_peak_usage(true) / 1_048_576;
printf("%s of %s posts, PHP %s, load %s\n", ucfirst($part), number_format($posts), PHP_VERSION, Figures::load());
$corpus = new Corpus();

/** @return float CPU time of this process in seconds */
$processor = static function (): float {
    /** @var array<string, int> $usage */
    $usage = getrusage() ?: [];
    $of = static fn(string $kind): float => ($usage["$kind.tv_sec"] ?? 0) + ($usage["$kind.tv_usec"] ?? 0) / 1e6;

    return $of('ru_utime') + $of('ru_stime');
};

if ($part === 'build') {
    $index = Index::open("$folder/index.sqlite");
    $index->beginBuild();
    $progress = json_decode((string) @file_get_contents("$folder/progress.json"), true);
    /** @var array{seconds: float, processor: float, memory: float} $progress */
    $progress = is_array($progress) ? $progress : ['seconds' => 0.0, 'processor' => 0.0, 'memory' => 0.0];
    $measured = static function (callable $work) use (&$progress, $processor, $memory, $folder): void {
        [$start, $startProcessor] = [hrtime(true), $processor()];
        $work();
        $progress['seconds'] += (hrtime(true) - $start) / 1e9;
        $progress['processor'] += $processor() - $startProcessor;
        $progress['memory'] = max($progress['memory'], $memory());
        file_put_contents("$folder/progress.json", json_encode($progress));
    };
    if ($index->count() > 0) {
        printf(
            "Resumed after %s posts, %.1f s (processor %.1f s)\n",
            number_format($index->count()),
            $progress['seconds'],
            $progress['processor'],
        );
    }
    for ($first = $index->count() + 1; $first <= $posts; $first += 1000) {
        // Generating the posts is not part of the measurement: on a site they come from the database.
        $records = [];
        for ($id = $first; $id < $first + 1000 && $id <= $posts; $id++) {
            $record = $corpus->post($id);
            $records[] = ['post_year' => gmdate('Y', 1_600_000_000 + 3600 * $id)] + $record;
        }
        $measured(static fn() => $index->save($records));
        if ($index->count() % 50_000 === 0) {
            // The parent process reads this line, and may kill the build.
            printf(
                "Saved %d posts: %.1f s (processor %.1f s), %.0f MB of memory, load %s\n",
                $index->count(),
                $progress['seconds'],
                $progress['processor'],
                $progress['memory'],
                Figures::load(),
            );
            flush();
        }
    }
    $measured($index->optimize(...));
    clearstatcache();
    $disk = (filesize("$folder/index.sqlite") + (int) @filesize("$folder/index.sqlite-wal")) / 1e6;
    // Other processes take a share of the processor, so the time of a busy machine is its CPU time.
    $isKept = min($progress['seconds'], $progress['processor']) <= $limits['build'];
    $figures->line(
        'full build',
        sprintf('%.1f s (processor %.1f s)', $progress['seconds'], $progress['processor']),
        $isKept,
        "processor <= {$limits['build']} s",
    );
    $figures->line(
        'posts in the index',
        number_format($index->count()),
        $index->count() === $posts,
        number_format($posts),
    );
    $figures->line('index file', sprintf('%.0f MB', $disk), $disk <= $limits['disk'], "<= {$limits['disk']} MB");
    $figures->line(
        'memory of the build',
        sprintf('%.0f MB', $progress['memory']),
        $progress['memory'] <= $limits['memory'],
        "<= {$limits['memory']} MB",
    );
    exit($figures->end());
}

/**
 * Current memory of this process alone, in MB. Mapped pages of the index file are not included: the operating system
 * shares them between processes and releases them when memory is short.
 */
$own = static fn(): float => preg_match(
    '/^RssAnon:\s+(\d+) kB/m',
    (string) @file_get_contents('/proc/self/status'),
    $found,
) === 1
    ? (int) $found[1] / 1024
    : memory_get_peak_usage(true) / 1_048_576;
$most = 0.0;
$reader = Index::openReadOnly("$folder/index.sqlite");
$hits = [
    'hitsPerPage' => 10,
    'removeWordsIfNoResults' => 'allOptional',
    'truncateWords' => ['content' => 56],
    'attributesToHighlight' => ['post_title', 'post_excerpt', 'content', 'post_author.display_name'],
];
$classes = (new Queries($corpus, $posts))->classes(QUERIES, false);
foreach (
    ['hits' => $hits, 'hits and facets' => $hits + ['facets' => FACETS, 'maxValuesPerFacet' => 20]]
    as $what => $params
) {
    $all = [];
    foreach ($classes as $class => $queries) {
        $times = $cpu = array_fill(0, count($queries), INF);
        for ($round = 0; $round < ROUNDS; $round++) {
            foreach ($queries as $i => [$query]) {
                [$start, $startProcessor] = [hrtime(true), $processor()];
                $reader
                    ->search(
                        SearchParameters::fromRequest(['query' => $query] + $params),
                        new SearchBudget(UNLIMITED_MS),
                    )
                    ->toArray();
                $times[$i] = min($times[$i], (hrtime(true) - $start) / 1e6);
                $cpu[$i] = min($cpu[$i], ($processor() - $startProcessor) * 1000);
                $most = max($most, $own());
            }
        }
        $p95 = Figures::percentile($times, 95);
        $limit = $limits[$what === 'hits' ? ($class === '1 word' ? 'word' : 'words') : 'facets'];
        $figures->line(
            "$what: $class",
            sprintf(
                'p50 %.1f  p95 %.1f  slowest %.1f ms (processor p95 %.1f ms)',
                Figures::percentile($times, 50),
                $p95,
                Figures::percentile($times, 100),
                Figures::percentile($cpu, 95),
            ),
            $p95 <= $limit,
            "p95 <= $limit ms",
        );
        $all = [...$all, ...$times];
    }
    printf(
        "%-28s p50 %.1f  p95 %.1f  slowest %.1f ms of %d queries\n",
        $what,
        Figures::percentile($all, 50),
        Figures::percentile($all, 95),
        Figures::percentile($all, 100),
        count($all),
    );
}
$figures->line(
    'memory of searching',
    sprintf('%.0f MB, and with the pages of the index file %.0f', $most, $memory()),
    $most <= $limits['memory'],
    "<= {$limits['memory']} MB",
);
exit($figures->end());
