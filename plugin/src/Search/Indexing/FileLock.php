<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Indexing;

use Stallkeeper\Search\Storage\FileAccess;

/** File lock that the operating system releases when its holder dies, with a note that the next holder can read. */
final class FileLock
{
    private const LOOKS_EVERY_MICROSECONDS = 20_000;

    /** @param resource $handle */
    private function __construct(private $handle) {}

    /**
     * @return self|null null if another process still holds the lock after the wait, or if the file cannot be opened
     */
    public static function take(string $file, float $waitSeconds = 0.0): ?self
    {
        FileAccess::createFile($file);
        $handle = @fopen($file, 'c+');
        if ($handle === false) {
            return null;
        }
        $end = microtime(true) + $waitSeconds;
        while (!flock($handle, LOCK_EX | LOCK_NB)) {
            if (microtime(true) >= $end) {
                fclose($handle);
                return null;
            }
            usleep(self::LOOKS_EVERY_MICROSECONDS);
        }

        return new self($handle);
    }

    public function read(): string
    {
        rewind($this->handle);

        return (string) stream_get_contents($this->handle);
    }

    public function note(string $text): void
    {
        ftruncate($this->handle, 0);
        rewind($this->handle);
        // The disk may be full. A post that crashes the process is then retried one more time.
        @fwrite($this->handle, $text);
        fflush($this->handle);
    }

    public function release(): void
    {
        flock($this->handle, LOCK_UN);
        fclose($this->handle);
    }
}
