<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tokenizer;

/** The words of a piece of HTML: what a reader sees, on one line. */
final class PlainText
{
    private const UNSEEN = 'script|style|template|noscript|iframe|svg|object|textarea|select';
    private const BLOCKS = 'address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header'
        . '|hr|li|main|nav|ol|option|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';

    /** A quoted value may hold ">"; it is one only behind "=". A tag that is never closed takes the rest. */
    private const ATTRIBUTES = '(?:[^>=]++|=\s*+(?:"[^"]*+"|\'[^\']*+\')?+)*+(?:>|$)';
    private const OPENING = '#<(?:(!--)|(!\[CDATA\[)|([!?])|(' . self::UNSEEN . ')(?=[\s/>])' . self::ATTRIBUTES . ')#iD';

    public static function fromHtml(string $html): string
    {
        $text = self::withoutUnseen(Utf8::clean($html));
        $text = self::replace('#</?(?:' . self::BLOCKS . ')(?=[\s/>])[^>]*>#i', ' ', $text);
        // A quoted attribute may hold ">". What only looks like a tag ("a < b") stays.
        $text = self::replace('#</?[a-z](?:[^>"\']|"[^"]*"|\'[^\']*\')*>#i', '', $text);
        $text = Utf8::clean(html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'));

        return trim(self::replace('/[\p{Z}\s]+/u', ' ', $text));
    }

    /**
     * Takes out comments and elements that no reader sees. What is never closed hides the rest, as it does in a browser.
     * Goes from beginning to end instead of by one pattern: a script of megabytes is too much for a pattern.
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
            // Only in SVG does a slash at the end of a tag mean that nothing is inside.
            if ($element !== 'svg' || !str_ends_with($opening, '/>')) {
                $at = self::behind(self::closing($element, $found), $html, $at);
            }
        }

        return $seen . substr($html, $at);
    }

    /** @param array<int, array{string, int}> $found of OPENING */
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
        return preg_match($pattern, $html, $found, PREG_OFFSET_CAPTURE, $at) === 1 ? $found[0][1] + strlen($found[0][0]) : strlen($html);
    }

    private static function replace(string $pattern, string $with, string $text): string
    {
        // On a backtrack limit the text as it is would show tags; nothing at all would lose the post.
        return preg_replace($pattern, $with, $text) ?? strip_tags($text);
    }
}
