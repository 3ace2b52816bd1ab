<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/**
 * What one call may cost: time, and bytes of answer. A small host gives a process 128 MB, and an answer in the making
 * takes about ten times its bytes.
 *
 * Both refusals are 413 and not 503: clients send a 503 again, and it would cost as much again.
 */
final class Budget
{
    /** The read time-out of the provider's clients (spec section 9): nobody waits for a later answer. */
    private const MILLISECONDS = 2000;
    private const BYTES = 4_000_000;

    private readonly int $ends;

    private int $spent = 0;

    public function __construct(int $milliseconds = self::MILLISECONDS, private readonly int $bytes = self::BYTES)
    {
        $this->ends = hrtime(true) + $milliseconds * 1_000_000;
    }

    /** @throws BadRequest when the time is over */
    public function checkTime(): void
    {
        if (hrtime(true) > $this->ends) {
            throw new BadRequest('The search takes too long: ask for fewer requests, words or filters at once', 413);
        }
    }

    /**
     * @template T of array<array-key, mixed>
     *
     * @param T $part of the answer
     *
     * @return T the same
     *
     * @throws BadRequest when the answer has become too large
     */
    public function spend(array $part): array
    {
        $this->spendBytes(strlen(Response::encode($part)));

        return $part;
    }

    /** @throws BadRequest when the answer has become too large */
    public function spendBytes(int $bytes): void
    {
        $this->spent += $bytes;
        if ($this->spent > $this->bytes) {
            throw new BadRequest('The answer is larger than ' . intdiv($this->bytes, 1_000_000) . ' MB: ask for fewer hits, attributes or requests at once', 413);
        }
    }
}
