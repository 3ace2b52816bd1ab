<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Storage;

use Stallkeeper\Tools\Search\Indexing\ServerId;

/**
 * Records the web servers of this site in the last seven days, each with the first and the latest time. It stores a
 * hash of each server and no data about visitors.
 */
final class ServerList
{
    public const OPTION = 'stallkeeper_search_servers';

    public const DAYS = 7;
    public const MAX_SERVERS = 20;
    private const SECONDS_BETWEEN_WRITES = HOUR_IN_SECONDS;

    /** After a longer absence, a server that is used again gets a new first time. */
    private const GAP_SECONDS = DAY_IN_SECONDS;

    public function __construct(private readonly ServerId $server) {}

    /**
     * Hooks: `stallkeeper_search_audit`, `save_post`, `woocommerce_new_order`. Records this server, at most once an
     * hour.
     */
    public function recordServer(): void
    {
        $id = $this->server->get();
        $now = time();
        [$first, $last] = $this->all()[$id] ?? [$now, 0];
        if ($last > $now - self::SECONDS_BETWEEN_WRITES) {
            return;
        }
        // Another server may have written since this request has loaded the options.
        wp_cache_delete(self::OPTION, 'options');
        $all = [$id => [$last > 0 && $last < $now - self::GAP_SECONDS ? $now : $first, $now]] + $this->all();
        update_option(self::OPTION, array_slice($all, 0, self::MAX_SERVERS, true), false);
    }

    /**
     * Counts servers that were in use at the same time. A server that replaces another one, as after a deployment, does
     * not count in addition to it.
     *
     * @return int highest number of servers at one time in the last seven days; 0 if none was recorded
     */
    public function countAtOnce(): int
    {
        $all = $this->all();
        $most = 0;
        foreach ($all as [$begin]) {
            $most = max(
                $most,
                count(array_filter($all, static fn(array $times): bool => $times[0] <= $begin && $begin <= $times[1])),
            );
        }

        return $most;
    }

    /** @return array<string, array{int, int}> first and latest Unix time by server, latest first */
    private function all(): array
    {
        $stored = get_option(self::OPTION);
        $since = time() - self::DAYS * DAY_IN_SECONDS;
        $all = [];
        foreach (is_array($stored) ? $stored : [] as $id => $times) {
            if (is_array($times) && is_int($times[0] ?? null) && is_int($times[1] ?? null) && $times[1] >= $since) {
                $all[(string) $id] = [$times[0], $times[1]];
            }
        }
        uasort($all, static fn(array $a, array $b): int => $b[1] <=> $a[1]);

        return $all;
    }
}
