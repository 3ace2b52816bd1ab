<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Indexing;

/** Detects posts that crashed a previous indexing run (memory limit, exit), by a note in the lock file. */
final class CrashMarker
{
    private const DEATHS_BEFORE_PLAIN = 2;

    private int $post = 0;
    private int $deaths = 0;

    public function __construct(private readonly FileLock $lock)
    {
        if (preg_match('/^(\d+) (\d+)$/D', $lock->read(), $found) === 1) {
            [$this->post, $this->deaths] = [(int) $found[1], (int) $found[2]];
        }
    }

    /**
     * @template T
     *
     * @param callable(bool): T $work receives true if the post has crashed twice: it must not render blocks and
     *     shortcodes
     *
     * @return T
     */
    public function during(int $post, callable $work): mixed
    {
        $deaths = $post === $this->post ? $this->deaths : 0;
        $this->lock->note($post . ' ' . ($deaths + 1));
        try {
            return $work($deaths >= self::DEATHS_BEFORE_PLAIN);
        } finally {
            $this->post = $post === $this->post ? 0 : $this->post;
            $this->lock->note($this->post === 0 ? '' : "$this->post $this->deaths");
        }
    }
}
