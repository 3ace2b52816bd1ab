<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

/** Thrown for a record or hit without objectID. The name is the same as in the provider's API clients. */
final class MissingObjectIDError extends \InvalidArgumentException
{
    public function __construct()
    {
        parent::__construct('All objects must have an unique objectID (like a primary key) to be valid.');
    }
}
