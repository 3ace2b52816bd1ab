<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Storage;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Http\Api;
use Stallkeeper\Search\Http\Request;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\Schema;
use Stallkeeper\Search\Storage\ResponseCache;
use Stallkeeper\Search\Storage\ScratchFile;
use Stallkeeper\Search\Tests\Http\ApiCase;

final class ResponseCacheTest extends ApiCase
{
    #[TestDox('A repeated search is answered from the cache, with a new query ID')]
    public function testRemembers(): void
    {
        [$first, $second] = [$this->lamps(), $this->lamps()];
        self::assertSame(2, $first['nbHits']);
        self::assertIsString($second['queryID']);
        self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/', $second['queryID']);
        self::assertNotSame($first['queryID'], $second['queryID']);
        self::assertSame(array_diff_key($first, ['queryID' => 1]), array_diff_key($second, ['queryID' => 1]));
        // Change the cached row: the next response must contain the change.
        $this->rewrite('Red lamp', 'Remembered lamp');
        self::assertStringContainsString('Remembered lamp', json_encode($this->lamps(), JSON_THROW_ON_ERROR));
    }

    #[TestDox('A save and a deletion invalidate the cache')]
    public function testForgets(): void
    {
        $this->lamps();
        $index = Index::open("$this->folder/index.sqlite");
        $index->delete(['1-0']);
        self::assertSame(1, $this->lamps()['nbHits']);
        $index->save([self::post(4, ['post_title' => 'Third lamp'])]);
        self::assertSame(2, $this->lamps()['nbHits']);
    }

    #[TestDox('The generation is read from the file header, or by SQLite when the header is not current')]
    public function testGeneration(): void
    {
        $file = "$this->folder/index.sqlite";
        $stored = Index::openReadOnly($file)->generation();
        self::assertSame($stored, Schema::generationOf($file));
        $index = Index::open($file);
        $index->delete(['1-0']);
        clearstatcache();
        self::assertGreaterThan(0, filesize("$file-wal"), 'the newest state is in the log');
        self::assertNull(Schema::generationOf($file));
        self::assertSame(1, $this->lamps()['nbHits']);
        unset($index);
        self::assertSame(Index::openReadOnly($file)->generation(), Schema::generationOf($file));
        self::assertNotSame($stored, Schema::generationOf($file));
        self::assertNull(Schema::generationOf("$file.gone"));
        self::assertNull(Schema::generationOf($this->folder));
        file_put_contents("$this->folder/broken", str_repeat('broken', 100));
        self::assertNull(Schema::generationOf("$this->folder/broken"));
    }

    #[TestDox('After a backup was restored, the next save does not bring back responses of the lost saves')]
    public function testRestored(): void
    {
        $file = "$this->folder/index.sqlite";
        $this->lamps();
        copy($file, "$this->folder/backup");
        Index::open($file)->delete(['1-0']);
        self::assertSame(1, $this->lamps()['nbHits']);

        copy("$this->folder/backup", $file);
        Index::open($file)->save([self::post(4, ['post_title' => 'Third lamp'])]);
        self::assertSame(3, $this->lamps()['nbHits']);
    }

    #[TestDox('Different parameters and indexes have different cache keys')]
    public function testKeys(): void
    {
        $this->lamps();
        self::assertCount(1, (array) $this->lamps(['hitsPerPage' => 1])['hits']);
        self::assertSame(0, $this->lamps(['filters' => 'post_id=77'])['nbHits']);
        self::assertNotSame(ResponseCache::key('a', 1, []), ResponseCache::key('b', 1, []));
        self::assertNotSame(ResponseCache::key('a', 1, ['x' => '1']), ResponseCache::key('a', 1, ['x' => 1]));
    }

    /** @return array<string, array{array<string, mixed>}> */
    public static function forged(): array
    {
        $name = 'wp_posts_post';

        return [
            'in the request' => [['query' => 'lamp', 'index' => $name]],
            'in its parameters' => [['params' => ['query' => 'lamp', 'index' => $name]]],
            'with other fields of a request' => [
                ['params' => ['query' => 'lamp', 'index' => $name, 'indexName' => $name, 'type' => 'default']],
            ],
            'url-encoded' => [['params' => "query=lamp&index=$name"]],
        ];
    }

