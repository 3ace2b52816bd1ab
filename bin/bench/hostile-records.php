<?php

/**
 * Adds generated records to the index of a site: `STALLKEEPER_SITE=folder php hostile-records.php 100000`. The site has
 * no posts for them.
 */

declare(strict_types=1);

use Stallkeeper\Search\Bench\Corpus;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;

require __DIR__ . '/../../demo/php/boot.php';
require_once __DIR__ . '/../../php-search/bench/Corpus.php';

/** Ids above those of the site's posts. */
const OFFSET = 1_000_000;
const CHUNK = 1000;

$index = Index::open((string) stallkeeper_tools(BuiltInEngine::class)->indexFile());
$corpus = new Corpus();
$count = (int) ($argv[1] ?? 0);
for ($first = 1; $first <= $count; $first += CHUNK) {
    $index->save(
        array_map(
            static fn(int $id): array => ['objectID' => OFFSET + $id . '-0', 'post_id' => OFFSET + $id] +
                $corpus->post($id),
            range($first, min($count, $first + CHUNK - 1)),
        ),
    );
}
$index->optimize();
echo $index->count(), "\n";
