<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\Content\Writer\ImageCache;

#[TestDox('The store of pictures')]
final class ImageCacheTest extends TestCase
{
    private string $top;

    protected function setUp(): void
    {
        $this->top = sys_get_temp_dir() . '/pictures-' . bin2hex(random_bytes(6));
        mkdir("{$this->top}/from", 0777, true);
        mkdir("{$this->top}/to");
        file_put_contents("{$this->top}/from/cup.webp", 'a cup');
    }

    protected function tearDown(): void
    {
        exec('rm -r ' . escapeshellarg($this->top));
    }

    #[TestDox('gives back what it was given, under the same key only')]
    public function testKeeps(): void
    {
        $store = new ImageCache("{$this->top}/store");
        self::assertNull($store->copyTo('k1', "{$this->top}/to"));
        $store->keep('k1', ["{$this->top}/from/cup.webp"], ['width' => 900]);
        // A second site that was made at the same time.
        $store->keep('k1', ["{$this->top}/from/cup.webp"], ['width' => 900]);

        self::assertNull($store->copyTo('k2', "{$this->top}/to"));
        self::assertSame(['width' => 900], $store->copyTo('k1', "{$this->top}/to"));
        self::assertStringEqualsFile("{$this->top}/to/cup.webp", 'a cup');
        self::assertSame(['.', '..', 'k1'], scandir("{$this->top}/store"));
    }

    #[TestDox('forgets after a month what nobody used, and keeps what somebody did')]
    public function testForgets(): void
    {
        $store = new ImageCache("{$this->top}/store");
        foreach (['old', 'used'] as $key) {
            $store->keep($key, ["{$this->top}/from/cup.webp"], ['width' => 900]);
            touch("{$this->top}/store/$key", time() - 40 * 86400);
        }
        $store->copyTo('used', "{$this->top}/to");
        $store->forget();

        self::assertSame(['.', '..', 'used'], scandir("{$this->top}/store"));
    }

    #[TestDox('keeps nothing without a folder')]
    public function testNowhere(): void
    {
        $store = new ImageCache(null);
        $store->keep('k1', ["{$this->top}/from/cup.webp"], ['width' => 900]);
        $store->forget();

        self::assertNull($store->copyTo('k1', "{$this->top}/to"));
    }
}
