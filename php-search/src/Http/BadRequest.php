<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/**
 * Thrown when a request is malformed, not permitted or too expensive. The message is safe to send to the client; the
 * code is the HTTP status.
 */
final class BadRequest extends \InvalidArgumentException
{
    /** @param int $retryAfter seconds until the same request may succeed; 0 when a retry cannot help */
    public function __construct(string $message, int $status = 400, public readonly int $retryAfter = 0)
    {
        parent::__construct($message, $status);
    }
}
