<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Services;

use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Features;

final class FeaturesTest extends TestCase
{
    private Container $services;
    private Features $features;

    protected function setUp(): void
    {
        $this->services = new Container();
        $this->features = new Features($this->services);
    }

    public function testAFeatureStartsOnceAlthoughItIsListedTwice(): void
    {
        $this->features->startLater(['checkout' => [Counter::class], 'cart' => [Counter::class]]);
        $this->features->start([Counter::class]);
        $this->features->startOn('checkout');
        $this->features->startOn('cart');

        self::assertSame(1, $this->services->get(Counter::class)->starts);
    }

    public function testAFeatureStartsWithItsHook(): void
    {
        $isStarted = false;
        $this->services->set(Counter::class, static function () use (&$isStarted): Counter {
            $isStarted = true;

            return new Counter();
        });
        $this->features->startLater(['checkout' => [Counter::class]]);
        $this->features->startOn('cart');
        self::assertFalse($isStarted);
        $this->features->startOn('checkout');
        self::assertSame(1, $this->services->get(Counter::class)->starts);
    }

    public function testAFeatureStartsWhenItIsRequestedBeforeItsHook(): void
    {
        $this->features->startLater(['checkout' => [Counter::class]]);

        self::assertSame(1, $this->services->get(Counter::class)->starts);
    }

    public function testAFeatureWithoutHooksIsAnError(): void
    {
        $this->expectExceptionMessage('The feature ' . Silent::class . ' has no method addHooks().');
        $this->features->start([Silent::class]);
    }
}

final class Counter
{
    public int $starts = 0;

    public function addHooks(): void
    {
        $this->starts++;
    }
}

final class Silent {}
