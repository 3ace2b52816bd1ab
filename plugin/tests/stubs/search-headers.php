<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;

function headers_sent(): bool
{
    return ResponseHeaders::$areSent;
}

function header(string $header): void
{
    ResponseHeaders::set($header);
}

/** Makes each test independent of the constants that another one has led to. */
function define(string $name, mixed $value): bool
{
    ResponseHeaders::$constants[$name] = $value;

    return true;
}
