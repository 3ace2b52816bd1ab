<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

/** A queue of changed posts. An ID leaves the queue only with done(), unless it was pushed again since it was claimed. */
interface ChangeQueue
{
    /** Adds IDs. An ID that is in the queue already moves to its end. */
    public function push(int ...$ids): void;

    /**
     * @param int $max          maximum number of IDs
     * @param int $leaseSeconds time after which other processes may claim the same IDs
     *
     * @return list<int> IDs, oldest push first
     */
    public function claim(int $max, int $leaseSeconds = 60): array;

    /** @return int number of the claimed push, another one after each push; 0 if this object has not claimed the ID */
    public function claimedPush(int $id): int;

    /** Removes claimed IDs from the queue, except those that were pushed again since. */
    public function done(int ...$ids): void;

    /** @return int number of IDs in the queue, including claimed ones */
    public function count(): int;
}
