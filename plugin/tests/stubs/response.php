<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;

function header(string $header): void
{
    ResponseHeaders::set($header);
}

function http_response_code(int $status): void
{
    ResponseHeaders::$status = $status;
}
