<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use Error;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\BuiltInEngine\FullRebuild;
use Stallkeeper\Tools\BuiltInEngine\GuardedIndexing;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Indexing\IndexLog;

#[TestDox('A post that cannot be indexed')]
final class FailedPostsTest extends IndexTestCase
{
    private bool $isFailing = true;

    private string $errorLog = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->errorLog = (string) ini_set('error_log', (string) tempnam(sys_get_temp_dir(), 'log'));
        add_filter(
            'stallkeeper_search_record',
            fn(mixed $record): mixed => $this->isFailing ? throw new Error('Undefined function') : $record,
        );
    }

    protected function tearDown(): void
    {
        @unlink((string) ini_set('error_log', $this->errorLog));
        parent::tearDown();
    }

    #[TestDox('is logged at its first failure, and the log says how many failed when the index is put into use')]
    public function testLog(): void
    {
        $post = $this->post(['post_title' => 'Larchwood']);
        stallkeeper_tools(FullRebuild::class)->now();
        $messages = array_column(stallkeeper_tools(IndexLog::class)->entries(), 'message');
        self::assertStringContainsString('1 post could not be indexed.', $messages[0]);
        self::assertStringContainsString(
            '“Larchwood” could not be indexed and will be tried again.',
            implode("\n", $messages),
        );
        self::assertStringContainsString(
            "post $post cannot be indexed and is tried again (attempt 1 failed): Undefined function",
            (string) file_get_contents((string) ini_get('error_log')),
        );
    }

    #[TestDox('during a rebuild is tried again by the next worker')]
    public function testAfterRebuild(): void
    {
        $post = $this->post(['post_title' => 'Larchwood']);
        stallkeeper_tools(FullRebuild::class)->now();
        self::assertSame([], $this->found('larchwood'));
        $this->isFailing = false;
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertSame([$post], $this->found('larchwood'));
    }

    #[
        TestDox(
            'and was left out is tried again by the hourly comparison, because an update of a plugin may have repaired it',
        ),
    ]
    public function testComparison(): void
    {
        $post = $this->post(['post_title' => 'Larchwood']);
        for ($run = 1; $run <= GuardedIndexing::MAX_ATTEMPTS; $run++) {
            $this->endRequest();
        }
        self::assertSame(
            [[], [$post => 3]],
            [$this->waiting(), stallkeeper_tools(IndexStateStorage::class)->fresh()->failures],
        );
        $this->isFailing = false;
        stallkeeper_tools(IndexScheduler::class)->compareWithDatabase();
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertSame([$post], $this->found('larchwood'));
    }

    #[TestDox('and is deleted is no longer listed as failed')]
    public function testDeleted(): void
    {
        $post = $this->post();
        $this->endRequest();
        wp_delete_post($post, true);
        $this->endRequest();
        self::assertSame([], stallkeeper_tools(IndexStateStorage::class)->fresh()->failures);
    }
}
