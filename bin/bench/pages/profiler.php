<?php

/** Must-use plugin for `npm run bench -- pages --profile`. measure.php reads the result. */

declare(strict_types=1);

if (isset($_SERVER['HTTP_X_BENCH_ID'])) {
    require __DIR__ . '/ProfiledRequest.php';
    $GLOBALS['stallkeeper_bench_profiler'] = new ProfiledRequest();
    $GLOBALS['stallkeeper_bench_profiler']->start();
}
