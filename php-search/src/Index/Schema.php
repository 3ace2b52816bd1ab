<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Storage\Database;

/** The tables of an index file. */
final class Schema
{
    /** The header's number has 32 bits with a sign: the schema's version below, the generation above. */
    private const VERSION_BITS = 8;
    private const VERSION = (1 << self::VERSION_BITS) - 1;
    /** Up to and with the owner's number, at byte 60. */
    private const HEADER_BYTES = 64;
    private const GENERATIONS = 1 << (31 - self::VERSION_BITS);

    /** FTS5 writes a segment whenever so many bytes wait; the default of 1 MB makes a build twice as long. */
    private const FTS_MEMORY = 64 * 1024 * 1024;

    /** Segments of one size that FTS5 merges whatever else: far more than Writer lets become, so that it hardly ever happens. */
    public const SEGMENTS = 128;

    /** A build merges once, at its end. FTS5 knows 2000 segments at most. */
    public const SEGMENTS_OF_A_BUILD = 500;

    /**
     * Tokens come ready-made from Tokenizer. FTS5's `ascii` tokeniser leaves them as they are: everything that is
     * not ASCII is part of a word, and what is ASCII in them is already lower-case letters and digits.
     *
     * The records stand apart from what orders them, so that ordering thousands of posts reads few pages. Titles stand
     * apart once more: whether all words are in the title is asked of every search, and would read the bodies' words, too.
     */
    public static function create(Database $db, IndexSettings $settings): void
    {
        $columns = implode(', ', array_keys($settings->columns));
        $db->pdo->exec("
            CREATE TABLE posts (id INTEGER PRIMARY KEY, object_id TEXT NOT NULL UNIQUE, sticky INTEGER NOT NULL,
                date INTEGER NOT NULL, title_words INTEGER NOT NULL);
            CREATE TABLE records (id INTEGER PRIMARY KEY, record TEXT NOT NULL);
            CREATE INDEX posts_newest ON posts (sticky DESC, date DESC, object_id);
            CREATE INDEX posts_date ON posts (date DESC, object_id);
            CREATE TABLE facets (id INTEGER PRIMARY KEY, name TEXT NOT NULL, value TEXT NOT NULL, folded TEXT NOT NULL,
                posts INTEGER NOT NULL DEFAULT 0, UNIQUE (name, value));
            CREATE INDEX facets_folded ON facets (name, folded);
            CREATE TABLE facet_posts (post INTEGER NOT NULL, facet INTEGER NOT NULL, PRIMARY KEY (post, facet)) WITHOUT ROWID;
            CREATE TABLE facet_bits (facet INTEGER NOT NULL, part INTEGER NOT NULL, bits BLOB NOT NULL, PRIMARY KEY (facet, part)) WITHOUT ROWID;
            CREATE TABLE numbers (post INTEGER NOT NULL, name TEXT NOT NULL, value REAL NOT NULL,
                PRIMARY KEY (post, name, value)) WITHOUT ROWID;
            CREATE INDEX number_posts ON numbers (name, value, post);
            CREATE TABLE terms (term TEXT PRIMARY KEY) WITHOUT ROWID;
            CREATE TABLE stems (id INTEGER PRIMARY KEY, stem TEXT NOT NULL UNIQUE);
            CREATE TABLE deletes (hash_and_stem INTEGER PRIMARY KEY);
            CREATE TABLE removed_terms (term TEXT PRIMARY KEY) WITHOUT ROWID;
            CREATE TABLE purges (name TEXT PRIMARY KEY, state INTEGER NOT NULL) WITHOUT ROWID;
            INSERT INTO purges (name, state) VALUES ('words', 0), ('titles', 0);
            CREATE VIRTUAL TABLE titles USING fts5(title, content='', tokenize='ascii', prefix='2 3');
            CREATE VIRTUAL TABLE words USING fts5($columns, content='', tokenize='ascii', prefix='2 3');
            INSERT INTO words (words, rank) VALUES ('hashsize', " . self::FTS_MEMORY . ");
            INSERT INTO words (words, rank) VALUES ('automerge', 0);
            INSERT INTO titles (titles, rank) VALUES ('automerge', 0);
            PRAGMA user_version = " . IndexSettings::SCHEMA_VERSION);
        self::mergeAt($db, self::SEGMENTS);
    }

    /** How many segments of one size there may be before FTS5 merges them in the middle of a save. */
    public static function mergeAt(Database $db, int $segments): void
    {
        $db->pdo->exec("INSERT INTO words (words, rank) VALUES ('crisismerge', $segments); INSERT INTO titles (titles, rank) VALUES ('crisismerge', $segments)");
    }

    /** 0 for an empty file. */
    public static function version(Database $db): int
    {
        return self::mark($db) & self::VERSION;
    }

    /** How often the file was written to; begins again after some millions of saves. */
    public static function generation(Database $db): int
    {
        return self::mark($db) >> self::VERSION_BITS;
    }

    /**
     * The same from the file's header, without SQLite: opening the file is most of the work of an answer that is known.
     * The header is the latest state when nothing waits in the log beside it (https://www.sqlite.org/wal.html). It is
     * read first: what comes between the two looks has come after the question.
     *
     * @return int|null null when only SQLite can tell
     */
    public static function generationOf(string $file): ?int
    {
        $header = @file_get_contents($file, false, null, 0, self::HEADER_BYTES);
        clearstatcache(false, $file . '-wal');
        if (!is_string($header) || strlen($header) < self::HEADER_BYTES || !str_starts_with($header, "SQLite format 3\0") || (int) @filesize($file . '-wal') > 0) {
            return null;
        }
        /** @var array{1: int} $mark big-endian, as all of the header (https://www.sqlite.org/fileformat.html, 1.3) */
        $mark = unpack('N', $header, self::HEADER_BYTES - 4);

        return $mark[1] >> self::VERSION_BITS;
    }

    /** To be called in the transaction that changes something: whoever reads the new number sees the new state. */
    public static function nextGeneration(Database $db): void
    {
        $next = (self::generation($db) + 1) % self::GENERATIONS;
        $db->pdo->exec('PRAGMA user_version = ' . ($next << self::VERSION_BITS | self::version($db)));
    }

    /** The one number that stands in a file's header for its owner: SQLite reads it without looking at any table. */
    private static function mark(Database $db): int
    {
        return $db->int('PRAGMA user_version');
    }
}
