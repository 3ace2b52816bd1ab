<?php

/**
 * Measures the relevance of the built-in engine on a collection with ratings, beside two references:
 * `php php-search/bench/relevance.php DIRECTORY [--json]`. See Collection for the format.
 *
 * Times are CPU times, so other processes change them little. With `--json` the last line is a JSON object.
 */

declare(strict_types=1);

use Stallkeeper\Search\Bench\Figures;
use Stallkeeper\Search\Bench\Relevance\Collection;
use Stallkeeper\Search\Bench\Relevance\Engine;
use Stallkeeper\Search\Bench\Relevance\FullText5;
use Stallkeeper\Search\Bench\Relevance\Measures;
use Stallkeeper\Search\Bench\Relevance\Stallkeeper;
use Stallkeeper\Search\Bench\Relevance\TextbookBm25;

require __DIR__ . '/../../vendor/autoload.php';

const DEPTH = 100;

$isJson = in_array('--json', $argv, true);
$arguments = array_values(array_diff(array_slice($argv, 1), ['--json']));
if (count($arguments) !== 1) {
    fwrite(STDERR, "Usage: php php-search/bench/relevance.php DIRECTORY [--json]\n");
    exit(1);
}
try {
    $collection = Collection::read($arguments[0]);
} catch (RuntimeException $error) {
    fwrite(STDERR, $error->getMessage() . "\n");
    exit(1);
}

/** @return float CPU time of this process in milliseconds */
$processor = static function (): float {
    /** @var array<string, int> $usage */
    $usage = getrusage() ?: [];
    $of = static fn(string $kind): float => ($usage["$kind.tv_sec"] ?? 0) * 1e3 + ($usage["$kind.tv_usec"] ?? 0) / 1e3;

    return $of('ru_utime') + $of('ru_stime');
};
$folder = sys_get_temp_dir() . '/stallkeeper-relevance-' . getmypid();
mkdir($folder);
register_shutdown_function(static function () use ($folder): void {
    array_map(unlink(...), glob("$folder/*") ?: []);
    rmdir($folder);
});
/** @var array<string, Engine> $engines */
$engines = [
    'stallkeeper' => new Stallkeeper($folder),
    'bm25' => new TextbookBm25(),
    'fts5' => new FullText5("$folder/fts5.sqlite"),
];
printf("Collection %s, PHP %s, load %s\n", $collection->name, PHP_VERSION, Figures::load());
$results = $builds = [];
foreach ($engines as $name => $engine) {
    $start = $processor();
    try {
        $engine->build($collection);
    } catch (RuntimeException $error) {
        fwrite(STDERR, $error->getMessage() . "\n");
        exit(1);
    }
    $builds[$name] = ['build_s' => ($processor() - $start) / 1000, 'size_mb' => $engine->size() / 1e6];
    foreach ($collection->queries as $variant => $queries) {
        $measures = new Measures();
        $times = [];
        foreach ($queries as $id => $query) {
            $start = $processor();
            $found = $engine->search($query, DEPTH);
            $times[] = $processor() - $start;
            $ratings = $collection->ratings[$id] ?? [];
            if (Measures::isRated($ratings)) {
                $measures->add($found, $ratings);
            }
        }
        $results[$variant][$name] = $measures->means() + [
            'p50_ms' => Figures::percentile($times, 50),
            'p95_ms' => Figures::percentile($times, 95),
        ];
    }
    unset($engine);
    $engines[$name] = null;
}
foreach ($results as $variant => $byEngine) {
    printf(
        "\n%-14s %7s %8s %8s %9s %10s %8s %8s %8s\n",
        $variant,
        'queries',
        'nDCG@10',
        'MRR@10',
        'recall@10',
        'recall@100',
        'none',
        'p50 ms',
        'p95 ms',
    );
    foreach ($byEngine as $name => $row) {
        printf(
            "%-14s %7d %8.4f %8.4f %9.4f %10.4f %7.1f%% %8.2f %8.2f\n",
            $name,
            $row['queries'],
            $row['ndcg10'],
            $row['mrr10'],
            $row['recall10'],
            $row['recall100'],
            100 * $row['none'],
            $row['p50_ms'],
            $row['p95_ms'],
        );
    }
}
echo "\n";
foreach ($builds as $name => $build) {
    $size = $build['size_mb'] > 0 ? sprintf('%.1f MB', $build['size_mb']) : 'in memory';
    printf("%-14s built in %.1f s of CPU time, %s\n", $name, $build['build_s'], $size);
}
if ($isJson) {
    $rounded = static fn(array $row): array => array_map(
        static fn(mixed $value): mixed => is_float($value) ? round($value, 4) : $value,
        $row,
    );
    $main = array_key_first($results);
    $all = ['collection' => $collection->name, 'engines' => []];
    foreach ($builds as $name => $build) {
        $all['engines'][$name] = $rounded(($results[$main][$name] ?? []) + $build);
        foreach ($results as $variant => $byEngine) {
            $all['engines'][$name]['variants'][$variant] = $rounded($byEngine[$name]);
        }
    }
    echo json_encode($all, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE), "\n";
}
