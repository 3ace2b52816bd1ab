<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

/**
 * Caches search responses. Visitors who type "kettle" all request "k", "ke" and "ket" first.
 *
 * The table has a fixed number of rows. The hash of the key selects the row, and a new response replaces the old one,
 * so the file size is limited without bookkeeping. The key contains the index file and its generation, so a save
 * invalidates all responses. When the file is not usable, nothing is cached.
 */
final class ResponseCache
{
    private const ROWS = 1024;

    /** With all rows in use, the file size is 64 MB. A page of hits has about 10 kB. */
    private const MAX_RESPONSE_BYTES = 65_536;

    public function __construct(private readonly ScratchFile $file) {}

    /**
     * @param string                  $index      name of the index file
     * @param int                     $generation generation of the index file (Index::generation())
     * @param array<array-key, mixed> $request    everything that determines the response
     */
    public static function key(string $index, int $generation, array $request): string
    {
        return hash('sha256', "$index\n$generation\n" . serialize($request));
    }

    /** @return string|null cached JSON; null when there is none */
    public function get(string $key): ?string
    {
        return $this->file->try(static function (\PDO $db) use ($key): ?string {
            $statement = $db->prepare('SELECT answer FROM answers WHERE place = ? AND key = ?');
            $statement->execute([self::row($key), $key]);
            $json = $statement->fetchColumn();
            $statement->closeCursor();

            return is_string($json) ? $json : null;
        });
    }

    public function put(string $key, string $json): void
    {
        if (strlen($json) > self::MAX_RESPONSE_BYTES) {
            return;
        }
        $this->file->try(static function (\PDO $db) use ($key, $json): null {
            $db->prepare('INSERT OR REPLACE INTO answers (place, key, answer) VALUES (?, ?, ?)')->execute([
                self::row($key),
                $key,
                $json,
            ]);

            return null;
        });
    }

    private static function row(string $key): int
    {
        return (int) hexdec(substr($key, 0, 8)) % self::ROWS;
    }
}
