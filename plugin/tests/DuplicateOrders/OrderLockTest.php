<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\DuplicateOrders;

use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\DuplicateOrders\LockAttempt;
use Stallkeeper\Tools\DuplicateOrders\OrderLock;
use Stallkeeper\Tools\Tests\PluginTestCase;

final class OrderLockTest extends PluginTestCase
{
    #[TestDox('The first request takes a free lock')]
    public function testFirst(): void
    {
        self::assertEquals(LockAttempt::taken(), $this->lock()->take());
    }

    #[TestDox('A second request of the same cart is refused while the first holds the lock')]
    public function testSecond(): void
    {
        $this->lock()->take();
        self::assertEquals(LockAttempt::held(), $this->lock()->take());
    }

    #[TestDox('The lock of another visitor with the same cart does not block')]
    public function testOtherVisitor(): void
    {
        $this->lock('visitor-1')->take();
        self::assertEquals(LockAttempt::taken(), $this->lock('visitor-2')->take());
    }

    #[TestDox('The lock of another cart of the same visitor does not block')]
    public function testOtherCart(): void
    {
        $this->lock('visitor-1', 'cart-1')->take();
        self::assertEquals(LockAttempt::taken(), $this->lock('visitor-1', 'cart-2')->take());
    }

    #[TestDox('A lock whose time has passed can be taken')]
    public function testExpired(): void
    {
        $this->lock()->take();
        $this->age(151);
        self::assertEquals(LockAttempt::taken(), $this->lock()->take());
    }

    #[TestDox('A lock is held for 150 seconds')]
    public function testNotExpired(): void
    {
        $this->lock()->take();
        $this->age(148);
        self::assertEquals(LockAttempt::held(), $this->lock()->take());
    }

    #[TestDox('A request whose expired lock was taken over cannot finish or release the new lock')]
    public function testTakenOver(): void
    {
        $first = $this->lock();
        $first->take();
        $this->age(151);
        $this->lock()->take();
        $first->release(0);
        $first->finish('https://example.org/thanks');
        self::assertEquals(LockAttempt::held(), $this->lock()->take());
    }

    #[TestDox('After the clock was set back, a held lock expires 150 seconds later, not hours later')]
    public function testClockSetBack(): void
    {
        $first = $this->lock();
        $first->take();
        $this->age(-7200);
        self::assertEquals(LockAttempt::held(), $this->lock()->take());
        $this->age(148);
        self::assertEquals(LockAttempt::held(), $this->lock()->take());
        $this->age(151);
        self::assertEquals(LockAttempt::taken(), $this->lock()->take());
    }

    #[TestDox('After the clock was set back, the request that holds the lock can finish its order')]
    public function testClockSetBackFinish(): void
    {
        $first = $this->lock();
        $first->take();
        $this->age(-7200);
        $this->lock()->take();
        $first->finish('https://example.org/thanks');
        self::assertEquals(LockAttempt::done('https://example.org/thanks'), $this->lock()->take());
    }

    #[TestDox('After the clock was set back, an earlier order does not answer all later requests')]
    public function testClockSetBackDone(): void
    {
        $lock = $this->lock();
        $lock->take();
        $lock->finish('https://example.org/thanks');
        $this->age(-7200);
        self::assertEquals(LockAttempt::taken(), $this->lock()->take());
    }

    #[TestDox('After the order is placed, a request that began before gets the URL of the order')]
    public function testDone(): void
    {
        $lock = $this->lock();
        $lock->take();
        $lock->finish('https://example.org/thanks?key=a b');
        self::assertEquals(LockAttempt::done('https://example.org/thanks?key=a b'), $this->lock()->take());
    }

    /** @return array<string, array{float, LockAttempt}> */
    public static function begins(): array
    {
        return [
            'one second later' => [1.0, LockAttempt::done('https://example.org/thanks')],
            'four seconds later' => [4.0, LockAttempt::taken()],
        ];
    }

    #[DataProvider('begins')]
    #[TestDox('The clocks of two servers may differ by two seconds: a request that began $_dataset')]
    public function testClocks(float $later, LockAttempt $expected): void
    {
        $lock = $this->lock();
        $lock->take();
        $lock->finish('https://example.org/thanks');
        self::assertEquals($expected, OrderLock::create('visitor-1', 'cart-1', microtime(true) + $later)->take());
    }

