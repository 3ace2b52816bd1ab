<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tokenizer\ProductCode;

/** Finds the records whose product codes equal a whole query or begin with it, with or without separators. */
final class CodeQuery
{
    /** Minimum length of a query that matches the beginning of a code. */
    private const SHORTEST_BEGINNING = 3;

    /**
     * @param string      $exact     FTS5 expression of the same code
     * @param string|null $beginning FTS5 expression of codes that begin with the query; null for exact matches only
     * @param bool        $isExact   whether the index contains the same code
     * @param bool        $hasDigit  whether the query contains a digit, as most codes do and few words
     */
    private function __construct(
        public readonly string $exact,
        public readonly ?string $beginning,
        public readonly bool $isExact,
        public readonly bool $hasDigit,
    ) {}

    /**
     * @param bool $prefix whether codes match that only begin with the query
     *
     * @return self|null null if the index contains no such code
     */
    public static function find(Database $db, string $query, bool $prefix): ?self
    {
        $code = ProductCode::normalize($query);
        if ($code === '') {
            return null;
        }
        $exact = IndexSettings::CODES . ' : "' . ProductCode::token($code) . '"';
        $beginning = $prefix && mb_strlen($code, 'UTF-8') >= self::SHORTEST_BEGINNING ? $exact . ' *' : null;
        if (!self::isKnown($db, $beginning ?? $exact)) {
            return null;
        }

        return new self($exact, $beginning, $beginning === null || self::isKnown($db, $exact), preg_match('/\p{N}/u', $code) === 1);
    }

    /** Returns the FTS5 expression of all matching codes. */
    public function expression(): string
    {
        return $this->beginning ?? $this->exact;
    }

    private static function isKnown(Database $db, string $expression): bool
    {
        return $db->int('SELECT EXISTS (SELECT 1 FROM words WHERE words MATCH ?)', [$expression]) === 1;
    }
}
