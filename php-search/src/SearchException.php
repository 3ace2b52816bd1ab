<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** Thrown when a search is malformed or too expensive. The message is safe to send to the client. */
final class SearchException extends \InvalidArgumentException
{
    /** @param int $retryAfter seconds until the same search may succeed; 0 when a retry cannot help */
    public function __construct(
        string $message,
        public readonly RefusalReason $reason = RefusalReason::Invalid,
        public readonly int $retryAfter = 0,
    ) {
        parent::__construct($message);
    }
}
