<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tokenizer;

/** Converts HTML to the text that a reader sees, on one line. */
final class PlainText
{
    private const UNSEEN = 'script|style|template|noscript|iframe|svg|object|textarea|select';
    private const BLOCKS =
        'address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header' .
        '|hr|li|main|nav|ol|option|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';

    /** A quoted value starts after "=" and may contain ">". */
    private const ATTRIBUTES = '(?:[^>=]++|=\s*+(?:"[^"]*+"|\'[^\']*+\')?+)*+';

    private const TAG = '#</?(?:(' . self::BLOCKS . ')(?=[\s/>])|[a-z])' . self::ATTRIBUTES . '>#i';

    /** An unclosed tag extends to the end of the text. */
    private const OPENING =
        '#<(?:(!--)|(!\[CDATA\[)|([!?])|(' . self::UNSEEN . ')(?=[\s/>])' . self::ATTRIBUTES . '(?:>|$))#iD';

    public static function fromHtml(string $html): string
    {
        $text = self::withoutUnseen(Utf8::clean($html));
        // Behind the last ">", each "<" would be compared with all of the rest. Text that only resembles a tag ("a <
        // b") stays.
        $end = strrpos($text, '>');
        $tags = $end === false ? '' : substr($text, 0, $end + 1);
        $text = self::withoutTags($tags) . substr($text, strlen($tags));
        $text = Utf8::clean(html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'));

        return trim(preg_replace('/[\p{Z}\s]+/u', ' ', $text) ?? $text);
    }

    /**
     * Removes comments and invisible elements. An unclosed one hides the rest of the text, as in a browser.
     *
     * It scans the text from start to end, because a single regular expression fails on scripts of several megabytes.
     */
    private static function withoutUnseen(string $html): string
    {
        $seen = '';
        $at = 0;
        while (preg_match(self::OPENING, $html, $found, PREG_OFFSET_CAPTURE, $at) === 1) {
            [$opening, $start] = $found[0];
            $element = strtolower($found[4][0] ?? '');
            $seen .= substr($html, $at, $start - $at) . ($element === '' ? '' : ' ');
            $at = $start + strlen($opening);
            // Only in SVG does a trailing slash make a tag self-closing.
            if ($element !== 'svg' || !str_ends_with($opening, '/>')) {
                $at = self::behind(self::closing($element, $found), $html, $at);
            }
        }

        return $seen . substr($html, $at);
    }

    /** @param array<int, array{string, int}> $found match of OPENING */
    private static function closing(string $element, array $found): string
    {
        return match (true) {
            $element !== '' => "#</$element(?=[\\s/>])[^>]*+>?#i",
            $found[1][1] >= 0 => '/-->/',
            $found[2][1] >= 0 => '/\]\]>/',
            default => '/>/',
        };
    }

    private static function behind(string $pattern, string $html, int $at): int
    {
        return preg_match($pattern, $html, $found, PREG_OFFSET_CAPTURE, $at) === 1
            ? $found[0][1] + strlen($found[0][0])
            : strlen($html);
    }

    /**
     * Block elements separate words. Reads all tags in one pass, because each removed ">" would extend the tag before
     * it.
     */
    private static function withoutTags(string $html): string
    {
        // When a regular expression hits the backtrack limit, strip_tags() is safer than the original text and better
        // than an empty one.
        return preg_replace_callback(
            self::TAG,
            static fn(array $found): string => isset($found[1]) ? ' ' : '',
            $html,
        ) ?? strip_tags($html);
    }
}
