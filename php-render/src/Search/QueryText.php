<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/** The search text of a visitor, with invalid characters removed. */
final class QueryText
{
    /** More bytes than 513 characters can take. */
    private const MAX_BYTES = 8192;

    private function __construct(public readonly string $text, public readonly bool $isCut) {}

    /**
     * @param mixed $raw value of the request, without slashes; anything but a string becomes an empty query
     * @return self at most {@see SearchSettings::QUERY_MAX_LENGTH} characters of valid UTF-8 without NUL
     */
    public static function fromRequest(mixed $raw): self
    {
        $text = is_string($raw) ? str_replace("\0", '', self::validUtf8(substr($raw, 0, self::MAX_BYTES))) : '';
        // Use PCRE, because WordPress's own search must work on a host without mbstring, too.
        preg_match('/^.{0,' . SearchSettings::QUERY_MAX_LENGTH . '}/su', $text, $cut);
        return new self($cut[0] ?? '', ($cut[0] ?? '') !== $text);
    }

    private static function validUtf8(string $raw): string
    {
        if (preg_match('//u', $raw) === 1) {
            return $raw;
        }
        preg_match_all(
            '/[\x00-\x7F]|[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}' .
                '|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}/',
            $raw,
            $valid,
        );
        return implode('', $valid[0]);
    }
}
