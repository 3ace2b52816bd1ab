<?php

/**
 * Measures a request of `npm run bench -- pages`. Appends
 * a line of JSON to `measures.log` in the directory above the document root: the request's id, PHP time and processor
 * time in ms, number of SQL queries and of PHP files.
 */

declare(strict_types=1);

(static function (): void {
    $id = $_SERVER['HTTP_X_BENCH_ID'] ?? null;
    if (!is_string($id)) {
        return;
    }
    /** @param array<string, int> $usage */
    $processorMs = static fn(array $usage): float => ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1000 +
        ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1000;
    $before = $processorMs(getrusage() ?: []);
    $write = static function () use ($id, $processorMs, $before): void {
        $measures = [
            'id' => $id,
            'ms' => (microtime(true) - $_SERVER['REQUEST_TIME_FLOAT']) * 1000,
            'processorMs' => $processorMs(getrusage() ?: []) - $before,
            'queries' => $GLOBALS['wpdb']->num_queries ?? 0,
            'files' => count(get_included_files()),
            'profile' => ($GLOBALS['stallkeeper_bench_profiler'] ?? null)?->result(),
        ];
        file_put_contents(
            dirname((string) $_SERVER['DOCUMENT_ROOT']) . '/measures.log',
            json_encode($measures) . "\n",
            FILE_APPEND,
        );
    };
    // Registered at the end of the request, and therefore called after WordPress's own function.
    register_shutdown_function(static fn() => register_shutdown_function($write));
})();
