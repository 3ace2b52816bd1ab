<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

/**
 * Remembers for all requests of the site which hosts have failed. The official client remembers it only within one
 * request, for 300 s instead of 120 s, and only for hosts that answered with an error, not for those that timed out.
 */
final class CircuitBreaker
{
    /** A host that has failed is not used for this long. */
    public const SECONDS = 120;

    /**
     * After that, one request tries the host. For this long, other requests still skip it, so that not all of them
     * wait.
     */
    private const TRIAL_SECONDS = 5;
    public const TRANSIENT = 'stallkeeper_algolia_circuit';
    private const MAX_HOSTS = 20;

    /**
     * Whether no request is sent to this host. When its time is over, the first caller gets false and tries the host.
     */
    public function isOpen(string $host): bool
    {
        $until = $this->all()[$host] ?? null;
        if ($until === null || $until > time()) {
            return $until !== null;
        }
        $this->note($host, self::TRIAL_SECONDS);

        return false;
    }

    public function open(string $host): void
    {
        $this->note($host, self::SECONDS);
    }

    public function close(string $host): void
    {
        $all = $this->all();
        if (isset($all[$host])) {
            $this->save(array_diff_key($all, [$host => 1]));
        }
    }

    public function closeAll(): void
    {
        delete_transient(self::TRANSIENT);
    }

    private function note(string $host, int $seconds): void
    {
        $all = [$host => time() + $seconds] + $this->all();
        arsort($all);
        $this->save(array_slice($all, 0, self::MAX_HOSTS, true));
    }

    /** @param array<string, int> $all */
    private function save(array $all): void
    {
        set_transient(self::TRANSIENT, $all, HOUR_IN_SECONDS);
    }

    /** @return array<string, int> Unix time until which the host is not used, by host */
    private function all(): array
    {
        $stored = get_transient(self::TRANSIENT);
        $all = [];
        foreach (is_array($stored) ? $stored : [] as $host => $until) {
            $all[(string) $host] = is_int($until) ? $until : 0;
        }

        return $all;
    }
}
