<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

/** Counts of a period, and the shares that follow from them. */
final class ReportTotals
{
    /**
     * @param int $searches including those without results
     * @param int $empty searches without results
     * @param int $selections selected results
     */
    public function __construct(
        public readonly int $searches,
        public readonly int $empty,
        public readonly int $selections,
    ) {}

    /** Share of searches without results, from 0 to 1; null without searches. */
    public function emptyShare(): ?float
    {
        return $this->searches === 0 ? null : $this->empty / $this->searches;
    }

    /** Selected results for each search; null without searches. Above 1 if visitors open several results. */
    public function clickRate(): ?float
    {
        return $this->searches === 0 ? null : $this->selections / $this->searches;
    }
}
