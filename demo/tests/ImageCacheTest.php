<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\Content\Writer\ImageCache;

#[TestDox('ImageCache')]
final class ImageCacheTest extends TestCase
{
    private string $directory;

    protected function setUp(): void
    {
        $this->directory = sys_get_temp_dir() . '/images-' . bin2hex(random_bytes(6));
        mkdir("{$this->directory}/from", 0777, true);
        mkdir("{$this->directory}/to");
        file_put_contents("{$this->directory}/from/cup.webp", 'a cup');
    }

    protected function tearDown(): void
    {
        exec('rm -r ' . escapeshellarg($this->directory));
    }

    #[TestDox('returns the stored files and metadata for the same key only')]
    public function testStore(): void
    {
        $cache = new ImageCache("{$this->directory}/cache");
        self::assertNull($cache->restore('k1', "{$this->directory}/to"));
        $cache->store('k1', ["{$this->directory}/from/cup.webp"], ['width' => 900]);
        // Another site that is created at the same time.
        $cache->store('k1', ["{$this->directory}/from/cup.webp"], ['width' => 900]);

        self::assertNull($cache->restore('k2', "{$this->directory}/to"));
        self::assertSame(['width' => 900], $cache->restore('k1', "{$this->directory}/to"));
        self::assertStringEqualsFile("{$this->directory}/to/cup.webp", 'a cup');
        self::assertSame(['.', '..', 'k1'], scandir("{$this->directory}/cache"));
    }

    #[TestDox('deletes entries that were not used for 30 days')]
    public function testPrune(): void
    {
        $cache = new ImageCache("{$this->directory}/cache");
        foreach (['old', 'used'] as $key) {
            $cache->store($key, ["{$this->directory}/from/cup.webp"], ['width' => 900]);
            touch("{$this->directory}/cache/$key", time() - 40 * 86400);
        }
        $cache->restore('used', "{$this->directory}/to");
        $cache->prune();

        self::assertSame(['.', '..', 'used'], scandir("{$this->directory}/cache"));
    }

    #[TestDox('stores nothing without a directory')]
    public function testDisabled(): void
    {
        $cache = new ImageCache(null);
        $cache->store('k1', ["{$this->directory}/from/cup.webp"], ['width' => 900]);
        $cache->prune();

        self::assertNull($cache->restore('k1', "{$this->directory}/to"));
    }
}
