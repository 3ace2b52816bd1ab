<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Text;

/**
 * Splits highlighted text into plain and highlighted parts, so that no template prints HTML from a record.
 *
 * @phpstan-type Part array{text: string, isMarked: bool}
 */
final class Highlight
{
    /** Fields of a part, see {@see \Stallkeeper\Render\Template\FieldCheck}. */
    public const FIELDS = ['text' => true, 'isMarked' => true];

    /** Tags that the search provider puts around a match. They are those of InstantSearch. */
    public const PRE_TAG = '__ais-highlight__';
    public const POST_TAG = '__/ais-highlight__';

    /**
     * @return list<Part> parts with collapsed white space, so that an HTML minifier does not change them
     */
    public static function parts(string $value): array
    {
        $value = (string) preg_replace('/[ \t\r\n]+/', ' ', str_replace("\0", '', $value));
        $parts = [];
        foreach (explode(self::PRE_TAG, $value) as $index => $piece) {
            // A match without a closing tag was truncated and extends to the end of the text.
            [$marked, $plain] = $index === 0 ? ['', $piece] : explode(self::POST_TAG, $piece, 2) + [1 => ''];
            if ($marked !== '') {
                $parts[] = self::part($marked, true);
            }
            $plain = str_replace(self::POST_TAG, '', $plain);
            if ($plain !== '') {
                $parts[] = self::part($plain, false);
            }
        }
        return $parts;
    }

    /** @return Part */
    public static function part(string $text, bool $isMarked): array
    {
        return ['text' => $text, 'isMarked' => $isMarked];
    }

    /** @param list<Part> $parts */
    public static function text(array $parts): string
    {
        return implode('', array_column($parts, 'text'));
    }
}
