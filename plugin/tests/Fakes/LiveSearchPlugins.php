<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

/** Constants and classes of plugins that show their own suggestions, as far as OtherLiveSearch sees them. */
final class LiveSearchPlugins
{
    /** @var list<string> names of constants */
    public static array $constants = [];

    /** @var list<string> names of classes */
    public static array $classes = [];

    public static function reset(): void
    {
        self::$constants = [];
        self::$classes = [];
    }
}
