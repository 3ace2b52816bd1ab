<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Indexing;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Tests\PluginTestCase;

final class IndexLogTest extends PluginTestCase
{
    #[TestDox('A long log is truncated')]
    public function testTruncated(): void
    {
        update_option(
            'stallkeeper_search_log',
            array_map(
                static fn(int $number): array => ['time' => $number, 'message' => "Before $number"],
                range(1, 100),
            ),
            false,
        );
        $log = $this->service(IndexLog::class);
        $newest = $log->entries()[0];
        $log->add(str_repeat('x', 5000));
        self::assertCount(100, $log->entries());
        self::assertStringStartsWith('xxx', $log->entries()[0]['message']);
        self::assertSame($newest, $log->entries()[1]);
    }
}
