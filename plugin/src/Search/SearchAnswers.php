<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Search\HitList;

/** Answers of a backend to the searches of one request. */
final class SearchAnswers
{
    /**
     * @param array<string, HitList> $lists by the names of {@see ProviderFormat::searches()}
     * @param array<array-key, int> $valueCounts found values of a filter => number of results, most frequent first
     */
    public function __construct(public readonly array $lists = [], public readonly array $valueCounts = []) {}
}
