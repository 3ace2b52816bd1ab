<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/** The parts of an HTTP request that Api needs. */
final class Request
{
    /**
     * @param string                $path    path from "/1/" on, without host and entry script, not decoded
     * @param array<array-key, mixed> $query fields of the query string
     * @param array<string, string> $headers lower-case names
     * @param float                 $startedAt Unix time in seconds at which the server received the request; 0 for now
     */
    public function __construct(
        public readonly string $method,
        public readonly string $path,
        public readonly array $query = [],
        public readonly array $headers = [],
        public readonly string $body = '',
        public readonly string $remoteAddress = '',
        public readonly float $startedAt = 0.0,
    ) {}

    /** Returns a credential. API clients send it as a header or, to avoid a CORS preflight, in the query string. */
    public function credential(string $name): string
    {
        $value = $this->headers[$name] ?? ($this->query[$name] ?? '');

        return is_string($value) ? $value : '';
    }
}
