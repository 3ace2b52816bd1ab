<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

use WP_REST_Server;

/** WordPress's REST server, which records its headers: PHP on the command line has none. */
final class RestServer extends WP_REST_Server
{
    public function send_header($key, $value): void
    {
        ResponseHeaders::set("$key: $value");
    }

    public function remove_header($key): void
    {
        ResponseHeaders::remove($key);
    }

    protected function set_status($code): void
    {
        ResponseHeaders::$status = $code;
    }
}
