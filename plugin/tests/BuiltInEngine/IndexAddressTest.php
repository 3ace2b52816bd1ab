<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\BuiltInEngine\FullRebuild;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use WP_Post;

/** The index is the same under every address of the site. */
final class IndexAddressTest extends IndexTestCase
{
    #[TestDox('A request with a foreign Host neither builds it again nor leaves its name in it')]
    public function testForeignHost(): void
    {
        // As `define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST'])` does it in many a configuration.
        foreach (['option_home', 'option_siteurl'] as $filter) {
            add_filter(
                $filter,
                static fn(): string => 'http://' . (is_string($_SERVER['HTTP_HOST']) ? $_SERVER['HTTP_HOST'] : ''),
            );
        }
        stallkeeper_tools(FullRebuild::class)->now();
        $before = stallkeeper_tools(BuiltInEngine::class)->indexFile();
        // The process dies before it indexes, so that the foreign request creates the record.
        $post = $this->post(['post_title' => 'harbourpost']);
        foreach ([1, 2] as $request) {
            $_SERVER['HTTP_HOST'] = 'evil.example';
            $services = $this->newRequest();
            self::assertStringStartsWith('http://evil.example', (string) get_permalink($post));
            $services->get(IndexScheduler::class)->compareOptions();
            $services->get(IndexWorker::class)->run(20.0);
            $hit = $this->foundRecord('harbourpost');
            self::assertSame(
                wp_make_link_relative((string) get_permalink($post)),
                $hit['permalink'],
                "request $request",
            );
            self::assertStringNotContainsString('evil.example', (string) wp_json_encode($hit));
            $states = $services->get(IndexStateStorage::class);
            self::assertFalse($states->isStale($states->fresh()));
            self::assertSame($before, stallkeeper_tools(BuiltInEngine::class)->indexFile());
        }
    }

    #[TestDox('A post with its own domain keeps the domain')]
    public function testOwnDomain(): void
    {
        add_filter(
            'post_link',
            static fn(string $link, WP_Post $post): string => str_starts_with($post->post_title, 'fern')
                ? 'https://de.example/fern/'
                : $link,
            10,
            2,
        );
        $this->post(['post_title' => 'fernpost']);
        $this->endRequest();
        self::assertSame('https://de.example/fern/', $this->foundRecord('fernpost')['permalink']);
    }
}
