<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Services;

use Closure;

/**
 * A service that is created when it is first used. For services that only some requests need.
 *
 * @template-covariant T of object
 */
final class Lazy
{
    /** @param Closure(): T $get */
    public function __construct(private readonly Closure $get) {}

    /** @return T */
    public function get(): object
    {
        return ($this->get)();
    }
}
