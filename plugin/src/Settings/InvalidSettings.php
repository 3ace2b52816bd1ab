<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Settings;

use RuntimeException;

/** Values of a settings file that cannot be saved. */
final class InvalidSettings extends RuntimeException
{
    /** @param non-empty-list<string> $problems translated sentences that say what to do */
    public function __construct(public readonly array $problems)
    {
        parent::__construct(implode(' ', $problems));
    }
}
