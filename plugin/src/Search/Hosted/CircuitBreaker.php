<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted;

/**
 * Remembers for all requests of the site which hosts have failed. The official client remembers it only within one
 * request, for 300 s instead of 120 s, and only for hosts that answered with an error, not for those that timed out.
 */
final class CircuitBreaker
{
    /** A host that has failed is not used for this long. */
    public const SECONDS = 120;

    /** After that, one request tries the host. For this long, other requests still skip it, so that not all of them wait. */
    private const TRIAL_SECONDS = 5;
    public const TRANSIENT = 'stallkeeper_hosted_rests';
    private const MOST = 20;

    public static function isResting(string $host): bool
    {
        $until = self::all()[$host] ?? null;
        if ($until === null || $until > time()) {
            return $until !== null;
        }
        self::note($host, self::TRIAL_SECONDS);

        return false;
    }

    public static function begin(string $host): void
    {
        self::note($host, self::SECONDS);
    }

    public static function end(string $host): void
    {
        $all = self::all();
        if (isset($all[$host])) {
            self::save(array_diff_key($all, [$host => 1]));
        }
    }

    public static function endAll(): void
    {
        delete_transient(self::TRANSIENT);
    }

    private static function note(string $host, int $seconds): void
    {
        $all = [$host => time() + $seconds] + self::all();
        arsort($all);
        self::save(array_slice($all, 0, self::MOST, true));
    }

    /** @param array<string, int> $all */
    private static function save(array $all): void
    {
        set_transient(self::TRANSIENT, $all, HOUR_IN_SECONDS);
    }

    /** @return array<string, int> Unix time until which the host is not used, by host */
    private static function all(): array
    {
        $stored = get_transient(self::TRANSIENT);
        $all = [];
        foreach (is_array($stored) ? $stored : [] as $host => $until) {
            $all[(string) $host] = is_int($until) ? $until : 0;
        }

        return $all;
    }
}
