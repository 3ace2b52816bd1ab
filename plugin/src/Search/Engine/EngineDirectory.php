<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Engine;

use Stallkeeper\Search\Storage\IndexDirectory as StorageIndexDirectory;

/** Directory of the engine's files, with the paths of the small files that the plugin adds. */
final class EngineDirectory
{
    public function __construct(public readonly StorageIndexDirectory $storage, private readonly string $token) {}

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

    /**
     * Marker file that exists while changes are waiting. Pages check it with one stat instead of opening a database.
     */
    public static function marker(EngineCredentials $of): string
    {
        return WP_CONTENT_DIR . '/' . $of->folder . '/' . $of->token . '.waiting';
    }
}
