<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

/**
 * Cache of resized images, shared by all sites of a working copy. Resizing takes longer than the rest of the import.
 * Each entry is a directory with the image files and their attachment metadata.
 */
final class ImageCache
{
    private const METADATA_FILE = 'metadata.json';
    private const MAX_AGE_SECONDS = 30 * 86400;

    /** @param string|null $directory null disables the cache */
    public function __construct(private ?string $directory)
    {
        if ($directory !== null && !is_dir($directory)) {
            mkdir($directory, 0777, true);
        }
    }

    /**
     * Copies a cached image in all its sizes to a directory.
     *
     * @return array<array-key, mixed>|null attachment metadata; null if the image is not cached
     */
    public function restore(string $key, string $directory): ?array
    {
        $from = "{$this->directory}/$key";
        $metadata = $this->directory === null || !is_file("$from/" . self::METADATA_FILE) ? null : json_decode((string) file_get_contents("$from/" . self::METADATA_FILE), true);
        if (!is_array($metadata)) {
            return null;
        }
        // prune() deletes entries by their modification time.
        touch($from);
        foreach (glob("$from/*.webp") ?: [] as $file) {
            copy($file, $directory . '/' . basename($file));
        }

        return $metadata;
    }

    /**
     * @param list<string>            $files absolute paths
     * @param array<array-key, mixed> $metadata attachment metadata
     */
    public function store(string $key, array $files, array $metadata): void
    {
        if ($this->directory === null) {
            return;
        }
        // Several sites can be created at the same time. The rename is atomic; if the entry exists already, it is kept.
        $new = "{$this->directory}/new-" . getmypid() . "-$key";
        mkdir($new);
        foreach ($files as $file) {
            copy($file, $new . '/' . basename($file));
        }
        file_put_contents("$new/" . self::METADATA_FILE, json_encode($metadata, JSON_THROW_ON_ERROR));
        if (!@rename($new, "{$this->directory}/$key")) {
            self::remove($new);
        }
    }

    /** Deletes entries that were not used for 30 days. */
    public function prune(): void
    {
        $entries = $this->directory === null ? false : glob("{$this->directory}/*", GLOB_ONLYDIR);
        foreach ($entries ?: [] as $entry) {
            if (filemtime($entry) < time() - self::MAX_AGE_SECONDS) {
                self::remove($entry);
            }
        }
    }

    private static function remove(string $directory): void
    {
        array_map(unlink(...), glob("$directory/*") ?: []);
        rmdir($directory);
    }
}
