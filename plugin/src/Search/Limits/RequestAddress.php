<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Limits;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Search\Http\ClientAddress;

/** IP address of the visitor who made this request. */
final class RequestAddress
{
    public function __construct(private readonly RequestInput $input) {}

    /**
     * @param list<string> $proxies IP addresses or networks of the site's own proxies, from SiteFile
     *
     * @return string '' on the command line
     */
    public function find(array $proxies): string
    {
        $server = $this->input->server();

        return ClientAddress::find($server->text('REMOTE_ADDR'), $server->text('HTTP_X_FORWARDED_FOR'), $proxies);
    }
}
