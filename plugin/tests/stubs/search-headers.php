<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;

function headers_sent(): bool
{
    return ResponseHeaders::$areSent;
}

function header(string $header): void
{
    ResponseHeaders::set($header);
}
