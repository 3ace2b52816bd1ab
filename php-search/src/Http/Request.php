<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/** What Api needs of an HTTP request. */
final class Request
{
    /**
     * @param string                $path    the part from "/1/" on: without host and entry, not yet decoded
     * @param array<array-key, mixed> $query the query string's fields
     * @param array<string, string> $headers lower-case names
     * @param float                 $startedAt when the server began with the request, in seconds of Unix time; 0 for now
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

    /** A value that the provider's clients send as a header or, to spare a preflight, in the query string. */
    public function credential(string $name): string
    {
        $value = $this->headers[$name] ?? $this->query[$name] ?? '';

        return is_string($value) ? $value : '';
    }
}
