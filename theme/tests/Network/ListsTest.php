<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Network;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\FrontPage\ListCache;
use Stallkeeper\Tools\Tests\Network\NetworkTestCase;

final class ListsTest extends NetworkTestCase
{
    #[TestDox('Lists of the front page belong to a site')]
    public function testLists(): void
    {
        $lists = $this->service(ListCache::class);
        $ids = static fn(): array => $lists->ids('same key', static fn(): array => [get_current_blog_id()]);
        self::assertSame([[1], [$this->second], [1]], $this->onEach($ids));
    }
}
