<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tokenizer;

/** Text that is safe to store, to match and to print as JSON: valid UTF-8 without NUL. */
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
