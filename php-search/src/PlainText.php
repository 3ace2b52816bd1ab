<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** The words of a piece of HTML: what a reader sees, on one line. */
final class PlainText
{
    private const UNSEEN = 'script|style|template|noscript|iframe|svg|object|textarea|select';
    private const BLOCKS = 'address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header'
        . '|hr|li|main|nav|ol|option|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';

    public static function fromHtml(string $html): string
    {
        $text = Utf8::clean($html);
        $text = self::replace('/<!--.*?(?:-->|$)|<!\[CDATA\[.*?(?:\]\]>|$)|<[!?][^>]*>/s', '', $text);
        // An element that is never closed hides the rest, as it does in a browser.
        $text = self::replace('#<(' . self::UNSEEN . ')\b[^>]*>.*?(?:</\1\s*>|$)#is', ' ', $text);
        $text = self::replace('#</?(?:' . self::BLOCKS . ')(?=[\s/>])[^>]*>#i', ' ', $text);
        // A quoted attribute may hold ">". What only looks like a tag ("a < b") stays.
        $text = self::replace('#</?[a-z](?:[^>"\']|"[^"]*"|\'[^\']*\')*>#i', '', $text);
        $text = Utf8::clean(html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'));

        return trim(self::replace('/[\p{Z}\s]+/u', ' ', $text));
    }

    private static function replace(string $pattern, string $with, string $text): string
    {
        // On a backtrack limit the text as it is would show tags; nothing at all would lose the post.
        return preg_replace($pattern, $with, $text) ?? strip_tags($text);
    }
}
