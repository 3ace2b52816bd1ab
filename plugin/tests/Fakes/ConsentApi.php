<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

/** Stands in for the plugin WP Consent API. */
final class ConsentApi
{
    public static bool $isActive = false;
    public static string $type = '';

    /** @var list<string> categories that the visitor allows */
    public static array $allowed = [];

    public static function reset(): void
    {
        self::$isActive = false;
        self::$type = '';
        self::$allowed = [];
    }
}
