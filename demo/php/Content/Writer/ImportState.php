<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

/**
 * Stores which post was created from which content file, and the state of that file. Unchanged files are skipped, which
 * keeps edits made in the admin; a changed file replaces its post.
 */
final class ImportState
{
    private const SOURCE = '_stallkeeper_demo_source';
    private const STATE = '_stallkeeper_demo_state';

    /** @param array<string, int> $ids post ids under their source, e.g. "posts/01-a.html" */
    private function __construct(private array $ids) {}

    public static function open(): self
    {
        return new self(ImportDatabase::idsByMeta('post', self::SOURCE));
    }

    /** @return int the post's id, 0 when the source has none yet */
    public function id(string $source): int
    {
        return $this->ids[$source] ?? 0;
    }

    /** @param mixed $state anything that can be serialized; the same value means that nothing changed */
    public function isCurrent(string $source, mixed $state): bool
    {
        return get_post_meta($this->id($source), self::STATE, true) === self::mark($state);
    }

    /** @return array<string, string> the meta that lets a later run find the post again */
    public function meta(string $source, mixed $state): array
    {
        return [self::SOURCE => $source, self::STATE => self::mark($state)];
    }

    public static function mark(mixed $state): string
    {
        return md5(serialize($state));
    }
}