    #[TestDox('A released lock can be taken, and its row is gone')]
    public function testReleased(): void
    {
        $lock = $this->lock();
        $lock->take();
        $lock->release(0);
        self::assertSame(0, $this->rows());
        self::assertEquals(LockAttempt::taken(), $this->lock()->take());
    }

    #[TestDox('After a failed payment the next request gets the id of the unpaid order')]
    public function testFailedPayment(): void
    {
        $lock = $this->lock();
        $lock->take();
        $lock->release(41);
        self::assertEquals(LockAttempt::taken(41), $this->lock()->take());
    }

    #[TestDox('An expired lock has no unpaid order')]
    public function testExpiredHasNoOrder(): void
    {
        $this->lock()->take();
        self::database()->query(
            (string) self::database()->prepare(
                "UPDATE %i SET option_value = '0000000001.000000 held 123' WHERE option_name LIKE %s",
                self::database()->options,
                'stallkeeper_order_%',
            ),
        );
        self::assertEquals(LockAttempt::taken(), $this->lock()->take());
    }

    #[TestDox('A request without the lock cannot release it')]
    public function testForeignRelease(): void
    {
        $this->lock()->take();
        $this->lock()->release(0);
        $this->lock()->release(7);
        $this->lock()->finish('https://example.org/other');
        self::assertEquals(LockAttempt::held(), $this->lock()->take());
    }

    #[TestDox('Taking a new lock deletes rows that are older than a day')]
    public function testSweep(): void
    {
        $this->lock('visitor-1')->take();
        $this->age(86400 + 150 + 1);
        $this->lock('visitor-2')->take();
        self::assertSame(1, $this->rows());
    }

    #[TestDox('Taking a new lock keeps rows that are younger than a day')]
    public function testSweepKeeps(): void
    {
        $this->lock('visitor-1')->take();
        $this->age(86000);
        $this->lock('visitor-2')->take();
        self::assertSame(2, $this->rows());
    }

    #[TestDox('The row of a lock is not loaded on every page and contains no session id')]
    public function testRow(): void
    {
        $this->lock('visitor-1')->take();
        $row = self::database()->get_row(
            self::database()->prepare(
                'SELECT option_name, option_value, autoload FROM %i WHERE option_name LIKE %s',
                self::database()->options,
                'stallkeeper_order_%',
            ),
            ARRAY_A,
        );
        self::assertIsArray($row);
        self::assertSame('no', $row['autoload']);
        self::assertStringNotContainsString('visitor-1', implode(' ', array_filter($row, is_string(...))));
    }

    /** @return array<string, array{string, bool}> */
    public static function sessions(): array
    {
        return [
            'a guest session' => ['t_12ab', true],
            'an account' => ['7', true],
            'no id' => ['', false],
            'the user id of all guests' => ['0', false],
            'a space' => [' ', false],
            'a padded zero' => [' 0 ', false],
        ];
    }

    #[DataProvider('sessions')]
    #[TestDox('Recognizes the id of one visitor: $_dataset')]
    public function testIsVisitor(string $id, bool $expected): void
    {
        self::assertSame($expected, OrderLock::isVisitor($id));
    }

    #[TestDox('A lock for all guests together is refused')]
    public function testNoVisitor(): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->lock('0');
    }

    private function lock(string $visitor = 'visitor-1', string $cart = 'cart-1'): OrderLock
    {
        return OrderLock::create($visitor, $cart, microtime(true));
    }

    /** Makes the rows of all locks older. */
    private function age(int $seconds): void
    {
        $db = self::database();
        foreach (
            (array) $db->get_results(
                $db->prepare(
                    'SELECT option_name, option_value FROM %i WHERE option_name LIKE %s',
                    $db->options,
                    'stallkeeper_order_%',
                ),
                ARRAY_N,
            )
            as $row
        ) {
            [$name, $value] = $row;
            self::assertIsString($value);
            [$time, $rest] = explode(' ', $value, 2);
            $db->update(
                $db->options,
                ['option_value' => sprintf('%017.6F %s', (float) $time - $seconds, $rest)],
                ['option_name' => $name],
            );
        }
    }

    private function rows(): int
    {
        $count = self::database()->get_var(
            self::database()->prepare(
                'SELECT COUNT(*) FROM %i WHERE option_name LIKE %s',
                self::database()->options,
                'stallkeeper_order_%',
            ),
        );

        return is_numeric($count) ? (int) $count : -1;
    }
}
