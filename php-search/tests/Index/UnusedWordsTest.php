<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Index;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tests\IndexTestCase;

/** An index file contains only words of its records. */
final class UnusedWordsTest extends IndexTestCase
{
    private const POSTS = [
        1 => ['post_title' => 'Falconry for beginners'],
        2 => ['post_title' => 'Falcon care', 'content' => 'näive 東京 teapot 12345'],
    ];

    #[TestDox('After a record is deleted, the tables of words and typos are the same as if it had never been saved')]
    public function testDeletedRecord(): void
    {
        $index = $this->index(self::POSTS);
        $before = $this->vocabulary();
        $index->save([
            self::post(3, [
                'post_title' => 'Falconers falcons',
                'content' => 'tea näiveté zqxsecret abc abcdef ' . str_repeat('k3y', 20),
            ]),
        ]);
        self::assertNotSame($before, $this->vocabulary());
        $index->delete(['3-0']);
        self::assertSame($before, $this->vocabulary());
    }

    #[TestDox('After a change, only words that no other record contains are removed')]
    public function testChangedRecord(): void
    {
        $index = $this->index(self::POSTS + [3 => ['post_title' => 'Falcon zqxsecret', 'content' => 'teapot kettle']]);
        $index->save([self::post(3, ['post_title' => 'Kettle', 'content' => 'falcon'])]);
        $terms = $this->vocabulary()['terms'];
        foreach (['falcon', 'kettle', 'teapot'] as $word) {
            self::assertContains([$word], $terms);
        }
        self::assertNotContains(['zqxsecret'], $terms);
        self::assertSame([3], self::found($index, 'ketle'));
    }

    #[TestDox('No file of the index contains the bytes of a word that was only in a deleted or changed record')]
    public function testBytes(): void
    {
        $index = $this->index(
            self::POSTS + [
                3 => ['post_title' => 'Zqxtitle', 'content' => 'zqxbody'],
                4 => ['post_title' => 'Zqxformer'],
            ],
        );
        $index->save([self::post(4, ['post_title' => 'Present'])]);
        $index->delete(['3-0']);
        $index->removeUnusedWords(2.0);
        unset($index);
        $bytes = implode(
            '',
            array_map(
                static fn(string $file): string => (string) file_get_contents($file),
                glob("$this->folder/*") ?: [],
            ),
        );
        self::assertStringContainsStringIgnoringCase('falconry', $bytes);
        foreach (['zqxtitle', 'zqxbody', 'zqxformer'] as $word) {
            self::assertStringNotContainsStringIgnoringCase($word, $bytes);
        }
    }

    #[TestDox('A save removes a limited number of words, and later saves remove the rest')]
    public function testLimit(): void
    {
        $index = $this->index(self::POSTS);
        $before = $this->vocabulary();
        $words = implode(
            ' ',
            array_map(
                static fn(int $i): string => 'zq' . strtr((string) $i, '0123456789', 'abcdefghij'),
                range(1, 1000),
            ),
        );
        $index->save([self::post(3, ['content' => $words])]);
        $index->delete(['3-0']);
        $left = count($this->vocabulary()['terms']) - count($before['terms']);
        self::assertGreaterThan(500, $left);
        self::assertLessThan(1000, $left);
        for ($i = 0; $i < 10; $i++) {
            $index->save([self::post(1, self::POSTS[1] + ['price' => $i])]);
        }
        self::assertSame($before, $this->vocabulary());
    }

    #[TestDox('The hourly check removes the words that saves have left')]
    public function testAll(): void
    {
        $index = $this->index(self::POSTS);
        $before = $this->vocabulary();
        $index->save([
            self::post(3, [
                'content' => implode(' ', array_map(static fn(int $i): string => "zqxword$i", range(1, 2000))),
            ]),
        ]);
        $index->delete(['3-0']);
        self::assertTrue($index->removeUnusedWords(0.0));
        self::assertFalse($index->removeUnusedWords(20.0));
        self::assertSame($before, $this->vocabulary());
        self::assertSame(
            0,
            Database::reader($this->file())->int("SELECT count(*) FROM postings WHERE term LIKE '_zqx%'"),
        );
    }

    #[TestDox('A word that another process has removed is saved again, including its typos')]
    public function testTwoProcesses(): void
    {
        $index = $this->index(
            self::POSTS + [3 => ['post_title' => 'Umbrella', 'taxonomies' => ['category' => ['Rain']]]],
        );
        $other = Index::open($this->file());
        $other->delete(['3-0']);
        $index->save([self::post(5, ['post_title' => 'Umbrella', 'taxonomies' => ['category' => ['Rain']]])]);
        self::assertSame([5], self::found($index, 'umbrela'));
        self::assertSame([5], self::found($index, '', ['filters' => 'taxonomies.category:Rain']));
    }

    /** @return array<string, list<list<mixed>>> */
    private function vocabulary(): array
    {
        $db = Database::reader($this->file());

        return [
            'terms' => $db->rows('SELECT term FROM terms ORDER BY term'),
            'stems' => $db->rows('SELECT stem FROM stems ORDER BY stem'),
            'deletes' => $db->rows(
                'SELECT hash_and_stem >> 24, stem FROM deletes LEFT JOIN stems ON id = hash_and_stem & 16777215 ORDER BY 1, 2',
            ),
        ];
    }
}
