<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Text;

/**
 * Truncates highlighted text to a number of words.
 *
 * In scripts without spaces every letter counts as a word. Otherwise a Chinese post would be one word long.
 * @phpstan-import-type Part from Highlight
 */
final class Excerpt
{
    public const ELLIPSIS = '…';

    private const WORD = '/[' . UnspacedScripts::LETTERS . ']|[^ \t\r\n' . UnspacedScripts::LETTERS . ']+/u';

    /**
     * @param list<Part> $parts
     * @param int $words maximum number of words, at least 1
     * @return array{parts: list<Part>, isCut: bool} parts end with an ellipsis if the text was truncated
     */
    public static function cut(array $parts, int $words): array
    {
        $text = Highlight::text($parts);
        preg_match_all(self::WORD, $text, $found, PREG_OFFSET_CAPTURE);
        if (count($found[0]) <= $words) {
            return ['parts' => $parts, 'isCut' => false];
        }
        [$last, $offset] = $found[0][$words - 1];
        $kept = self::head($parts, $offset + strlen($last));
        $kept[] = Highlight::part(self::ELLIPSIS, false);
        return ['parts' => $kept, 'isCut' => true];
    }

    /**
     * @param list<Part> $parts
     * @return list<Part>
     */
    private static function head(array $parts, int $length): array
    {
        $kept = [];
        foreach ($parts as $part) {
            $text = substr(Highlight::text([$part]), 0, $length);
            if ($text === '') {
                break;
            }
            $kept[] = Highlight::part($text, $part['isMarked']);
            $length -= strlen($text);
        }
        return $kept;
    }
}
