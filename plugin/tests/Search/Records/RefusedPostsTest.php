<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Records;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\BuiltInEngine\Health\IndexTests;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WP_Post;

#[TestDox('A post that a filter refuses')]
final class RefusedPostsTest extends IndexTestCase
{
    private bool $isOpen = false;

    #[TestDox('is neither queued by the hourly comparison nor missed by Site Health, until the filter accepts it')]
    public function testRefused(): void
    {
        add_filter('stallkeeper_search_is_searchable', $this->refuse(...), 10, 2);
        $post = $this->post(['post_title' => 'refusedfen']);
        $this->endRequest();
        stallkeeper_tools(IndexScheduler::class)->compareWithDatabase();
        self::assertSame([], $this->waiting());
        self::assertSame(0, stallkeeper_tools(IndexTests::class)->waiting());
        self::assertSame('good', stallkeeper_tools(IndexTests::class)->index()->toArray('x')['status']);
        self::assertSame([], $this->found('refusedfen'));

        $this->isOpen = true;
        stallkeeper_tools(IndexScheduler::class)->compareWithDatabase();
        self::assertSame([$post], $this->waiting());
        $this->endRequest();
        self::assertSame([$post], $this->found('refusedfen'));
    }

    private function refuse(bool $is, WP_Post $post): bool
    {
        return $is && ($post->post_title !== 'refusedfen' || $this->isOpen);
    }
}
