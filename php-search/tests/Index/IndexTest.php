<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Index;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Index\MissingObjectIDError;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Tests\IndexTestCase;

final class IndexTest extends IndexTestCase
{
    #[TestDox('An empty or missing file is not an existing index')]
    public function testExisting(): void
    {
        touch($this->file());
        $this->expectException(IndexUnavailable::class);
        Index::openExisting($this->file());
    }

    #[TestDox('The write-ahead log of large saves can be truncated')]
    public function testLogSize(): void
    {
        $index = Index::open($this->file());
        $words = static fn(int $post): string => implode(
            ' ',
            array_map(static fn(int $i): string => base_convert((string) ($post * 1000 + $i), 10, 36), range(1, 1000)),
        );
        $index->save(array_map(static fn(int $id): array => self::post($id, ['content' => $words($id)]), range(1, 60)));
        self::assertGreaterThan(4_000_000, filesize($this->file() . '-wal'));
        $index->shrinkLog();
        clearstatcache();
        self::assertSame(0, filesize($this->file() . '-wal'));
        self::assertSame(60, $index->count());
    }

    #[TestDox('Saving a record twice has the same result as saving it once')]
    public function testSavingTwice(): void
    {
        $index = $this->index([1 => ['post_title' => 'Blue lamp'], 2 => ['post_title' => 'Red lamp']]);
        $once = self::hits($index, ['query' => 'lamp', 'facets' => ['*']]);
        $index->save([self::post(1, ['post_title' => 'Blue lamp'])]);
        self::assertSame($once, self::hits($index, ['query' => 'lamp', 'facets' => ['*']]));
        self::assertSame(2, $index->count());
    }

    #[TestDox('A changed post is found by its new words only')]
    public function testReplaces(): void
    {
        $index = $this->index([1 => ['post_title' => 'Blue lamp', 'content' => 'naïve 東京 text']]);
        $index->save([self::post(1, ['post_title' => 'Green chair'])]);
        foreach (['blue', 'lamp', 'naive', '東京', 'text'] as $old) {
            self::assertSame([], self::found($index, $old, ['typoTolerance' => false]), $old);
        }
        self::assertSame([1], self::found($index, 'green'));
    }

    #[TestDox('A deleted post is not found, and unknown IDs are ignored')]
    public function testDelete(): void
    {
        $index = $this->index([1 => ['post_title' => 'Lamp'], 2 => ['post_title' => 'Lamp']]);
        $index->delete(['1-0', 'unknown']);
        self::assertSame([2], self::found($index, 'lamp'));
        self::assertSame(['2-0'], [...$index->objectIDs()]);
    }

    #[TestDox('Saves all records of a generator in batches')]
    public function testBatches(): void
    {
        $index = $this->index();
        $posts = (static function (): iterable {
            for ($id = 1; $id <= 2001; $id++) {
                yield self::post($id, ['post_title' => 'Lamp']);
            }
        })();
        self::assertSame(2001, $index->save($posts));
        self::assertSame(2001, $index->count());
    }

    #[TestDox('A record without objectID is rejected, and no record of its batch is saved')]
    public function testMissingObjectID(): void
    {
        $index = $this->index();
        try {
            $index->save([self::post(1), ['post_title' => 'No id']]);
            self::fail('not refused');
        } catch (MissingObjectIDError) {
            self::assertSame(0, $index->count());
        }
    }

    #[TestDox('A batch has 1000 records: the records before a rejected batch are saved')]
    public function testBatchSize(): void
    {
        $index = $this->index();
        $records = array_map(static fn(int $id): array => self::post($id), range(1, 1999));
        try {
            $index->save([...$records, ['post_title' => 'No id']]);
            self::fail('not refused');
        } catch (MissingObjectIDError) {
            self::assertSame(1000, $index->count());
        }
    }

    #[TestDox('A missing, damaged or foreign file throws IndexUnavailable')]
    public function testUnavailable(): void
    {
        file_put_contents($this->folder . '/damaged.sqlite', str_repeat('no database ', 1000));
        (new \PDO("sqlite:$this->folder/foreign.sqlite"))->exec('CREATE TABLE a (b); PRAGMA user_version = 99');
        foreach (['missing', 'damaged', 'foreign'] as $name) {
            try {
                Index::openReadOnly("$this->folder/$name.sqlite");
                self::fail("$name was opened");
            } catch (IndexUnavailable $error) {
                self::assertStringNotContainsString($this->folder, $error->getMessage());
            }
        }
    }

    #[TestDox('Readers see the old state during a save')]
    public function testReadersDuringWrite(): void
    {
        $this->index([1 => ['post_title' => 'Lamp']]);
        $writer = new \PDO('sqlite:' . $this->file());
        $writer->exec('BEGIN IMMEDIATE; DELETE FROM posts');
        // A reader that waited for the writer would fail after a second, because the writer does not finish.
        self::assertSame([1], self::found(Index::openReadOnly($this->file()), 'lamp'));
        $writer->exec('ROLLBACK');
    }

    #[TestDox('Parallel readers see only complete states while another process saves')]
    public function testParallelReaders(): void
    {
        $this->index([1 => ['post_title' => 'Lamp'], 2 => ['post_title' => 'Lamp']]);
        $code = 'require $argv[1]; $index = Stallkeeper\Search\Index\Index::open($argv[2]);
            for ($i = 0; $i < 30; $i++) {
                $title = ["post_title" => "Lamp $i"];
                $index->save([["objectID" => "1-0"] + $title, ["objectID" => "2-0"] + $title]);
            }
            echo "saved $i times";';
        $writer = proc_open(
            [PHP_BINARY, '-r', $code, dirname(__DIR__, 3) . '/vendor/autoload.php', $this->file()],
            [1 => ['file', "$this->folder/output", 'w'], 2 => ['file', "$this->folder/errors", 'w']],
            $pipes,
        );
        self::assertIsResource($writer);
        do {
            $titles = array_column(self::hits(Index::openReadOnly($this->file()), ['query' => 'lamp']), 'post_title');
            self::assertCount(2, $titles);
            self::assertSame($titles[0], $titles[1]);
        } while (($status = proc_get_status($writer))['running']);
        proc_close($writer);
        self::assertSame(
            [0, 'saved 30 times', ''],
            [$status['exitcode'], file_get_contents("$this->folder/output"), file_get_contents("$this->folder/errors")],
        );
        self::assertSame(
            'Lamp 29',
            self::hits(Index::openReadOnly($this->file()), ['query' => 'lamp'])[0]['post_title'] ?? null,
        );
    }

    #[TestDox('HTML, NUL and invalid bytes in any field cause no error')]
    public function testOddRecords(): void
    {
        $nasty = "<script>alert('lamp')</script>\0\xFF\"';--";
        $index = $this->index();
        $index->save([
            [
                'objectID' => $nasty,
                'post_title' => $nasty,
                'content' => $nasty,
                'taxonomies' => ['category' => [$nasty]],
                'post_date' => $nasty,
                'extra' => [[null, true, 1.5]],
            ],
        ]);
        $result = $index->search(SearchParameters::fromRequest(['query' => 'lamp', 'facets' => ['*']]))->toArray();
        self::assertSame(1, $result['nbHits']);
        self::assertStringNotContainsString('\u0000', json_encode($result, JSON_THROW_ON_ERROR));
    }
}
