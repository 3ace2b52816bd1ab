<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Indexing;

use Stallkeeper\Search\Index\ChangeQueue;
use Stallkeeper\Tools\Search\Records\RelatedPosts;

/**
 * Queues the posts that show a changed synced pattern.
 *
 * A changed pattern is in the queue with its negated id. A worker searches some posts at a time for the pattern and
 * adds the matches to the same queue. It stores its progress, so that the next worker continues.
 */
final class PatternUsers
{
    private const PROGRESS = 'stallkeeper_search_pattern_progress_';

    /** Maximum number of patterns to search for: the changed one and those that contain it, directly or indirectly. */
    private const MAX_PATTERNS = 200;

    /** @param string $name name of the queue; each queue has its own progress */
    public function __construct(
        private readonly ChangeQueue $queue,
        private readonly string $name,
        private readonly RelatedPosts $related,
    ) {}

    /** Id of a pattern in a queue: its negated post id. */
    public static function queueId(int $pattern): int
    {
        return -$pattern;
    }

    /**
     * @param list<int> $ids ids claimed from the queue
     *
     * @return list<int> ids of posts only
     */
    public static function posts(array $ids): array
    {
        return array_values(array_filter($ids, static fn(int $id): bool => $id > 0));
    }

    /**
     * Queues the posts that show the patterns among these ids.
     *
     * @param list<int> $ids      ids claimed from the queue
     * @param float     $deadline Unix time after which no further step begins; one step always runs
     *
     * @return bool whether the search is complete
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
        $patterns = $this->withOuter(-$id);
        $after = $this->progress($id);
        do {
            [$users, $after] = $this->related->usersOfPatterns($patterns, $after);
            if ($users !== []) {
                $this->queue->push(...$users);
            }
            if ($after !== null) {
                update_option(self::PROGRESS . $this->name, [$id, $this->queue->claimedPush($id), $after], false);
            }
        } while ($after !== null && microtime(true) < $deadline);

        return $after === null;
    }

    /** @return int last id that was searched for this change of the pattern; 0 at the beginning */
    private function progress(int $id): int
    {
        $stored = get_option(self::PROGRESS . $this->name);
        [$pattern, $push, $after] = is_array($stored) && count($stored) === 3 ? array_values($stored) : [0, 0, 0];

        return $pattern === $id && $push === $this->queue->claimedPush($id) && is_int($after) ? $after : 0;
    }

    /** @return non-empty-list<int> the pattern and the patterns that contain it */
    private function withOuter(int $pattern): array
    {
        $found = [$pattern];
        for ($i = 0; $i < count($found) && count($found) < self::MAX_PATTERNS; $i++) {
            $found = array_values(array_unique([...$found, ...$this->related->patternsWith($found[$i])]));
        }

        return array_slice($found, 0, self::MAX_PATTERNS);
    }
}
