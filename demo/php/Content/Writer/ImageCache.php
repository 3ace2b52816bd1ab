<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

/**
 * Resized pictures that all sites of a work tree share: resizing takes longer than all other steps of the import.
 * Each picture has a folder with its files and its attachment metadata.
 */
final class ImageCache
{
    private const FACTS = 'metadata.json';
    private const FORGET_AFTER_SECONDS = 30 * 86400;

    /** @param string|null $folder null keeps nothing */
    public function __construct(private ?string $folder)
    {
        if ($folder !== null && !is_dir($folder)) {
            mkdir($folder, 0777, true);
        }
    }

    /**
     * Copies a known picture, with all its sizes, into a folder.
     *
     * @return array<array-key, mixed>|null the attachment's metadata, null when the picture is not known
     */
    public function copyTo(string $key, string $folder): ?array
    {
        $from = "{$this->folder}/$key";
        $facts = $this->folder === null || !is_file("$from/" . self::FACTS) ? null : json_decode((string) file_get_contents("$from/" . self::FACTS), true);
        if (!is_array($facts)) {
            return null;
        }
        // Its age is counted from the last use.
        touch($from);
        foreach (glob("$from/*.webp") ?: [] as $file) {
            copy($file, $folder . '/' . basename($file));
        }

        return $facts;
    }

    /**
     * @param list<string>            $files absolute paths
     * @param array<array-key, mixed> $facts the attachment's metadata
     */
    public function keep(string $key, array $files, array $facts): void
    {
        if ($this->folder === null) {
            return;
        }
        // Several sites may be made at once: an entry appears whole or not at all, and the first one stays.
        $new = "{$this->folder}/new-" . getmypid() . "-$key";
        mkdir($new);
        foreach ($files as $file) {
            copy($file, $new . '/' . basename($file));
        }
        file_put_contents("$new/" . self::FACTS, json_encode($facts, JSON_THROW_ON_ERROR));
        if (!@rename($new, "{$this->folder}/$key")) {
            self::remove($new);
        }
    }

    /** Deletes entries that no site has used for a month. */
    public function forget(): void
    {
        $entries = $this->folder === null ? false : glob("{$this->folder}/*", GLOB_ONLYDIR);
        foreach ($entries ?: [] as $entry) {
            if (filemtime($entry) < time() - self::FORGET_AFTER_SECONDS) {
                self::remove($entry);
            }
        }
    }

    private static function remove(string $folder): void
    {
        array_map(unlink(...), glob("$folder/*") ?: []);
        rmdir($folder);
    }
}
