<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** Search parameters that cannot be understood; the message is for the caller, the code is the HTTP status. */
final class BadRequest extends \InvalidArgumentException
{
    public function __construct(string $message, int $status = 400)
    {
        parent::__construct($message, $status);
    }
}
