<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Index;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tests\IndexTestCase;

/** A build stores the words of posts first, and writes them in large steps. The index must not depend on this. */
final class BuildTest extends IndexTestCase
{
    private const POSTS = 2500;

    private const BUILD = 'require $argv[1];
        $index = Stallkeeper\Search\Index\Index::open($argv[2]);
        $index->beginBuild();
        for ($id = $index->count() + 1; $id <= 100000; $id += 20) {
            $index->save(array_map(
                fn(int $id): array => ["objectID" => "$id-0", "post_title" => "Lamp $id", "content" => "light word$id"],
                range($id, $id + 19),
            ));
            echo "saved\n";
        }';

    #[TestDox('A built index has the same lists of posts as an index with the same saves')]
    public function testSameAsSaves(): void
    {
        $posts = [];
        for ($id = 1; $id <= self::POSTS; $id++) {
            $posts[$id] = self::post($id, [
                'post_title' => "Lamp of 東京 $id",
                'content' => 'light näive a w' . $id % 7 . ($id % 3 === 0 ? ' third' : ''),
                'codes' => ["SK-$id"],
            ]);
        }
        $build = Index::open("$this->folder/built.sqlite");
        $build->beginBuild();
        $build->save($posts);
        $build->save([['post_title' => 'Changed 2400'] + $posts[2400]]);
        $build->optimize();
        $saved = Index::open($this->file());
        foreach (array_chunk($posts, 900) as $some) {
            $saved->save($some);
        }
        $saved->save([['post_title' => 'Changed 2400'] + $posts[2400]]);
        $expected = $this->postings($this->file());
        self::assertSame(array_keys($expected), array_keys($this->postings("$this->folder/built.sqlite")));
        self::assertSame($expected, $this->postings("$this->folder/built.sqlite"));
        self::assertSame(self::found($saved, 'lamp third'), self::found($build, 'lamp third'));
    }

    #[TestDox('Records that are saved, changed and deleted after a build have the same lists as in a new index')]
    public function testChangesAfterBuild(): void
    {
        $index = Index::open("$this->folder/built.sqlite");
        $index->beginBuild();
        $index->save([
            self::post(1, ['post_title' => 'Red lamp']),
            self::post(2, ['post_title' => 'Blue lamp']),
            self::post(3, ['post_title' => 'Lamp']),
        ]);
        $index->optimize();
        $index->save([self::post(2, ['post_title' => 'Green chair']), self::post(4, ['post_title' => 'Table'])]);
        $index->delete(['3-0']);
        self::assertSame(
            [[1], [2], [4], []],
            array_map(static fn(string $query): array => self::found($index, $query), ['lamp', 'gre', 'table', 'blue']),
        );
        $this->index([
            1 => ['post_title' => 'Red lamp'],
            2 => ['post_title' => 'Green chair'],
            3 => ['post_title' => 'Gone'],
            4 => ['post_title' => 'Table'],
        ])->delete(['3-0']);
        self::assertSame($this->postings($this->file()), $this->postings("$this->folder/built.sqlite"));
    }

    #[TestDox('Another writer changes and deletes posts during a build: the built index has only their new words')]
    public function testChangesDuringBuild(): void
    {
        $index = $this->index();
        $index->beginBuild();
        $index->save([
            self::post(1, ['post_title' => 'Red lamp']),
            self::post(2, ['post_title' => 'Blue lamp']),
            self::post(3, ['post_title' => 'Secret lamp']),
        ]);
        $other = Index::open($this->file());
        $other->delete(['3-0']);
        $other->save([self::post(2, ['post_title' => 'Green lamp'])]);
        $index->save([self::post(4, ['post_title' => 'Table'])]);
        $index->optimize();
        self::assertSame(0, $index->search(SearchParameters::fromRequest(['query' => 'secret']))->total);
        self::assertSame(
            [[2, 1], [2], [], [4]],
            array_map(static fn(string $query): array => self::found($index, $query, ['typoTolerance' => false]), [
                'lamp',
                'green',
                'blue',
                'table',
            ]),
        );
    }

