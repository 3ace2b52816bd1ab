<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

/**
 * Records in post meta which content file a post was imported from, and a hash of that file. Unchanged files are
 * skipped, so that edits made in the admin are kept. A changed file overwrites its post.
 */
final class ImportState
{
    private const SOURCE = '_stallkeeper_demo_source';
    private const HASH = '_stallkeeper_demo_state';

    /** @param array<string, int> $ids post IDs by source file, e.g. "posts/01-a.html" */
    private function __construct(private array $ids) {}

    public static function load(): self
    {
        return new self(ImportDatabase::idsByMeta('post', self::SOURCE));
    }

    /** @return int post ID; 0 if the file was not imported yet */
    public function postId(string $source): int
    {
        return $this->ids[$source] ?? 0;
    }

    /** @param mixed $value serializable value that changes with the content */
    public function isUnchanged(string $source, mixed $value): bool
    {
        return get_post_meta($this->postId($source), self::HASH, true) === self::hash($value);
    }

    /** @return array<string, string> post meta for later imports */
    public function meta(string $source, mixed $value): array
    {
        return [self::SOURCE => $source, self::HASH => self::hash($value)];
    }

    public static function hash(mixed $value): string
    {
        return md5(serialize($value));
    }
}
