<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tokenizer;

/**
 * Finds numbers with units, sizes and types that a text has with spaces: "125 mm", "50 x 70 cm", "P 120". The index
 * contains them as one word, too, so a search finds them with and without the space.
 */
final class Measurements
{
    /** Maximum number of words that are added for one text. */
    private const MAX_WORDS = 500;

    /** A number, a space and a unit of up to three letters, or of up to two letters of other scripts. */
    private const UNIT = '/(?<![\p{L}\p{N}])(\p{N}+)[ \x{A0}\x{2009}\x{202F}-](\p{L}{1,3})(?![\p{L}\p{N}])/u';

    /** Two or three numbers with x between them. */
    private const SIZE = '/(?<![\p{L}\p{N}])\p{L}?\p{N}+(?: x \p{N}+){1,2}/u';

    /** One letter and a number. The x of a size is no type. */
    private const TYPE = '/(?<![\p{L}\p{N}])((?!x)\p{L})[ \x{A0}-](\p{N}+)(?![\p{L}\p{N}])/u';

    /**
     * Returns the words that belong together, as tokens that are separated by spaces.
     *
     * @param string $text valid UTF-8
     */
    public static function line(string $text): string
    {
        if (preg_match('/[0-9]/', $text) !== 1) {
            return '';
        }
        $text = Folding::text($text);
        $words = [];
        preg_match_all(self::UNIT, $text, $units, PREG_SET_ORDER);
        preg_match_all(self::TYPE, $text, $types, PREG_SET_ORDER);
        foreach ([...$units, ...$types] as [, $first, $second]) {
            $words[$first . $second] = true;
        }
        preg_match_all(self::SIZE, $text, $sizes);
        foreach ($sizes[0] as $size) {
            $words[str_replace(' ', '', $size)] = true;
        }

        return implode(' ', array_slice(array_keys($words), 0, self::MAX_WORDS));
    }
}
