<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Http;

use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;

/** @return list<string> */
function headers_list(): array
{
    return ResponseHeaders::$headers;
}

function headers_sent(): bool
{
    return ResponseHeaders::$areSent;
}

function header(string $header): void
{
    ResponseHeaders::set($header);
}

function header_remove(string $name): void
{
    ResponseHeaders::remove($name);
}

/** Makes each test independent of the constants that another one has led to. */
function define(string $name): bool
{
    return $name !== '';
}
