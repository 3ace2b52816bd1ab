<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

use Stallkeeper\Search\Json;

/** An HTTP response. send() sends it. */
final class Response
{
    private const HEADERS = [
        'Content-Type' => 'application/json; charset=utf-8',
        'X-Content-Type-Options' => 'nosniff',
        'Cache-Control' => 'no-store',
    ];

    /** @param array<string, string> $headers */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
    ) {}

    /**
     * @param array<string, mixed>  $data
     * @param array<string, string> $headers
     */
    public static function json(array $data, int $status = 200, array $headers = []): self
    {
        return self::fromJson(Json::encode($data), $status, $headers);
    }

    /** @param array<string, string> $headers */
    public static function fromJson(string $json, int $status = 200, array $headers = []): self
    {
        return new self($status, $headers + self::HEADERS, $json);
    }

    /**
     * Creates an error response in the provider's format.
     *
     * @param array<string, string> $headers
     */
    public static function error(int $status, string $message, array $headers = []): self
    {
        return self::json(['message' => $message, 'status' => $status], $status, $headers);
    }

    /** @param array<string, string> $headers */
    public function with(array $headers): self
    {
        return new self($this->status, $headers + $this->headers, $this->body);
    }

    public function send(): void
    {
        http_response_code($this->status);
        foreach ($this->headers as $name => $value) {
            header($name . ': ' . $value);
        }
        echo $this->body;
    }
}
