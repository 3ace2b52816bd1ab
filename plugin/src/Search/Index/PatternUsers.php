<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use Stallkeeper\Search\Index\Queue;
use Stallkeeper\Tools\Search\Content\SearchablePosts;

/**
 * Has the posts indexed again that show a synced pattern which has changed.
 *
 * A changed pattern waits in the queue like a post, under its number with a minus. A worker looks for its users, some posts
 * at a time, and puts them into the same queue. What is done so far is remembered, so that the next worker continues.
 */
final class PatternUsers
{
    public const TYPE = 'wp_block';

    private const PROGRESS = 'stallkeeper_search_pattern_progress_';

    /** Patterns that show the changed one, directly or in other patterns; more than any site has. */
    private const MOST_PATTERNS = 200;

    /** @param string $name of the queue: progress is remembered for each */
    public function __construct(private readonly Queue $queue, private readonly string $name) {}

    /** The number under which a pattern waits in a queue. */
    public static function queueId(int $pattern): int
    {
        return -$pattern;
    }

    /**
     * @param list<int> $ids claimed from the queue
     *
     * @return list<int> those that are posts
     */
    public static function posts(array $ids): array
    {
        return array_values(array_filter($ids, static fn(int $id): bool => $id > 0));
    }

    /**
     * Puts the users of the patterns among these ids into the queue.
     *
     * @param list<int> $ids      claimed from the queue
     * @param float     $deadline after which no further step begins; one step is always done
     *
     * @return bool whether all are found
     */
    public function expand(array $ids, float $deadline): bool
    {
        foreach (array_diff($ids, self::posts($ids)) as $id) {
            if (!$this->expandOne($id, $deadline)) {
                return false;
            }
            $this->queue->done($id);
            delete_option(self::PROGRESS . $this->name);
        }

        return true;
    }

    private function expandOne(int $id, float $deadline): bool
    {
        $patterns = self::withOuter(-$id);
        $after = $this->progress($id);
        do {
            [$users, $after] = SearchablePosts::usersOfPatterns($patterns, $after);
            if ($users !== []) {
                $this->queue->push(...$users);
            }
            if ($after !== null) {
                update_option(self::PROGRESS . $this->name, [$id, $this->queue->claimedPush($id), $after], false);
            }
        } while ($after !== null && microtime(true) < $deadline);

        return $after === null;
    }

    /** @return int the last post that was looked at since this very change of the pattern */
    private function progress(int $id): int
    {
        $stored = get_option(self::PROGRESS . $this->name);
        [$pattern, $push, $after] = is_array($stored) && count($stored) === 3 ? array_values($stored) : [0, 0, 0];

        return $pattern === $id && $push === $this->queue->claimedPush($id) && is_int($after) ? $after : 0;
    }

    /** @return non-empty-list<int> the pattern, and those that contain it */
    private static function withOuter(int $pattern): array
    {
        $found = [$pattern];
        for ($i = 0; $i < count($found) && count($found) < self::MOST_PATTERNS; $i++) {
            $found = array_values(array_unique([...$found, ...SearchablePosts::patternsWith($found[$i])]));
        }

        return array_slice($found, 0, self::MOST_PATTERNS);
    }
}
