<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Services;

use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Hooks;

final class HooksTest extends TestCase
{
    private Container $services;
    private Hooks $hooks;

    /** @var list<array{string, string, int, int}> hook, method, priority and arguments of each registered callback */
    private array $registered = [];

    protected function setUp(): void
    {
        $this->services = new Container();
        $this->hooks = new Hooks($this->services, function (
            string $hook,
            callable $callback,
            int $priority,
            int $arguments,
        ): void {
            self::assertIsArray($callback);
            self::assertSame($this->services->get(CashRegister::class), $callback[0]);
            $this->registered[] = [$hook, $callback[1], $priority, $arguments];
        });
    }

    public function testACallbackIsRegisteredWhenItsHookFires(): void
    {
        $this->hooks->add('checkout', [CashRegister::class, 'open'], 20, 2);
        $this->hooks->start('cart');
        self::assertSame([], $this->registered);
        $this->hooks->start('checkout');
        self::assertSame([['checkout', 'open', 20, 2]], $this->registered);
    }

    public function testTheFirstHookRegistersAllCallbacksOfTheServiceOnce(): void
    {
        $this->hooks->add('checkout', [CashRegister::class, 'open']);
        $this->hooks->add('cart', [CashRegister::class, 'close']);
        $this->hooks->start('cart');
        $this->hooks->start('checkout');
        self::assertSame([['checkout', 'open', 10, 1], ['cart', 'close', 10, 1]], $this->registered);
    }

    public function testARequestedServiceHasItsCallbacks(): void
    {
        $this->hooks->add('checkout', [CashRegister::class, 'open']);
        $this->services->get(CashRegister::class);
        self::assertSame([['checkout', 'open', 10, 1]], $this->registered);
    }

    public function testAServiceThatAnotherOneNeedsKeepsItsPlace(): void
    {
        $order = [];
        $hooks = new Hooks($this->services, static function (string $hook, callable $callback) use (&$order): void {
            self::assertIsArray($callback);
            $order[] = $callback[1];
        });
        $hooks->add('checkout', [Cashier::class, 'greet']);
        $hooks->add('checkout', [CashRegister::class, 'open']);
        $hooks->start('checkout');
        self::assertSame(['greet', 'open'], $order);
    }

    public function testAHookThatDoesNotCreateTheService(): void
    {
        $this->hooks->add('checkout', [CashRegister::class, 'open']);
        $this->hooks->addIfCreated('shutdown', [CashRegister::class, 'close']);
        self::assertSame(['checkout'], $this->hooks->names());
        $this->hooks->start('shutdown');
        self::assertSame([], $this->registered);
        $this->hooks->start('checkout');
        self::assertSame([['checkout', 'open', 10, 1], ['shutdown', 'close', 10, 1]], $this->registered);
    }
}

final class CashRegister
{
    public function open(): void {}

    public function close(): void {}
}

final class Cashier
{
    public function __construct(public readonly CashRegister $register) {}

    public function greet(): void {}
}
