<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records\Text;

/**
 * Removes shortcodes that no active plugin renders, such as those of a page builder that is no longer installed. Their
 * names and attributes are not text for readers. The text between an opening and a closing tag stays.
 */
final class BuilderShortcodes
{
    /** Elements that show code, in which a shortcode is an example, and shortcodes in double brackets. */
    private const EXAMPLES = '~((?|<(pre|code|kbd|samp)\b[^>]*+>.*?</\2\s*+>|()\[\[[^\[\]]*+\]\]))~is';

    private const NAME = '[a-z][a-z0-9_-]{0,63}';

    /** Beginnings of the names that page builders use. These shortcodes are removed without a closing tag, too. */
    private const BUILDERS = '(?:vc|et_pb|fusion)_';

    /** The content of these shortcodes is encoded. */
    private const ENCODED = '~\[(vc_raw_html|vc_raw_js|fusion_code)\b[^\]]*+\][^\[]*+\[/\1\]~i';

    private const QUOTE = '(?:["\'“”„″‘’′«»]|&quot;|&\#0?3[49];|&\#82(?:1[6-9]|2[0-3]|4[23]);)';

    public static function remove(string $html): string
    {
        if (!str_contains($html, '[')) {
            return $html;
        }
        $parts = preg_split(self::EXAMPLES, $html, -1, PREG_SPLIT_DELIM_CAPTURE);
        if ($parts === false) {
            return $html;
        }
        $text = '';
        // Each example is followed by the name of its element.
        for ($i = 0; $i < count($parts); $i += 3) {
            $text .= self::removeFrom($parts[$i]) . ($parts[$i + 1] ?? '');
        }

        return $text;
    }

    private static function removeFrom(string $html): string
    {
        $html = preg_replace(self::ENCODED, ' ', $html) ?? $html;
        // Only a shortcode has a closing tag.
        preg_match_all('~\[/(' . self::NAME . ')\]~i', $html, $found);
        $names = array_flip(array_map(strtolower(...), $found[1]));

        return preg_replace_callback(
            '~\[/?(' . self::NAME . ')((?=[\s\]/])[^\[\]]*+)\]~iu',
            static fn(array $tag): string => isset($names[strtolower($tag[1])]) ||
            preg_match('~^' . self::BUILDERS . '~i', $tag[1]) === 1 ||
            preg_match('~\s[\w-]+\s*=\s*' . self::QUOTE . '~u', $tag[2]) === 1
                ? ' '
                : $tag[0],
            $html,
        ) ?? $html;
    }
}
