<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

/** Stands in for the plugin Polylang. */
final class Polylang
{
    public static bool $isActive = false;

    /** @var array<string, string> locale by code */
    public static array $languages = [];

    /** @var array<int, string> code by post */
    public static array $posts = [];

    /** @var array<int, string> code by term */
    public static array $terms = [];

    /** Code of the visitor's language; false in a request without one. */
    public static string|false $current = false;

    /** Whether URLs contain the language in the path, otherwise in the query. */
    public static bool $isInPath = true;

    public static function reset(): void
    {
        self::$isActive = false;
        self::$languages = [];
        self::$posts = [];
        self::$terms = [];
        self::$current = false;
        self::$isInPath = true;
    }
}
