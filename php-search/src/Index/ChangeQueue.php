<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

/**
 * A queue of changed posts. done() removes a claimed ID, unless another push has added it again since the claim.
 * Nothing else removes an ID.
 */
interface ChangeQueue
{
    /** Adds IDs. An ID that the queue already contains moves to the end. */
    public function push(int ...$ids): void;

    /**
     * @param int $max          maximum number of IDs
     * @param int $leaseSeconds seconds after which other processes may claim the same IDs
     *
     * @return list<int> IDs, oldest push first
     */
    public function claim(int $max, int $leaseSeconds = 60): array;

    /**
     * @return int number of the push that this object has claimed; each push of an ID has a new number; 0 if this
     *     object has not claimed the ID
     */
    public function claimedPush(int $id): int;

    /** Removes claimed IDs, except IDs that were pushed again after the claim. */
    public function done(int ...$ids): void;

    /** @return int number of IDs in the queue, including claimed ones */
    public function count(): int;
}
