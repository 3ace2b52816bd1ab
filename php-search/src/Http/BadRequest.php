<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

use Stallkeeper\Search\RefusalReason;
use Stallkeeper\Search\SearchException;

/**
 * Thrown when an HTTP request is malformed, not permitted or too expensive. The message is safe to send to the client;
 * the code is the HTTP status.
 */
final class BadRequest extends \InvalidArgumentException
{
    /** @param int $retryAfter seconds until the same request may succeed; 0 when a retry cannot help */
    public function __construct(string $message, int $status = 400, public readonly int $retryAfter = 0)
    {
        parent::__construct($message, $status);
    }

    /** A search that is too expensive gets status 413 and not 503, because clients repeat a request after a 503. */
    public static function fromException(SearchException $error): self
    {
        $status = match ($error->reason) {
            RefusalReason::Invalid => 400,
            RefusalReason::TooExpensive => 413,
            RefusalReason::TooMany => 429,
        };

        return new self($error->getMessage(), $status, $error->retryAfter);
    }
}
