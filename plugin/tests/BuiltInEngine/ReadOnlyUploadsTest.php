<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\BuiltInEngine\Health\IndexTests;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\SearchBackends;
use Stallkeeper\Tools\Tests\Fakes\Disk;

final class ReadOnlyUploadsTest extends IndexTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Disk::$isReadOnly = true;
    }

    protected function tearDown(): void
    {
        Disk::$isReadOnly = false;
        parent::tearDown();
    }

    #[TestDox('In a read-only uploads directory the engine does not answer, so WordPress searches')]
    public function testSearch(): void
    {
        self::assertFalse(stallkeeper_tools(BuiltInEngine::class)->isAvailable());
        self::assertFalse($this->canAnswer());
        Disk::$isReadOnly = false;
        self::assertTrue($this->canAnswer());
    }

    #[TestDox('In a read-only uploads directory Site Health says that the search cannot write its files')]
    public function testHealth(): void
    {
        self::assertSame(
            'The search index cannot be written',
            stallkeeper_tools(IndexTests::class)->engine()->toArray('x')['label'],
        );
        Disk::$isReadOnly = false;
        self::assertSame(
            'The built-in search engine works',
            stallkeeper_tools(IndexTests::class)->engine()->toArray('x')['label'],
        );
    }

    private function canAnswer(): bool
    {
        $backends = stallkeeper_tools(SearchBackends::class);

        return $backends->canAnswer($backends->ofResultsPage());
    }
}
