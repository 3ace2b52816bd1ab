<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

use Stallkeeper\Tools\Api\ClientConfiguration;
use Stallkeeper\Tools\Api\HostedProvider;

/** A hosted provider that finds the same posts for each search. The total tells which request a result came from. */
final class CountingProvider implements HostedProvider
{
    public const FIRST_TOTAL = 41;

    /** @var list<list<array<string, mixed>>> the searches of each request */
    public array $requests = [];

    /** @param list<int> $posts */
    public function __construct(private readonly array $posts) {}

    public function ask(ClientConfiguration $settings, array $questions): array
    {
        $this->requests[] = $questions;
        $total = self::FIRST_TOTAL + count($this->requests) - 1;

        return array_map(
            fn(array $question): array => isset($question['type'])
                ? ['facetHits' => []]
                : [
                    'hits' => array_map(
                        static fn(int $id): array => ['objectID' => "$id-0", 'post_title' => get_the_title($id)],
                        $this->posts,
                    ),
                    'nbHits' => $total,
                    'nbPages' => 5,
                    'page' => $question['page'] ?? 0,
                    'facets' => ['post_year' => ['2024' => 3]],
                ],
            $questions,
        );
    }
}
