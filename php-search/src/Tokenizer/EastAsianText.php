<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tokenizer;

/**
 * Composes Hangul syllables and kana that are written as several characters, and converts half-width kana, as the
 * Unicode normalization NFKC does. The intl extension is not required.
 */
final class EastAsianText
{
    private const HAS_PARTS = '/[\x{1100}-\x{11FF}\x{3099}\x{309A}\x{FF66}-\x{FF9F}]/u';

    /** Consonant, vowel and optional final consonant (The Unicode Standard, 3.12). */
    private const SYLLABLE = '/([\x{1100}-\x{1112}])([\x{1161}-\x{1175}])([\x{11A8}-\x{11C2}]?)/u';

    /** Kana that can be voiced, and the mark: the voiced kana is the next character, the half-voiced one the second. */
    private const VOICED = '/([かきくけこさしすせそたちつてとはひふへほカキクケコサシスセソタチツテトハヒフヘホ])([\x{3099}\x{309A}])/u';

    private const FIRST_SYLLABLE = 0xac00;
    private const VOWELS = 21;
    private const FINALS = 28;

    /** @param string $text valid UTF-8 */
    public static function compose(string $text): string
    {
        if (preg_match(self::HAS_PARTS, $text) !== 1) {
            return $text;
        }
        // K: half-width kana to full-width, V: together with their marks.
        $text = mb_convert_kana($text, 'KV', 'UTF-8');
        $text = preg_replace_callback(self::SYLLABLE, self::syllable(...), $text) ?? $text;

        return preg_replace_callback(
            self::VOICED,
            static fn(array $found): string => self::character(
                mb_ord($found[1], 'UTF-8') + ($found[2] === "\u{3099}" ? 1 : 2),
            ),
            $text,
        ) ?? $text;
    }

    /** @param array<array-key, string> $parts */
    private static function syllable(array $parts): string
    {
        $final = $parts[3] === '' ? 0 : mb_ord($parts[3], 'UTF-8') - 0x11a7;

        return self::character(
            self::FIRST_SYLLABLE +
                ((mb_ord($parts[1], 'UTF-8') - 0x1100) * self::VOWELS + mb_ord($parts[2], 'UTF-8') - 0x1161) *
                    self::FINALS +
                $final,
        );
    }

    private static function character(int $code): string
    {
        return (string) mb_chr($code, 'UTF-8');
    }
}
