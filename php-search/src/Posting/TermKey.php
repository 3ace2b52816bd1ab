<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Posting;

use Stallkeeper\Search\Tokenizer\ProductCode;

/** Creates the keys of the table `postings`: a letter for the kind, followed by the word or its beginning. */
final class TermKey
{
    public const WORD = 'w';
    public const BEGINNING = 'p';
    public const TITLE_WORD = 't';
    public const TITLE_BEGINNING = 'u';

    /** Lengths, in characters, of the beginnings that have their own posting lists. */
    public const BEGINNINGS = [1, 2, 3];

    /** Sorts after every character of a word, for the end of a range. */
    public const LAST = "\u{10FFFF}";

    /** @return array{string, string} first and last key of the rows to read; the same key twice for a single row */
    public static function range(string $token, bool $isPrefix, bool $inTitle): array
    {
        $word = ($inTitle ? self::TITLE_WORD : self::WORD) . $token;
        $beginning = ($inTitle ? self::TITLE_BEGINNING : self::BEGINNING) . $token;

        return match (true) {
            !$isPrefix => [$word, $word],
            in_array(mb_strlen($token, 'UTF-8'), self::BEGINNINGS, true) => [$beginning, $beginning],
            default => [$word, $word . self::LAST],
        };
    }

    /** @return list<string> beginnings of a word that have their own posting lists, shortest first */
    public static function beginnings(string $token): array
    {
        // The token of a whole code is not a word (see ProductCode).
        if (str_starts_with($token, ProductCode::MARK)) {
            return [];
        }
        $isBytes = mb_check_encoding($token, 'ASCII');
        $letters = $isBytes ? strlen($token) : mb_strlen($token, 'UTF-8');
        $beginnings = [];
        foreach (self::BEGINNINGS as $count) {
            if ($letters >= $count) {
                $beginnings[] = $isBytes ? substr($token, 0, $count) : mb_substr($token, 0, $count, 'UTF-8');
            }
        }

        return $beginnings;
    }
}
