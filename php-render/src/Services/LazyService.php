<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Services;

use Attribute;

/** Names the class of a {@see Lazy} parameter of a service's constructor. */
#[Attribute(Attribute::TARGET_PARAMETER)]
final class LazyService
{
    /** @param class-string $class */
    public function __construct(public readonly string $class) {}
}
