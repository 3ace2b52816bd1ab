<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted;

/**
 * Which hosts rest after a failure, known to all requests of the site: the official client remembers it for one request
 * alone, for 300 s and not for 120, and only for hosts that answered, not for those that were silent.
 */
final class CircuitBreaker
{
    /** Spec section 9. */
    public const SECONDS = 120;

    /** After a rest one request tries; for this long the others go on as before, so that not all of them wait. */
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

    /** @return array<string, int> host => unix time until which it rests */
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
