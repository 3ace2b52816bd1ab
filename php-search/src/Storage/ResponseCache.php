<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

/**
 * Remembers what was answered: everybody who types "kettle" asks for "k", "ke" and "ket" first.
 *
 * A table with a fixed number of places; a new answer takes the place that its key falls on, so that the
 * file is bounded without anybody counting. The key holds the index file and how often it was written to: no answer
 * outlives a save. A file that cannot be used is passed over.
 */
final class ResponseCache
{
    private const PLACES = 1024;

    /** With all places taken the file has 64 MB. A page of hits has some 10 kB. */
    private const LARGEST_ANSWER_BYTES = 65_536;

    public function __construct(private readonly ScratchFile $file) {}

    /**
     * @param string                  $index      the index file, and
     * @param int                     $generation how often it was written to (Index::generation())
     * @param array<array-key, mixed> $request    what was asked, in any form that says it all
     */
    public static function key(string $index, int $generation, array $request): string
    {
        return hash('sha256', "$index\n$generation\n" . serialize($request));
    }

    /** @return string|null JSON as it was put; null when there is none */
    public function get(string $key): ?string
    {
        return $this->file->try(static function (\PDO $db) use ($key): ?string {
            $found = $db->prepare('SELECT answer FROM answers WHERE place = ? AND key = ?');
            $found->execute([self::place($key), $key]);
            $answer = $found->fetchColumn();
            $found->closeCursor();

            return is_string($answer) ? $answer : null;
        });
    }

    public function put(string $key, string $answer): void
    {
        if (strlen($answer) > self::LARGEST_ANSWER_BYTES) {
            return;
        }
        $this->file->try(static function (\PDO $db) use ($key, $answer): null {
            $db->prepare('INSERT OR REPLACE INTO answers (place, key, answer) VALUES (?, ?, ?)')->execute([self::place($key), $key, $answer]);

            return null;
        });
    }

    private static function place(string $key): int
    {
        return (int) hexdec(substr($key, 0, 8)) % self::PLACES;
    }
}
