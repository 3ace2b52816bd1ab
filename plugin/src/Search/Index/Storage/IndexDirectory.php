<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index\Storage;

use RuntimeException;
use Stallkeeper\Search\Storage\IndexDirectory as StorageIndexDirectory;

/** Directory of the engine's files, with the paths of the small files that the plugin adds. */
final class IndexDirectory
{
    private function __construct(public readonly StorageIndexDirectory $storage, private readonly string $token) {}

    public static function find(EngineCredentials $of): ?self
    {
        $storage = StorageIndexDirectory::find(...self::parents());

        return $storage === null ? null : new self($storage, $of->token);
    }

    /** @throws RuntimeException if neither uploads nor the content directory is writable */
    public static function make(EngineCredentials $for): self
    {
        [$uploads, $content] = self::parents();
        $storage = StorageIndexDirectory::find(...self::parents()) ?? StorageIndexDirectory::create(wp_is_writable($uploads) ? $uploads : $content);
        $storage->protect();
        $for->movesTo(ltrim(substr($storage->path, strlen($content)), '/'));

        return new self($storage, $for->token);
    }

    public function isWritable(): bool
    {
        return wp_is_writable($this->storage->path);
    }

    /** Lock for writing the index: one process at a time, so that an older state never overwrites a newer one. */
    public function workLock(): string
    {
        return $this->storage->path . '/' . $this->token . '.work';
    }

    /** Lock for reading, changing and writing the site file. */
    public function settingsLock(): string
    {
        return $this->storage->path . '/' . $this->token . '.settings';
    }

    /** Marker file that exists while changes are waiting. Pages check it with one stat instead of opening a database. */
    public static function marker(EngineCredentials $of): string
    {
        return WP_CONTENT_DIR . '/' . $of->folder . '/' . $of->token . '.waiting';
    }

    /**
     * The light endpoint searches the same directories in the same order.
     *
     * @return array{string, string} uploads directory, content directory
     */
    private static function parents(): array
    {
        return [WP_CONTENT_DIR . '/uploads', WP_CONTENT_DIR];
    }
}
