<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** The tables of an index file. */
final class Schema
{
    /** FTS5 writes a segment whenever so many bytes wait; the default of 1 MB makes a build twice as long. */
    private const FTS_MEMORY = 64 * 1024 * 1024;

    /**
     * Tokens come ready-made from Tokenizer. FTS5's `ascii` tokeniser leaves them as they are: everything that is
     * not ASCII is part of a word, and what is ASCII in them is already lower-case letters and digits.
     *
     * The records stand apart from what orders them, so that ordering thousands of posts reads few pages.
     */
    public static function create(Database $db, IndexSettings $settings): void
    {
        $columns = implode(', ', array_keys($settings->columns));
        $db->pdo->exec("
            CREATE TABLE posts (id INTEGER PRIMARY KEY, object_id TEXT NOT NULL UNIQUE, sticky INTEGER NOT NULL,
                date INTEGER NOT NULL, title_words INTEGER NOT NULL);
            CREATE TABLE records (id INTEGER PRIMARY KEY, record TEXT NOT NULL);
            CREATE INDEX posts_newest ON posts (sticky DESC, date DESC, object_id);
            CREATE TABLE facet_values (post INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, folded TEXT NOT NULL,
                PRIMARY KEY (post, name, value)) WITHOUT ROWID;
            CREATE INDEX facet_posts ON facet_values (name, folded, post);
            CREATE TABLE numbers (post INTEGER NOT NULL, name TEXT NOT NULL, value REAL NOT NULL,
                PRIMARY KEY (post, name, value)) WITHOUT ROWID;
            CREATE INDEX number_posts ON numbers (name, value, post);
            CREATE TABLE terms (term TEXT PRIMARY KEY) WITHOUT ROWID;
            CREATE TABLE stems (id INTEGER PRIMARY KEY, stem TEXT NOT NULL UNIQUE);
            CREATE TABLE deletes (hash_and_stem INTEGER PRIMARY KEY);
            CREATE VIRTUAL TABLE words USING fts5($columns, content='', tokenize='ascii', prefix='2 3');
            INSERT INTO words (words, rank) VALUES ('hashsize', " . self::FTS_MEMORY . ');
            PRAGMA user_version = ' . IndexSettings::SCHEMA_VERSION);
    }

    public static function version(Database $db): int
    {
        return $db->int('PRAGMA user_version');
    }
}
