<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Record;

/** Encodes and decodes the records of the index file, as JSON that is compressed unless it is short. */
final class StoredRecord
{
    /** Minimum length in bytes of JSON that is compressed. Compression does not make shorter JSON smaller. */
    private const MIN_COMPRESSED_BYTES = 200;

    private const LEVEL = 1;

    /** First byte of a compressed record. JSON begins with "{". */
    private const COMPRESSED = "\1";

    /**
     * @param array<array-key, mixed> $record
     *
     * @throws \JsonException when a value cannot be encoded
     */
    public static function encode(array $record): string
    {
        $json = json_encode(
            $record,
            JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR,
        );

        return strlen($json) < self::MIN_COMPRESSED_BYTES ? $json : self::COMPRESSED . gzdeflate($json, self::LEVEL);
    }

    /** @return array<array-key, mixed>|null null for a missing or damaged record */
    public static function decode(mixed $stored): ?array
    {
        $record = json_decode(self::json($stored), true);

        return is_array($record) ? $record : null;
    }

    /** @return string JSON; empty for a missing or damaged record */
    public static function json(mixed $stored): string
    {
        if (!is_string($stored) || $stored === '') {
            return '';
        }

        return $stored[0] === self::COMPRESSED ? (string) @gzinflate(substr($stored, 1)) : $stored;
    }
}
