<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

/** The headers and cookies of the current response. PHP on the command line has none. */
final class ResponseHeaders
{
    /** @var list<string> */
    public static array $headers = [];

    /** @var array<string, array{value: string, options: array<array-key, mixed>}> */
    public static array $cookies = [];

    /** @var array<string, mixed> constants for page cache plugins */
    public static array $constants = [];

    public static bool $areSent = false;

    public static int $status = 200;

    public static function reset(): void
    {
        self::$headers = self::$cookies = self::$constants = [];
        self::$areSent = false;
        self::$status = 200;
    }

    public static function set(string $header): void
    {
        self::remove(strstr($header, ':', true) ?: $header);
        self::$headers[] = $header;
    }

    public static function remove(string $name): void
    {
        self::$headers = array_values(
            array_filter(self::$headers, static fn(string $header): bool => stripos($header, "$name:") !== 0),
        );
    }
}
