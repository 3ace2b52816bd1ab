<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Limits;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Limits\SearchSlots;
use Stallkeeper\Search\RefusalReason;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Tests\FakeClock;
use Stallkeeper\Search\Tests\IndexTestCase;

final class SearchSlotsTest extends IndexTestCase
{
    #[TestDox('Four searches have a slot in parallel; a fifth gets one when another has finished')]
    public function testFour(): void
    {
        $slots = array_map(fn(): SearchSlots => new SearchSlots($this->folder), range(1, 5));
        self::assertSame(
            [true, true, true, true, false],
            array_map(static fn(SearchSlots $one): bool => $one->take(), $slots),
        );
        self::assertTrue($slots[0]->take(), 'one that is held already');
        $slots[1]->release();
        self::assertTrue($slots[4]->take());
        unset($slots[2]);
        self::assertTrue((new SearchSlots($this->folder))->take());
    }

    #[TestDox('Without file locks there is no limit')]
    public function testUnusable(): void
    {
        $slots = array_map(static fn(): SearchSlots => new SearchSlots('/no/such/folder'), range(1, 5));
        self::assertSame(array_fill(0, 5, true), array_map(static fn(SearchSlots $one): bool => $one->take(), $slots));
    }

    #[TestDox('Only an expensive search takes a slot; without a free slot it is rejected with a wait time')]
    public function testExpensive(): void
    {
        $clock = new FakeClock();
        $budgets = array_map(
            fn(): SearchBudget => new SearchBudget(2000, slots: new SearchSlots($this->folder), clock: $clock),
            range(1, 5),
        );
        array_map(static fn(SearchBudget $one) => $one->checkTime(), $budgets);
        self::assertSame([], glob($this->folder . '/*'));
        $clock->now = $clock->processor = 150.0;
        array_map(static fn(SearchBudget $one) => $one->checkTime(), array_slice($budgets, 0, 4));
        try {
            $budgets[4]->checkTime();
            self::fail('not refused');
        } catch (SearchException $error) {
            self::assertSame([RefusalReason::TooMany, 2], [$error->reason, $error->retryAfter]);
        }
        unset($budgets[0]);
        $budgets[4]->checkTime();
    }
}
