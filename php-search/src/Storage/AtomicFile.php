<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

/** Replaces a file in one step, so that readers see either the old or the new content. */
final class AtomicFile
{
    /** @throws \RuntimeException when the directory is not writable or the disk is full */
    public static function write(string $file, string $content): void
    {
        $next = $file . '.' . bin2hex(random_bytes(4)) . '.tmp';
        FileAccess::createFile($next);
        // The exception replaces the warnings.
        if (@file_put_contents($next, $content) !== strlen($content) || !@rename($next, $file)) {
            @unlink($next);
            throw new \RuntimeException('The file ' . basename($file) . ' cannot be written.');
        }
    }
}
