<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Ranking;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Synonyms\QueryExpansion;
use Stallkeeper\Search\Synonyms\WordSettings;
use Stallkeeper\Search\Tests\Synonyms\FakeForms;

/** Queries of shoppers on a catalog of 200 products. The expected products were selected by hand. */
final class ShopQueriesTest extends TestCase
{
    private static string $folder = '';

    private static Index $index;

    public static function setUpBeforeClass(): void
    {
        self::$folder = sys_get_temp_dir() . '/stallkeeper-test-' . bin2hex(random_bytes(8));
        mkdir(self::$folder);
        $file = self::$folder . '/index.sqlite';
        $index = Index::open($file);
        $records = [];
        foreach (array_slice(self::lines('products'), 1) as $id => $fields) {
            [$title, $category, $brand, $attributes, $sku, $text] = $fields;
            $records[] = [
                'objectID' => "$id-0",
                'post_id' => $id,
                'post_title' => $title,
                'content' => $text,
                'taxonomies' => ['product_cat' => [$category], 'product_brand' => [$brand]],
                'attributes' => explode(';', $attributes),
                'codes' => [$sku],
            ];
        }
        $index->save($records);
        self::$index = Index::openReadOnly($file)->expandQueries(
            QueryExpansion::fromSettings(new WordSettings(language: 'english'), self::$folder, new FakeForms()),
        );
    }

    public static function tearDownAfterClass(): void
    {
        foreach ((array) glob(self::$folder . '/*') as $file) {
            unlink((string) $file);
        }
        rmdir(self::$folder);
    }

    /** @param non-empty-list<string> $titles */
    #[TestDox('"$query" finds the right products first')]
    #[DataProvider('queries')]
    public function testFirst(string $query, array $titles): void
    {
        $params = ['query' => $query, 'hitsPerPage' => count($titles), 'removeWordsIfNoResults' => 'allOptional'];
        $hits = self::$index->search(SearchParameters::fromRequest($params))->hits;
        self::assertSame($titles, array_column($hits, 'post_title'));
    }

    #[TestDox('Products that have only "for" in common with the query do not follow')]
    public function testFunctionWord(): void
    {
        $params = ['query' => 'book for children', 'hitsPerPage' => 100, 'removeWordsIfNoResults' => 'allOptional'];
        $result = self::$index->search(SearchParameters::fromRequest($params));
        // 70 products have "for" and none of the other words.
        self::assertSame(13, $result->total);
    }

    /** @return iterable<string, array{string, non-empty-list<string>}> */
    public static function queries(): iterable
    {
        foreach (self::lines('queries') as [$query, $first]) {
            yield $query => [$query, explode('|', $first)];
        }
    }

    /** @return list<non-empty-list<string>> fields of each line */
    private static function lines(string $name): array
    {
        $lines = (array) file(__DIR__ . "/shop/$name.tsv", FILE_IGNORE_NEW_LINES);

        return array_map(static fn(string|false $line): array => explode("\t", (string) $line), $lines);
    }
}
