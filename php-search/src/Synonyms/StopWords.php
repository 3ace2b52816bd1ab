<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Synonyms;

use Stallkeeper\Search\Tokenizer\Tokenizer;

/** Reads stop words from text. They are separated by spaces, commas, semicolons or line breaks. */
final class StopWords
{
    public const MAX_BYTES = 16_384;
    public const MAX_WORDS = 500;

    /** @return list<string>|LineProblem folded words, each one once */
    public static function parse(string $text): array|LineProblem
    {
        if (strlen($text) > self::MAX_BYTES) {
            return new LineProblem(Problem::TooLarge);
        }
        if (!mb_check_encoding($text, 'UTF-8') || str_contains($text, "\0")) {
            return new LineProblem(Problem::NotUtf8);
        }
        if (preg_match('/[<>]|&[a-z#0-9]+;/i', $text) === 1) {
            return new LineProblem(Problem::Markup);
        }
        $words = [];
        foreach (Tokenizer::words($text) as [$tokens]) {
            $words[implode(' ', $tokens) . ' '] = implode(' ', $tokens);
        }

        return count($words) > self::MAX_WORDS
            ? new LineProblem(Problem::TooManyStopWords, 0, (string) count($words))
            : array_values($words);
    }
}
