<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Capture;

use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;

function headers_sent(): bool
{
    return ResponseHeaders::$areSent;
}
