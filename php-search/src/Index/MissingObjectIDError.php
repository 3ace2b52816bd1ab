<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

/** A record without objectID cannot be saved (spec section 8; the name is the provider's). */
final class MissingObjectIDError extends \InvalidArgumentException
{
    public function __construct()
    {
        parent::__construct('All objects must have an unique objectID (like a primary key) to be valid.');
    }
}
