<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests;

use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Query\SearchParameters;

/** Base class for tests with a temporary directory, and shortcuts to fill and search an index in it. */
abstract class IndexTestCase extends TestCase
{
    protected string $folder = '';

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/stallkeeper-test-' . bin2hex(random_bytes(8));
        mkdir($this->folder);
    }

    protected function tearDown(): void
    {
        self::remove($this->folder);
    }

    protected function file(): string
    {
        return $this->folder . '/index.sqlite';
    }

    /** @param array<array-key, array<string, mixed>> $posts post ID => fields that differ from an empty post */
    protected function index(array $posts = []): Index
    {
        $index = Index::open($this->file());
        $records = [];
        foreach ($posts as $id => $post) {
            $records[] = self::post((int) $id, $post);
        }
        $index->save($records);

        return $index;
    }

    /**
     * @param array<string, mixed> $post
     *
     * @return array<string, mixed>
     */
    protected static function post(int $id, array $post = []): array
    {
        return $post + [
            'objectID' => "$id-0",
            'post_id' => $id,
            'post_type' => 'post',
            'post_title' => "Post $id",
            'permalink' => "/$id/",
            'post_excerpt' => '',
            'content' => '',
            'post_author' => ['display_name' => 'Ada'],
            'post_date' => 1000 + $id,
            'post_date_formatted' => '',
            'taxonomies' => ['category' => [], 'post_tag' => []],
            'is_sticky' => 0,
        ];
    }

    /**
     * @param array<string, mixed> $params
     *
     * @return list<int> IDs of the matching posts
     */
    protected static function found(Index $index, string $query, array $params = []): array
    {
        return array_map(
            static fn(array $hit): int => is_scalar($hit['objectID']) ? (int) $hit['objectID'] : 0,
            self::hits($index, ['query' => $query] + $params),
        );
    }

    /**
     * @param array<string, mixed> $params
     *
     * @return list<array<string, mixed>>
     */
    protected static function hits(Index $index, array $params): array
    {
        /** @var list<array<string, mixed>> $hits */
        $hits = $index->search(SearchParameters::fromRequest($params))->toArray()['hits'];

        return $hits;
    }

    /**
     * @param array<string, mixed> $hit
     *
     * @return array<string, mixed> value, matchLevel, matchedWords, fullyHighlighted
     */
    protected static function highlight(array $hit, string $attribute): array
    {
        $result = $hit['_highlightResult'];
        self::assertIsArray($result);
        self::assertIsArray($result[$attribute]);

        /** @var array<string, mixed> $marked */
        $marked = $result[$attribute];

        return $marked;
    }

    private static function remove(string $path): void
    {
        foreach (array_diff(scandir($path) ?: [], ['.', '..']) as $name) {
            is_dir("$path/$name") && !is_link("$path/$name") ? self::remove("$path/$name") : unlink("$path/$name");
        }
        rmdir($path);
    }
}
