<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/** What a visitor typed, made safe to work with and otherwise left alone. */
final class QueryText
{
    private function __construct(public readonly string $text, public readonly bool $isCut) {}

    /**
     * @param mixed $raw a request's value, already without slashes; anything but text is the empty query
     * @return self at most {@see SearchSettings::QUERY_MAX_LENGTH} characters of valid UTF-8 without NUL (spec section 5)
     */
    public static function of(mixed $raw): self
    {
        $text = is_string($raw) ? str_replace("\0", '', mb_scrub($raw, 'UTF-8')) : '';
        $cut = mb_substr($text, 0, SearchSettings::QUERY_MAX_LENGTH, 'UTF-8');
        return new self($cut, $cut !== $text);
    }
}
