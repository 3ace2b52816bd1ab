<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/** A search that is refused: parameters that cannot be understood, or one that costs too much. The message is for the caller, the code is the HTTP status. */
final class BadRequest extends \InvalidArgumentException
{
    /** @param int $retryAfter seconds after which the same request may succeed; 0: it never will */
    public function __construct(string $message, int $status = 400, public readonly int $retryAfter = 0)
    {
        parent::__construct($message, $status);
    }
}
