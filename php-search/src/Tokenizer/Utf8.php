<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tokenizer;

/** Cleans text for storage, regular expressions and JSON: removes invalid UTF-8 and NUL characters. */
final class Utf8
{
    public static function clean(string $text): string
    {
        $text = str_replace("\0", '', $text);
        if (preg_match('//u', $text) === 1) {
            return $text;
        }
        $before = mb_substitute_character();
        mb_substitute_character('none');
        $text = mb_scrub($text, 'UTF-8');
        mb_substitute_character($before);

        return $text;
    }
}
