<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Bench;

/** Prints the measured values of a benchmark with their limits, and counts the missed limits. */
final class Figures
{
    private int $missed = 0;

    /** @param string $bound the limit as text; empty for a value without a limit */
    public function line(string $name, string $value, bool $isKept = true, string $bound = ''): void
    {
        $this->missed += $isKept ? 0 : 1;
        printf("%-28s %-52s %s %s\n", $name, $value, $bound === '' ? '' : ($isKept ? 'ok' : 'MISSED'), $bound);
    }

    /** @return int exit code: 1 when a limit was missed */
    public function end(): int
    {
        echo 'Load after ',
            self::load(),
            "\n",
            $this->missed === 0 ? "Every bound is kept.\n" : "$this->missed bounds are missed.\n";

        return $this->missed === 0 ? 0 : 1;
    }

    /** @param array<array-key, float> $values */
    public static function percentile(array $values, int $percent): float
    {
        sort($values);

        return $values[(int) floor(((count($values) - 1) * $percent) / 100)] ?? 0.0;
    }

    /** The load average of the last 1, 5 and 15 minutes. */
    public static function load(): string
    {
        return implode(
            ' ',
            array_map(static fn(float $load): string => sprintf('%.1f', $load), sys_getloadavg() ?: []),
        );
    }
}
