<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DuplicateOrders;

/** Result of an attempt to take an order lock. */
final class LockAttempt
{
    private function __construct(
        public readonly bool $isTaken,
        public readonly int $order = 0,
        public readonly ?string $address = null,
    ) {}

    /** @param int $order id of an order whose payment has failed, or 0 */
    public static function taken(int $order = 0): self
    {
        return new self(true, $order);
    }

    /** Another request holds the lock. */
    public static function held(): self
    {
        return new self(false);
    }

    /** @param string $address URL that the finished order led to */
    public static function done(string $address): self
    {
        return new self(false, address: $address);
    }
}
