<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Records;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;

#[TestDox('A synced pattern')]
final class SyncedPatternTest extends IndexTestCase
{
    /** @return array<string, array{callable(int): mixed}> */
    public static function withdrawals(): array
    {
        return [
            'changed' => [
                static fn(int $pattern) => wp_update_post([
                    'ID' => $pattern,
                    'post_content' => '<p>Something else.</p>',
                ]),
            ],
            'moved to the trash' => [static fn(int $pattern) => wp_trash_post($pattern)],
            'made a draft' => [static fn(int $pattern) => wp_update_post(['ID' => $pattern, 'post_status' => 'draft'])],
            'given a password' => [
                static fn(int $pattern) => wp_update_post(['ID' => $pattern, 'post_password' => 'x']),
            ],
            'deleted' => [static fn(int $pattern) => wp_delete_post($pattern, true)],
        ];
    }

    /** @param callable(int): mixed $withdraw */
    #[DataProvider('withdrawals')]
    #[TestDox('that is $_dataset is not found in the posts that show it')]
    public function testWithdrawn(callable $withdraw): void
    {
        $pattern = $this->pattern('patternfen');
        $user = $this->userOf('showspattern', $pattern);
        $this->endRequest();
        self::assertSame([$user], $this->found('patternfen'));
        $withdraw($pattern);
        $this->endRequest();
        self::assertSame([[], [$user]], [$this->found('patternfen'), $this->found('showspattern')]);
    }

    #[TestDox('that is taken out of the trash is found again')]
    public function testRestored(): void
    {
        $pattern = $this->pattern('patternfen');
        $user = $this->userOf('showspattern', $pattern);
        $this->endRequest();
        wp_trash_post($pattern);
        $this->endRequest();
        self::assertSame([], $this->found('patternfen'));
        wp_untrash_post($pattern);
        wp_publish_post($pattern);
        $this->endRequest();
        self::assertSame([$user], $this->found('patternfen'));
    }

    #[TestDox('in another pattern, and patterns that contain each other, are followed')]
    public function testNested(): void
    {
        $inner = $this->pattern('patternfen');
        $outer = $this->post([
            'post_title' => 'Outer',
            'post_type' => 'wp_block',
            'post_content' => self::block($inner),
        ]);
        $save = static fn(string $word): mixed => wp_update_post([
            'ID' => $inner,
            'post_content' => "<p>$word</p>" . self::block($outer),
        ]);
        $save('patternfen');
        $user = $this->userOf('showsouter', $outer);
        $this->endRequest();
        self::assertSame([$user], $this->found('patternfen'));
        $save('newpattern');
        $this->endRequest();
        self::assertSame([], $this->found('patternfen'));
        self::assertSame([$user], $this->found('newpattern'));
    }

    #[TestDox('is followed after the process that changed it was killed')]
    public function testKilled(): void
    {
        $pattern = $this->pattern('patternfen');
        $user = $this->userOf('showspattern', $pattern);
        $this->endRequest();
        wp_update_post(['ID' => $pattern, 'post_content' => '<p>newpattern</p>']);
        // No callback of `shutdown` runs.
        $next = $this->newRequest();
        self::assertTrue($next->get(IndexQueue::class)->isMarked());
        $next->get(IndexWorker::class)->run(20.0);
        self::assertSame([], $this->waiting());
        self::assertSame([[], [$user]], [$this->found('patternfen'), $this->found('newpattern')]);
    }

    #[TestDox('is followed step by step where many posts have to be looked at')]
    public function testManyPosts(): void
    {
        $pattern = $this->pattern('patternfen');
        $users = [$this->userOf('firstuser', $pattern)];
        $this->addDrafts(4500);
        $users[] = $this->userOf('lastuser', $pattern);
        $this->endRequest();
        self::assertSame($users, $this->found('patternfen'));
        wp_update_post(['ID' => $pattern, 'post_content' => '<p>newpattern</p>']);
        $runs = 1;
        while (stallkeeper_tools(IndexWorker::class)->run(0.0) && $runs < 50) {
            $runs++;
            $this->endLeases();
        }
        // No single run looks at all posts; none begins from the start again.
        self::assertGreaterThan(2, $runs);
        self::assertLessThan(12, $runs);
        self::assertSame([[], $users], [$this->found('patternfen'), $this->found('newpattern')]);
    }

    private function addDrafts(int $count): void
    {
        $db = self::database();
        $columns =
            'post_title, post_content, post_status, post_type, post_name, post_date, post_date_gmt, post_modified, post_modified_gmt, post_excerpt, to_ping, pinged, post_content_filtered, post_author';
        $db->query(
            "INSERT INTO $db->posts ($columns) VALUES ('filler', 'Filled.', 'draft', 'post', 'filler', '2020-01-01 00:00:00', '2020-01-01 00:00:00', '2020-01-01 00:00:00', '2020-01-01 00:00:00', '', '', '', '', 1)",
        );
        for ($rows = 1; $rows < $count; $rows *= 2) {
            $db->query(
                "INSERT INTO $db->posts ($columns) SELECT $columns FROM $db->posts WHERE post_title = 'filler' LIMIT " .
                    min($rows, $count - $rows),
            );
        }
        self::assertSame((string) $count, $db->get_var("SELECT COUNT(*) FROM $db->posts WHERE post_title = 'filler'"));
    }

    private function pattern(string $text): int
    {
        return $this->post([
            'post_title' => 'Some pattern',
            'post_type' => 'wp_block',
            'post_content' => "<p>$text</p>",
        ]);
    }

    private function userOf(string $title, int $pattern): int
    {
        return $this->post(['post_title' => $title, 'post_content' => self::block($pattern)]);
    }

    private static function block(int $pattern): string
    {
        return "<!-- wp:block {\"ref\":$pattern} /-->";
    }
}
