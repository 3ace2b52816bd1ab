<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** Encodes responses, and parts of them to measure their size. */
final class Json
{
    /** @param array<array-key, mixed> $data */
    public static function encode(array $data): string
    {
        $flags =
            JSON_UNESCAPED_UNICODE |
            JSON_UNESCAPED_SLASHES |
            JSON_INVALID_UTF8_SUBSTITUTE |
            JSON_PARTIAL_OUTPUT_ON_ERROR;

        return (string) json_encode($data, $flags);
    }
}
