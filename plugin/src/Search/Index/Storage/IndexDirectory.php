<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index\Storage;

use RuntimeException;
use Stallkeeper\Search\Storage\IndexDirectory as StorageIndexDirectory;

/** Where the engine's files are, and the small files that the theme adds to them. */
final class IndexDirectory
{
    private function __construct(public readonly StorageIndexDirectory $storage, private readonly string $token) {}

    public static function find(EngineCredentials $of): ?self
    {
        $storage = StorageIndexDirectory::find(...self::parents());

        return $storage === null ? null : new self($storage, $of->token);
    }

    /** @throws RuntimeException when neither uploads nor the content folder can be written */
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

    /** Taken by whoever writes the index: one at a time, so that an older state never overwrites a newer one. */
    public function workLock(): string
    {
        return $this->storage->path . '/' . $this->token . '.work';
    }

    /** Taken for the moment in which the site file is read, changed and written. */
    public function settingsLock(): string
    {
        return $this->storage->path . '/' . $this->token . '.settings';
    }

    /** Says in one stat that something waits: ordinary pages open no database to find out. */
    public static function marker(EngineCredentials $of): string
    {
        return WP_CONTENT_DIR . '/' . $of->folder . '/' . $of->token . '.waiting';
    }

    /**
     * The light entry looks in the same two, in the same order.
     *
     * @return array{string, string}
     */
    private static function parents(): array
    {
        return [WP_CONTENT_DIR . '/uploads', WP_CONTENT_DIR];
    }
}
