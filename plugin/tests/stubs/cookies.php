<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tracking;

use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;

function headers_sent(): bool
{
    return ResponseHeaders::$areSent;
}

/** @param array<array-key, mixed> $options */
function setcookie(string $name, string $value, array $options): bool
{
    ResponseHeaders::$cookies[$name] = ['value' => $value, 'options' => $options];

    return true;
}
