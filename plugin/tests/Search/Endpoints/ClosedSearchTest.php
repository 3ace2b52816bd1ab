<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Endpoints;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Bootstrap;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileWriter;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Tests\Hooks;

#[TestDox('A closed site keeps its search closed')]
final class ClosedSearchTest extends EndpointTestCase
{
    protected function tearDown(): void
    {
        parent::tearDown();
        stallkeeper_tools(SiteFileWriter::class)->rewrite();
    }

    #[TestDox('while the shop is coming soon')]
    public function testComingSoon(): void
    {
        $this->expectOpen();
        update_option('woocommerce_coming_soon', 'yes');
        $this->expectClosed();
        update_option('woocommerce_coming_soon', 'no');
        $this->expectOpen();
    }

    #[TestDox('while a privacy plugin makes the site private')]
    public function testPrivate(): void
    {
        add_filter('stallkeeper_search_is_public', '__return_false');
        $this->expectClosed();
        remove_filter('stallkeeper_search_is_public', '__return_false');
        $this->expectOpen();
    }

    #[TestDox('while WordPress is in maintenance mode')]
    public function testMaintenance(): void
    {
        $file = ABSPATH . '.maintenance';
        file_put_contents($file, '<?php $upgrading = time();');
        try {
            $this->assertClosed('light');
        } finally {
            unlink($file);
        }
        $this->expectOpen();
    }

    #[TestDox('while the plugin is not active, and finds changes of that time afterwards')]
    public function testInactive(): void
    {
        $this->newRequest()->get(Bootstrap::class)->deactivate();
        $this->assertClosed('light');
        // Nothing queues the post.
        Hooks::remove(
            static fn(object $object): bool => str_starts_with($object::class, 'Stallkeeper\\Tools\\Search\\'),
        );
        $post = $this->post(['post_title' => 'Meanwhilefen']);
        $this->newRequest()->get(Bootstrap::class)->activate();
        $this->expectOpen();
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertSame([$post], $this->found('meanwhilefen'));
    }

    /** The site as the next page finds it, and both endpoints. */
    private function expectClosed(): void
    {
        stallkeeper_tools(IndexScheduler::class)->compareOptions();
        array_map($this->assertClosed(...), self::WAYS);
    }

    private function expectOpen(): void
    {
        stallkeeper_tools(IndexScheduler::class)->compareOptions();
        foreach (self::WAYS as $way) {
            self::assertSame(200, $this->ask($way, 'the')->status, $way);
        }
    }

    private function assertClosed(string $way): void
    {
        $response = $this->ask($way, 'the');
        self::assertSame(
            [404, ['message' => 'Not found', 'status' => 404]],
            [$response->status, self::json($response)],
            $way,
        );
        stallkeeper_tools(BuiltInEngine::class)->forget();
    }
}
