<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

/**
 * Splits a template into tags and text. It is strict: unknown syntax is an error with a line number.
 *
 * @phpstan-type Token array{type: 'open'|'close'|'text'|'comment', text: string, name: string,
 *     attributes: array<string, string>, selfClosing: bool, line: int}
 */
final class Lexer
{
    private const ATTRIBUTE = '[^\s"\'>\/=]+(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s"\'=<>`]+))?';

    private const TOKEN =
        '~<!--(?<comment>.*?)-->' .
        '|<(?<name>[A-Za-z][A-Za-z0-9-]*)(?<attributes>(?:\s+' .
        self::ATTRIBUTE .
        ')*)\s*(?<slash>/?)>' .
        '|</(?<close>[A-Za-z][A-Za-z0-9-]*)\s*>' .
        '|(?<text>[^<]+)' .
        '|(?<stray><)~su';

    /**
     * @return list<Token>
     * @throws TemplateError
     */
    public static function tokens(string $source): array
    {
        if (preg_match_all(self::TOKEN, $source, $matches, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL) === false) {
            throw new TemplateError('The template is not valid UTF-8. Save the file as UTF-8.', '', 1);
        }
        $tokens = [];
        $line = 1;
        foreach ($matches as $match) {
            $text = (string) $match[0];
            $token = [
                'type' => 'text',
                'text' => $text,
                'name' => '',
                'attributes' => [],
                'selfClosing' => false,
                'line' => $line,
            ];
            if (isset($match['comment'])) {
                $token = ['type' => 'comment', 'text' => $match['comment']] + $token;
            } elseif (isset($match['name'])) {
                $token =
                    [
                        'type' => 'open',
                        'name' => strtolower($match['name']),
                        'attributes' => self::attributes((string) ($match['attributes'] ?? '')),
                        'selfClosing' => ($match['slash'] ?? '') === '/',
                    ] + $token;
            } elseif (isset($match['close'])) {
                $token = ['type' => 'close', 'name' => strtolower($match['close'])] + $token;
            } elseif (isset($match['stray'])) {
                throw new TemplateError(
                    'A "<" begins no tag here. Close the tag or its quotes, or write &lt; for the character itself.',
                    '',
                    $line,
                    substr($source, self::offset($tokens), 60),
                );
            }
            $tokens[] = $token;
            $line += substr_count($text, "\n");
        }
        return $tokens;
    }

    /**
     * @return array<string, string> name in lowercase => decoded value; of duplicate names the first counts, as in
     *   browsers
     */
    private static function attributes(string $text): array
    {
        preg_match_all(
            '~([^\s"\'>/=]+)(?:\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'=<>`]+)))?~u',
            $text,
            $found,
            PREG_SET_ORDER,
        );
        $attributes = [];
        foreach ($found as $one) {
            $raw = ($one[2] ?? '') . ($one[3] ?? '') . ($one[4] ?? '');
            $attributes[strtolower($one[1])] ??= html_entity_decode($raw, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        }
        return $attributes;
    }

    /** @param list<Token> $tokens */
    private static function offset(array $tokens): int
    {
        return array_sum(
            array_map(
                static fn(array $token): int => strlen($token['text']) + ($token['type'] === 'comment' ? 7 : 0),
                $tokens,
            ),
        );
    }
}
