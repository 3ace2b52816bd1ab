<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Storage\Database;

/** Creates the tables of an index file, and reads its schema version and generation. */
final class Schema
{
    /**
     * SQLite's `user_version` is a signed 32-bit number: the lower bits hold the schema version, the upper bits the
     * generation.
     */
    private const VERSION_BITS = 8;
    private const VERSION = (1 << self::VERSION_BITS) - 1;
    /** Number of bytes to read: the header up to and including `user_version` at byte 60. */
    private const HEADER_BYTES = 64;
    private const GENERATIONS = 1 << (31 - self::VERSION_BITS);

    /**
     * Creates the tables.
     *
     * Records are separate from the columns for sorting, so that sorting thousands of posts reads few pages. The rows
     * of `postings` are ordered by part, so that a build appends rows and a new post changes rows that are close
     * together.
     */
    public static function create(Database $db, IndexSettings $settings = new IndexSettings()): void
    {
        $db->pdo->exec(
            '
            CREATE TABLE posts (id INTEGER PRIMARY KEY, object_id TEXT NOT NULL UNIQUE, sticky INTEGER NOT NULL,
                sales INTEGER NOT NULL, date INTEGER NOT NULL, title_words INTEGER NOT NULL, words INTEGER NOT NULL,
                title TEXT NOT NULL);
            CREATE TABLE records (id INTEGER PRIMARY KEY, record BLOB NOT NULL);
            CREATE INDEX posts_newest ON posts (sticky DESC, sales DESC, date DESC, object_id);
            CREATE INDEX posts_date ON posts (date DESC, object_id);
            CREATE TABLE parts (part INTEGER PRIMARY KEY);
            CREATE TABLE postings (part INTEGER NOT NULL, term TEXT NOT NULL, docs BLOB NOT NULL, weights BLOB NOT NULL,
                PRIMARY KEY (part, term)) WITHOUT ROWID;
            CREATE TABLE pending (id INTEGER PRIMARY KEY, words TEXT NOT NULL, weights BLOB NOT NULL,
                titles TEXT NOT NULL);
            CREATE TABLE totals (posts INTEGER NOT NULL, words INTEGER NOT NULL, title_words INTEGER NOT NULL);
            INSERT INTO totals (posts, words, title_words) VALUES (0, 0, 0);
            CREATE TABLE facets (id INTEGER PRIMARY KEY, name TEXT NOT NULL, value TEXT NOT NULL, folded TEXT NOT NULL,
                posts INTEGER NOT NULL DEFAULT 0, UNIQUE (name, value));
            CREATE INDEX facets_folded ON facets (name, folded);
            CREATE TABLE facet_posts (post INTEGER NOT NULL, facet INTEGER NOT NULL,
                PRIMARY KEY (post, facet)) WITHOUT ROWID;
            CREATE TABLE facet_bits (facet INTEGER NOT NULL, part INTEGER NOT NULL, bits BLOB NOT NULL,
                PRIMARY KEY (facet, part)) WITHOUT ROWID;
            CREATE TABLE numbers (post INTEGER NOT NULL, name TEXT NOT NULL, value REAL NOT NULL,
                PRIMARY KEY (post, name, value)) WITHOUT ROWID;
            CREATE INDEX number_posts ON numbers (name, value, post);
            CREATE TABLE terms (term TEXT PRIMARY KEY) WITHOUT ROWID;
            CREATE TABLE stems (id INTEGER PRIMARY KEY, stem TEXT NOT NULL UNIQUE);
            CREATE TABLE deletes (hash_and_stem INTEGER PRIMARY KEY);
            CREATE TABLE removed_terms (term TEXT PRIMARY KEY) WITHOUT ROWID;
            CREATE TABLE settings (value TEXT NOT NULL);
            CREATE TABLE query_rules (query TEXT PRIMARY KEY, pinned TEXT NOT NULL, hidden TEXT NOT NULL) WITHOUT ROWID;
            PRAGMA user_version = ' . IndexSettings::SCHEMA_VERSION,
        );
        $db->run('INSERT INTO settings (value) VALUES (?)', [$settings->toJson()]);
    }

    /** Reads the settings with which the index was created. An index of an earlier version of the plugin has none. */
    public static function settings(Database $db): IndexSettings
    {
        $isStored = $db->int("SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = 'settings')") === 1;
        $json = $isStored ? $db->rows('SELECT value FROM settings')[0][0] ?? null : null;

        return IndexSettings::fromJson(is_string($json) ? $json : null);
    }

    /** @return int schema version; 0 for an empty file */
    public static function version(Database $db): int
    {
        return self::mark($db) & self::VERSION;
    }

    /** @return int number that each write replaces by another one; 0 for a new file */
    public static function generation(Database $db): int
    {
        return self::mark($db) >> self::VERSION_BITS;
    }

    /**
     * Reads the generation from the file header without SQLite, because opening the database is most of the work of a
     * cached response.
     *
     * The header is current when the write-ahead log is empty (https://www.sqlite.org/wal.html). The header is read
     * before the log is checked: a write between both steps is newer than the request.
     *
     * @return int|null null when only SQLite can determine it
     */
    public static function generationOf(string $file): ?int
    {
        // Without a readable file, opening the index reports the error.
        $header = @file_get_contents($file, false, null, 0, self::HEADER_BYTES);
        clearstatcache(false, $file . '-wal');
        if (
            !is_string($header) ||
            strlen($header) < self::HEADER_BYTES ||
            !str_starts_with($header, "SQLite format 3\0") ||
            (int) @filesize($file . '-wal') > 0
        ) {
            return null;
        }
        /** @var array{1: int} $mark big-endian like the whole header (https://www.sqlite.org/fileformat.html, 1.3) */
        $mark = unpack('N', $header, self::HEADER_BYTES - 4);

        return $mark[1] >> self::VERSION_BITS;
    }

    /**
     * Changes the generation. Call it in the transaction that changes data, so that both become visible together.
     *
     * The step is random: after a backup was restored, counting would reach generations whose responses are cached.
     */
    public static function nextGeneration(Database $db): void
    {
        $next = (self::generation($db) + random_int(1, self::GENERATIONS - 1)) % self::GENERATIONS;
        $db->pdo->exec('PRAGMA user_version = ' . (($next << self::VERSION_BITS) | self::version($db)));
    }

    /** Reads `user_version`. SQLite stores it in the file header and reads it without accessing a table. */
    private static function mark(Database $db): int
    {
        return $db->int('PRAGMA user_version');
    }
}
