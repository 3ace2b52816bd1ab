<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

use Stallkeeper\Search\Http\ClientAddress;

/** IP address of the visitor who made this request. */
final class RequestAddress
{
    /**
     * @param list<string> $proxies IP addresses or networks of the site's own proxies, from SiteFile
     *
     * @return string '' on the command line
     */
    public function of(array $proxies): string
    {
        $text = static fn(string $name): string => is_string($_SERVER[$name] ?? null) ? $_SERVER[$name] : '';

        return ClientAddress::of($text('REMOTE_ADDR'), $text('HTTP_X_FORWARDED_FOR'), $proxies);
    }
}
