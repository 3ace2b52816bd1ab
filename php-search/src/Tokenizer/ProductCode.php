<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tokenizer;

/**
 * Product codes such as SKUs and GTINs. They match without regard to separators and case: "SK-101", "sk 101" and
 * "SK101" are the same code.
 */
final class ProductCode
{
    /** Maximum length of a code, without separators. */
    public const MAX_LENGTH = 200;

    /**
     * First character of a token that contains a whole code. It belongs to no script, so no word of a text or a query
     * has it, and Tokenizer::tokensOfLine() does not split at it.
     */
    public const MARK = "\u{E000}";

    /** Returns the code without separators, in lower case and without accents; at most MAX_LENGTH characters. */
    public static function normalize(string $code): string
    {
        return mb_substr(
            preg_replace('/[^\p{L}\p{N}\p{M}]+/u', '', Folding::text($code)) ?? '',
            0,
            self::MAX_LENGTH,
            'UTF-8',
        );
    }

    /**
     * Returns the token of a code in the index.
     *
     * @param string $normalized see normalize()
     */
    public static function token(string $normalized): string
    {
        return self::MARK . $normalized;
    }

    /**
     * Adds the tokens of whole codes to a line of the index.
     *
     * @param list<string> $codes
     */
    public static function line(array $codes): string
    {
        $tokens = [];
        foreach ($codes as $code) {
            $normalized = self::normalize($code);
            if ($normalized !== '') {
                $tokens[self::token($normalized)] = true;
            }
        }

        return implode(' ', array_keys($tokens));
    }

    /** Removes the tokens of whole codes from a line, because typos must not be corrected to them. */
    public static function withoutTokens(string $line): string
    {
        return str_contains($line, self::MARK) ? preg_replace('/' . self::MARK . '\S*/u', '', $line) ?? $line : $line;
    }
}
