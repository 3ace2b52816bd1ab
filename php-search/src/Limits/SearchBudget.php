<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Limits;

use Stallkeeper\Search\Json;
use Stallkeeper\Search\RefusalReason;
use Stallkeeper\Search\SearchException;

/**
 * Limits the time and the response size of one call. A small host limits a process to 128 MB, and building a response
 * takes about ten times its size.
 */
final class SearchBudget
{
    /** API clients stop reading after 2 s, so a later response is useless. */
    private const MILLISECONDS = 2000;

    /** Minimum time for the search, for servers on which starting WordPress alone takes longer than the limit. */
    private const MIN_MILLISECONDS = 600;

    /** CPU time after which a search counts as expensive. The slowest ordinary searches of 100,000 posts take less. */
    private const EXPENSIVE_MILLISECONDS = 150;

    /**
     * The share of the time limit that an expensive search may use.
     *
     * Time is checked only between rows and statements, so an expensive search ends later than this, and later still
     * when several of them share the processors. An ordinary search on a busy server may use all of the time.
     */
    private const EXPENSIVE_SHARE = 0.7;

    /** Seconds after which a client may retry when too many expensive searches run. Each of them takes less time. */
    private const BUSY_SECONDS = 2;

    private const BYTES = 4_000_000;

    private readonly float $ends;

    private readonly float $expensiveEnds;

    /** CPU time of the process at which this search becomes expensive. */
    private readonly float $expensiveFrom;

    /** Time before which this search cannot be expensive. */
    private readonly float $cheapUntil;

    private bool $hasSlot = false;

    private int $spent = 0;

    /** @param SearchSlots|null $slots an expensive search needs a free slot; null for no limit */
    public function __construct(
        int $milliseconds = self::MILLISECONDS,
        private readonly int $bytes = self::BYTES,
        private readonly ?SearchSlots $slots = null,
        private readonly Clock $clock = new Clock(),
    ) {
        $now = $clock->now();
        $this->ends = $now + $milliseconds;
        $this->expensiveEnds = $now + $milliseconds * self::EXPENSIVE_SHARE;
        // A process cannot use more CPU time than has passed, and reading it is slow.
        $this->cheapUntil = $now + self::EXPENSIVE_MILLISECONDS;
        $this->expensiveFrom = $clock->processor() + self::EXPENSIVE_MILLISECONDS;
    }

    /**
     * Creates the budget for a request that started earlier. Its time limit counts from the start of the request.
     *
     * @param float $startedAt start of the request as Unix time in seconds; 0 when unknown
     */
    public static function forRequest(float $startedAt, ?SearchSlots $slots = null, Clock $clock = new Clock()): self
    {
        $passed = $startedAt > 0 ? (int) max(0, (microtime(true) - $startedAt) * 1000) : 0;

        return new self(max(self::MIN_MILLISECONDS, self::MILLISECONDS - $passed), slots: $slots, clock: $clock);
    }

    /**
     * Creates the budget for the next search of the same request. It ends at the same time and has its own CPU time and
     * bytes.
     */
    public function next(): self
    {
        return new self((int) ($this->ends - $this->clock->now()), $this->bytes, $this->slots, $this->clock);
    }

    /**
     * Call it often: between rows, statements and hits.
     *
     * @throws SearchException when the time is over, or when this search is expensive and too many expensive searches
     *   are running
     */
    public function checkTime(): void
    {
        $now = $this->clock->now();
        $isExpensive = $now >= $this->cheapUntil && $this->clock->processor() >= $this->expensiveFrom;
        if ($now >= ($isExpensive ? $this->expensiveEnds : $this->ends)) {
            throw new SearchException(
                'The search takes too long: ask for fewer requests, words or filters at once',
                RefusalReason::TooExpensive,
            );
        }
        if ($isExpensive && !$this->hasSlot && $this->slots !== null) {
            $this->hasSlot =
                $this->slots->take() ||
                throw new SearchException(
                    'Too many expensive searches are running: try again in a few seconds',
                    RefusalReason::TooMany,
                    self::BUSY_SECONDS,
                );
        }
    }

    /**
     * @template T of array<array-key, mixed>
     *
     * @param T $part part of the response
     *
     * @return T the same part
     *
     * @throws SearchException as checkTime(), and when the response is too large
     */
    public function spend(array $part): array
    {
        $this->checkTime();
        $this->spendBytes(strlen(Json::encode($part)));

        return $part;
    }

    /** @throws SearchException when the response is too large */
    public function spendBytes(int $bytes): void
    {
        $this->spent += $bytes;
        if ($this->spent > $this->bytes) {
            throw new SearchException(
                'The answer is larger than ' .
                    intdiv($this->bytes, 1_000_000) .
                    ' MB: ask for fewer hits, attributes or requests at once',
                RefusalReason::TooExpensive,
            );
        }
    }
}