    #[TestDox('A build continues after its newest post is deleted')]
    public function testNewestDeleted(): void
    {
        $index = $this->index();
        $index->beginBuild();
        $index->save([self::post(1, ['post_title' => 'Red lamp']), self::post(2, ['post_title' => 'Blue lamp'])]);
        $index->delete(['2-0']);
        $index->save([self::post(3, ['post_title' => 'Green lamp'])]);
        Index::open($this->file())->delete(['3-0']);
        $index->save([self::post(4, ['post_title' => 'White lamp'])]);
        $index->optimize();
        self::assertSame(
            [[4, 1], [], []],
            array_map(static fn(string $query): array => self::found($index, $query, ['typoTolerance' => false]), [
                'lamp',
                'blue',
                'green',
            ]),
        );
    }

    #[TestDox('A post that another writer adds during a build is found together with the pending posts of its part')]
    public function testPostOfOtherWriter(): void
    {
        $index = $this->index();
        $index->beginBuild();
        $index->save([self::post(1, ['post_title' => 'Red lamp'])]);
        Index::open($this->file())->save([self::post(2, ['post_title' => 'Blue lamp'])]);
        $index->save([self::post(3, ['post_title' => 'Green lamp'])]);
        $index->optimize();
        self::assertSame([3, 2, 1], self::found($index, 'lamp'));
    }

    #[TestDox('Words of a complete part are written during the build, and the others stay pending')]
    public function testPart(): void
    {
        $index = $this->index();
        $index->beginBuild();
        $index->save(
            (static function (): iterable {
                for ($id = 1; $id <= 16_400; $id++) {
                    yield ['objectID' => "$id-0", 'post_title' => "Lamp $id"];
                }
            })(),
        );
        $db = Database::reader($this->file());
        self::assertSame([[16_384]], $db->rows('SELECT min(id) FROM pending'));
        self::assertSame([0], $db->column('SELECT part FROM parts'));
        $index->optimize();
        self::assertSame(0, $db->int('SELECT count(*) FROM pending'));
        self::assertSame([16_384], self::found($index, '16384', ['typoTolerance' => false]));
        self::assertSame(16_400, $index->search(SearchParameters::fromRequest(['query' => 'lamp']))->total);
    }

    #[TestDox('A build that SIGKILL ends goes on where it was, and finds every post')]
    public function testKilled(): void
    {
        $command = [PHP_BINARY, '-r', self::BUILD, dirname(__DIR__, 3) . '/vendor/autoload.php', $this->file()];
        for ($kill = 1; $kill <= 2; $kill++) {
            $process = proc_open($command, [1 => ['pipe', 'w'], 2 => ['file', "$this->folder/errors", 'w']], $pipes);
            self::assertIsResource($process);
            for ($lines = 0; $lines < 10; $lines++) {
                self::assertSame("saved\n", fgets($pipes[1]), (string) file_get_contents("$this->folder/errors"));
            }
            proc_terminate($process, SIGKILL);
            proc_close($process);
        }
        $index = Index::open($this->file());
        $index->beginBuild();
        $count = $index->count();
        self::assertGreaterThanOrEqual(400, $count);
        $index->save([['objectID' => 'last', 'post_title' => 'Last lamp']]);
        $index->optimize();
        self::assertTrue($index->isSound());
        $all = $index->search(SearchParameters::fromRequest(['query' => 'lamp']));
        self::assertSame([$count + 1, true], [$all->total, $all->isExhaustive]);
        foreach ([1, 200, 201, $count] as $id) {
            self::assertSame(
                [$id],
                self::found($index, "word$id", ['typoTolerance' => false, 'queryType' => 'prefixNone']),
            );
        }
    }

    /** @return array<string, string> part and word => posts and weights, in hexadecimal digits */
    private function postings(string $file): array
    {
        /** @var list<array{int, string, string, string}> $rows */
        $rows = Database::reader($file)->rows('SELECT part, term, docs, weights FROM postings ORDER BY part, term');
        $all = [];
        foreach ($rows as [$part, $term, $docs, $weights]) {
            $all["$part $term"] = bin2hex($docs) . ' ' . bin2hex($weights);
        }

        return $all;
    }
}
