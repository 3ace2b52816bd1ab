<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tracking;

use Stallkeeper\Tools\Tests\Fakes\ConsentApi;

function class_exists(string $class, bool $autoload = true): bool
{
    return $class === 'WP_CONSENT_API' ? ConsentApi::$isActive : \class_exists($class, $autoload);
}

function function_exists(string $function): bool
{
    return in_array($function, ['wp_has_consent', 'wp_get_consent_type'], true)
        ? ConsentApi::$isActive
        : \function_exists($function);
}

function wp_has_consent(string $category): bool
{
    return in_array($category, ConsentApi::$allowed, true);
}

function wp_get_consent_type(): string
{
    return ConsentApi::$type;
}
