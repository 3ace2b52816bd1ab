<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Http\BadRequest;
use Stallkeeper\Search\Http\Response;
use Stallkeeper\Search\Http\SearchSlots;

/**
 * Limits what one call may cost: time, and bytes of the answer. A small host gives a process 128 MB, and an answer takes
 * about ten times its bytes while it is put together.
 *
 * A search that is too expensive is refused with 413 and not 503: clients repeat a request after a 503, and it would cost
 * as much again.
 */
final class SearchBudget
{
    /** The provider's clients stop reading after 2 s (spec section 9): a later answer is of no use. */
    private const MILLISECONDS = 2000;

    /** What is left for the search on a server where WordPress alone takes longer than that to start. */
    private const LEAST_MILLISECONDS = 600;

    /** Processor time after which a search counts as expensive. The slowest ordinary searches of 100,000 posts stay below. */
    private const EXPENSIVE_MILLISECONDS = 150;

    /**
     * The share of the time that an expensive search has. Time is checked between rows and statements only, so such a search
     * ends later than this, and later still when several of them share the processors. An ordinary search on a busy server
     * is not to blame, and has all of the time.
     */
    private const EXPENSIVE_SHARE = 0.7;

    /** When to try again while too many expensive searches run: each of them ends in less. */
    private const BUSY_SECONDS = 2;

    private const BYTES = 4_000_000;

    private readonly float $ends;

    private readonly float $expensiveEnds;

    /** The processor's time from which on this search is expensive. */
    private readonly float $expensiveFrom;

    private bool $hasSlot = false;

    private int $spent = 0;

    /** @param SearchSlots|null $slots of which an expensive search needs one; null: any number may run */
    public function __construct(
        int $milliseconds = self::MILLISECONDS,
        private readonly int $bytes = self::BYTES,
        private readonly ?SearchSlots $slots = null,
        private readonly Clock $clock = new Clock(),
    ) {
        $this->ends = $clock->now() + $milliseconds;
        $this->expensiveEnds = $clock->now() + $milliseconds * self::EXPENSIVE_SHARE;
        $this->expensiveFrom = $clock->processor() + self::EXPENSIVE_MILLISECONDS;
    }

    /**
     * The budget of a request that has been running for a while: the visitor waits from its beginning on.
     *
     * @param float $startedAt when the request began, in seconds of Unix time; 0 when that is unknown
     */
    public static function ofRequest(float $startedAt, ?SearchSlots $slots = null, Clock $clock = new Clock()): self
    {
        $passed = $startedAt > 0 ? (int) max(0, (microtime(true) - $startedAt) * 1000) : 0;

        return new self(max(self::LEAST_MILLISECONDS, self::MILLISECONDS - $passed), slots: $slots, clock: $clock);
    }

    /** For the next search of the same request: it ends at the same time, and has processor time and bytes of its own. */
    public function next(): self
    {
        return new self((int) ($this->ends - $this->clock->now()), $this->bytes, $this->slots, $this->clock);
    }

    /**
     * To be called often: between rows, statements and hits.
     *
     * @throws BadRequest 413 when the time is over; 429 when this search is expensive, and so are too many others that run
     */
    public function checkTime(): void
    {
        $isExpensive = $this->clock->processor() >= $this->expensiveFrom;
        if ($this->clock->now() >= ($isExpensive ? $this->expensiveEnds : $this->ends)) {
            throw new BadRequest('The search takes too long: ask for fewer requests, words or filters at once', 413);
        }
        if ($isExpensive && !$this->hasSlot && $this->slots !== null) {
            $this->hasSlot = $this->slots->take() || throw new BadRequest('Too many expensive searches are running: try again in a few seconds', 429, self::BUSY_SECONDS);
        }
    }

    /**
     * @template T of array<array-key, mixed>
     *
     * @param T $part of the answer
     *
     * @return T the same
     *
     * @throws BadRequest as checkTime(), and 413 when the answer has become too large
     */
    public function spend(array $part): array
    {
        $this->checkTime();
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
