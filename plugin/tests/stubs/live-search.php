<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Suggestions;

use Stallkeeper\Tools\Tests\Fakes\LiveSearchPlugins;

function defined(string $name): bool
{
    return in_array($name, LiveSearchPlugins::$constants, true) || \defined($name);
}

function class_exists(string $class, bool $autoload = true): bool
{
    return in_array($class, LiveSearchPlugins::$classes, true) || \class_exists($class, $autoload);
}
