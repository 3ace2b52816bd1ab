<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Services;

use LogicException;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;

final class ContainerTest extends TestCase
{
    public function testAServiceIsCreatedOnceWithTheServicesOfItsConstructor(): void
    {
        $container = new Container();
        $shop = $container->get(Shop::class);

        self::assertSame($shop, $container->get(Shop::class));
        self::assertSame($container->get(Till::class), $shop->till);
    }

    public function testALazyServiceIsCreatedWhenItIsUsed(): void
    {
        $container = new Container();
        $report = $container->get(Report::class);
        $created = 0;
        $container->set(Till::class, static function () use (&$created): Till {
            $created++;

            return new Till();
        });

        self::assertSame(0, $created);
        self::assertSame($container->get(Till::class), $report->till->get());
        self::assertSame($report->till->get(), $report->till->get());
        self::assertSame(1, $created);
    }

    public function testAServiceIsStartedWhenItIsCreated(): void
    {
        $container = new Container();
        $started = [];
        $start = static function (object $service) use (&$started): void {
            $started[] = $service;
        };
        $container->whenCreated(Till::class, $start);
        self::assertSame([], $started);
        $shop = $container->get(Shop::class);
        $container->get(Till::class);
        self::assertSame([$shop->till], $started);
        $container->whenCreated(Shop::class, $start);
        self::assertSame([$shop->till, $shop], $started);
    }

    public function testAFactoryReplacesTheConstructor(): void
    {
        $container = new Container();
        $till = new Till();
        $container->set(Till::class, static fn(): Till => $till);

        self::assertSame($till, $container->get(Shop::class)->till);
    }

    public function testAServiceInUseIsNotReplaced(): void
    {
        $container = new Container();
        $container->get(Shop::class);

        $this->expectExceptionMessage('The service ' . Till::class . ' is in use already.');
        $container->set(Till::class, static fn(): Till => new Till());
    }

    public function testServicesThatNeedEachOtherAreAnError(): void
    {
        $this->expectException(LogicException::class);
        $this->expectExceptionMessage(
            'Services need each other: ' . Hen::class . ', ' . Egg::class . ', ' . Hen::class . '.',
        );
        (new Container())->get(Hen::class);
    }

    public function testAParameterThatIsNoServiceIsAnError(): void
    {
        $this->expectExceptionMessage('The parameter $name of ' . Named::class . ' is not a service.');
        (new Container())->get(Named::class);
    }

    public function testAnInterfaceWithoutFactoryIsAnError(): void
    {
        $this->expectExceptionMessage('The service ' . Payment::class . ' has neither a class nor a factory.');
        (new Container())->get(Payment::class);
    }

    public function testAServiceCanBeCreatedAgainAfterAnError(): void
    {
        $container = new Container();
        try {
            $container->get(Named::class);
            self::fail('The parameter is not a service.');
        } catch (LogicException) {
            $container->set(Named::class, static fn(): Named => new Named('a'));
        }

        self::assertSame('a', $container->get(Named::class)->name);
    }
}

final class Till {}

final class Shop
{
    public function __construct(public readonly Till $till) {}
}

final class Report
{
    /** @param Lazy<Till> $till */
    public function __construct(#[LazyService(Till::class)] public readonly Lazy $till) {}
}

final class Hen
{
    public function __construct(public readonly Egg $egg) {}
}

final class Egg
{
    public function __construct(public readonly Hen $hen) {}
}

final class Named
{
    public function __construct(public readonly string $name) {}
}

interface Payment {}
