<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tokenizer;

use Stallkeeper\Render\Text\UnspacedScripts;

/**
 * Splits text into tokens, for the index, queries and highlighting.
 *
 * A token is a folded word. Scripts without spaces (Han, kana, Hangul, Thai, Lao, Khmer, Myanmar) produce overlapping
 * pairs of characters and, in the index, the last character alone: "東京都" becomes 東京, 京都, 都. So every single character
 * of the text is the beginning of a token.
 *
 * SQLite's own tokenizers split Thai and Hindi words at vowel signs and do not segment Chinese.
 */
final class Tokenizer
{
    /** Symbols are words of one character, so that visitors can search for emoji. */
    private const WORD = '/(?:[\p{L}\p{N}\p{M}\x{AD}]++|' . self::TIMES . ')++|\p{So}/u';

    /** A sign between the numbers of a size, such as 50×70 or 50 * 70. It is folded to the letter x. */
    private const TIMES = '(?<=\p{N}) ?[\x{D7}*] ?(?=\p{N})';

    /** The same for ASCII. */
    private const ASCII_WORD = '/(?:[a-z0-9]++|(?<=[0-9]) ?\* ?(?=[0-9]))++/i';

    /** Korean has spaces, but particles follow words without one. Older versions of PCRE lack the marks of kana. */
    private const DENSE = UnspacedScripts::LETTERS . '\x{30FC}\x{FF70}\x{FF9E}\x{FF9F}\p{Hangul}';

    /** First bytes of those scripts in UTF-8 (U+0E00 and above): a fast check before the slow one. */
    private const MAYBE_DENSE = '/[\xE0\xE1\xE2-\xEF\xF0]/';

    /**
     * Returns the tokens of a text for the index, in order.
     *
     * @param string $text valid UTF-8 (see Utf8)
     *
     * @return list<string>
     */
    public static function tokens(string $text): array
    {
        if (preg_match('/[\x80-\xFF]/', $text) !== 1) {
            preg_match_all('/[a-z0-9]+/', Folding::text($text), $found);

            return $found[0];
        }
        preg_match_all(self::WORD, Folding::text($text), $found);
        $tokens = [];
        foreach ($found[0] as $word) {
            if (preg_match(self::MAYBE_DENSE, $word) !== 1) {
                $tokens[] = $word;
                continue;
            }
            foreach (self::runs($word) as [$run, $dense]) {
                if (!$dense) {
                    $tokens[] = $run;
                    continue;
                }
                foreach (self::pairs($run) as [$pair]) {
                    $tokens[] = $pair;
                }
            }
        }

        return $tokens;
    }

    /**
     * Returns the same tokens as a text for tokensOfLine(). ASCII text is returned unchanged, because tokensOfLine()
     * splits and lowercases it in the same way as tokens().
     *
     * @param string $text valid UTF-8 (see Utf8)
     */
    public static function line(string $text): string
    {
        return preg_match('/[\x80-\xFF*]/', $text) === 1 ? implode(' ', self::tokens($text)) : $text;
    }

    /**
     * Returns the tokens of a line, see line().
     *
     * @return list<string>
     */
    public static function tokensOfLine(string $line): array
    {
        preg_match_all('/[a-z0-9\x80-\xFF]+/', strtolower($line), $found);

        return $found[0];
    }

    /**
     * Returns the words of a query. A run of a script without spaces is one word with several tokens.
     *
     * @return list<array{list<string>, bool}> adjacent tokens, and whether the script has no spaces
     */
    public static function words(string $text): array
    {
        preg_match_all(self::WORD, Folding::text($text), $found);
        $words = [];
        foreach ($found[0] as $word) {
            foreach (self::runs($word) as [$run, $dense]) {
                $pairs = $dense ? array_column(iterator_to_array(self::pairs($run), false), 0) : [$run];
                if (count($pairs) > 1) {
                    array_pop($pairs);
                }
                $words[] = [$pairs, $dense];
            }
        }

        return $words;
    }

    /**
     * Returns the tokens and their positions in the original text.
     *
     * @return \Generator<array{string, int, string}> token, byte offset, piece of the original text
     */
    public static function places(string $text): \Generator
    {
        // PREG_OFFSET_CAPTURE would take ten times the memory. strpos() finds the right position, because the text
        // between two words contains no word characters.
        // The modifier letter apostrophe separates words, as other apostrophes do. Both have two bytes.
        $text = str_replace(Folding::APOSTROPHE, "''", $text);
        preg_match_all(self::WORD, $text, $found);
        $offset = 0;
        foreach ($found[0] as $word) {
            $offset = (int) strpos($text, $word, $offset);
            foreach (
                preg_match(self::MAYBE_DENSE, $word) === 1 ? self::runs($word) : [[$word, false]]
                as [$run, $isDense]
            ) {
                if ($isDense) {
                    foreach (self::pairs($run) as [$pair, $start]) {
                        yield [Folding::word($pair), $offset + $start, $pair];
                    }
                } else {
                    yield [Folding::word($run), $offset, $run];
                }
                $offset += strlen($run);
            }
        }
    }

    /**
     * A much faster version of places() for ASCII, which returns all positions at once.
     *
     * @return list<array{string, int, string}>
     */
    public static function placesOfBytes(string $text): array
    {
        preg_match_all(self::ASCII_WORD, $text, $found, PREG_OFFSET_CAPTURE);
        $places = [];
        foreach ($found[0] as [$word, $offset]) {
            $places[] = [Folding::word($word), $offset, $word];
        }

        return $places;
    }

    /** @return list<array{string, bool}> */
    private static function runs(string $word): array
    {
        if (preg_match('/[' . self::DENSE . ']/u', $word) !== 1) {
            return [[$word, false]];
        }
        preg_match_all('/(?:[' . self::DENSE . ']\p{M}*+)++|[^' . self::DENSE . ']++/u', $word, $found);
        $runs = [];
        foreach ($found[0] as $run) {
            $runs[] = [$run, preg_match('/^[' . self::DENSE . ']/u', $run) === 1];
        }

        return $runs;
    }

    /**
     * @return \Generator<array{string, int}> pairs and the last single character, each with its byte offset in the run
     */
    private static function pairs(string $run): \Generator
    {
        preg_match_all('/\P{M}\p{M}*|\p{M}+/u', $run, $found);
        $characters = $found[0];
        $offset = 0;
        foreach ($characters as $i => $character) {
            yield [$character . ($characters[$i + 1] ?? ''), $offset];
            $offset += strlen($character);
        }
    }
}
