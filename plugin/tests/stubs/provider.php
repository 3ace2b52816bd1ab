<?php

declare(strict_types=1);

namespace Algolia\AlgoliaSearch\Http;

use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;
use Stallkeeper\Tools\Tests\Fakes\Provider;

/** Replaces the client's connection to the hosted provider. */
final class CurlHttpClient implements HttpClientInterface
{
    public function sendRequest(RequestInterface $request, $timeout, $connectTimeout): ResponseInterface
    {
        return Provider::answer($request);
    }
}