    /** @param array<string, mixed> $request */
    #[DataProvider('forged')]
    #[TestDox('A request cannot store the response of one index under another index: its name $_dataset')]
    public function testPoisoned(array $request): void
    {
        // By default the newest lamp (blue) comes first. Sorted by price the red one comes first, so the two orders
        // differ.
        $index = Index::open("$this->folder/index.sqlite");
        $index->save([
            self::post(1, ['post_title' => 'Red lamp', 'price' => 1]),
            self::post(2, ['post_title' => 'Blue lamp', 'price' => 2]),
        ]);
        unset($index);
        $expected = array_column(
            (array) $this->asked([['indexName' => 'wp_posts_post', 'query' => 'lamp']], null)[0]['hits'],
            'objectID',
        );
        self::assertSame(['2-0', '1-0'], $expected);
        $cache = new ResponseCache(new ScratchFile("$this->folder/answers.sqlite"));
        foreach (['wp_posts_post_price_asc' => ['1-0', '2-0'], 'wp_posts_post' => ['2-0', '1-0']] as $name => $order) {
            $answer = $this->asked(
                [['indexName' => $name] + ($name === 'wp_posts_post' ? ['query' => 'lamp'] : $request)],
                $cache,
            )[0];
            self::assertSame([$name, $order], [$answer['index'], array_column((array) $answer['hits'], 'objectID')]);
        }
        self::assertStringNotContainsString(
            'index',
            (string) json_encode($this->asked([['indexName' => 'wp_posts_post'] + $request], $cache)[0]['params']),
        );
    }

    #[TestDox('A damaged or unusable cache file does not affect search results')]
    public function testUnusable(): void
    {
        file_put_contents("$this->folder/answers.sqlite", str_repeat('broken', 1000));
        self::assertSame([2, 2], [$this->lamps()['nbHits'], $this->lamps()['nbHits']]);
        $this->rewrite('Red lamp', 'Remembered lamp');
        self::assertStringContainsString('Remembered lamp', json_encode($this->lamps(), JSON_THROW_ON_ERROR));
        $nowhere = new ResponseCache(new ScratchFile("$this->folder/no/such/folder.sqlite"));
        $nowhere->put('ab', 'answer');
        self::assertNull($nowhere->get('ab'));
    }

    #[TestDox('The cache is limited: large responses are not stored, and the number of rows is fixed')]
    public function testBounds(): void
    {
        $cache = new ResponseCache(new ScratchFile("$this->folder/answers.sqlite"));
        $cache->put(ResponseCache::key('a', 1, []), str_repeat('x', 70_000));
        self::assertNull($cache->get(ResponseCache::key('a', 1, [])));
        for ($i = 0; $i < 3000; $i++) {
            $cache->put(ResponseCache::key('a', $i, []), (string) $i);
        }
        $rows = (new \PDO("sqlite:$this->folder/answers.sqlite"))->query('SELECT count(*) FROM answers');
        self::assertNotFalse($rows);
        self::assertLessThanOrEqual(1024, $rows->fetchColumn());
        self::assertSame('2999', $cache->get(ResponseCache::key('a', 2999, [])));
    }

    /**
     * @param list<array<string, mixed>> $requests
     *
     * @return list<array<string, mixed>>
     */
    private function asked(array $requests, ?ResponseCache $cache): array
    {
        $api = new Api($this->site(), $this->folder, null, $cache);
        /** @var list<array<string, mixed>> $results */
        $results = self::data(
            $api->handle(
                new Request(
                    'POST',
                    self::MULTI,
                    self::KEYS,
                    [],
                    json_encode(['requests' => $requests], JSON_THROW_ON_ERROR),
                    '127.0.0.1',
                ),
            ),
        )['results'];

        return $results;
    }

    /**
     * @param array<string, mixed> $params
     *
     * @return array<string, mixed>
     */
    private function lamps(array $params = []): array
    {
        $body = json_encode(
            ['requests' => [['indexName' => 'wp_posts_post', 'query' => 'lamp'] + $params]],
            JSON_THROW_ON_ERROR,
        );
        $api = new Api(
            $this->site(),
            $this->folder,
            null,
            new ResponseCache(new ScratchFile("$this->folder/answers.sqlite")),
        );
        $results = self::data($api->handle(new Request('POST', self::MULTI, self::KEYS, [], $body, '127.0.0.1')))[
            'results'
        ];
        self::assertIsArray($results);
        self::assertIsArray($results[0]);

        /** @var array<string, mixed> $answer */
        $answer = $results[0];

        return $answer;
    }

    private function rewrite(string $from, string $to): void
    {
        $db = new \PDO("sqlite:$this->folder/answers.sqlite");
        $db->exec('UPDATE answers SET answer = replace(answer, ' . $db->quote($from) . ', ' . $db->quote($to) . ')');
    }
}
