<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

/** A function, class, method, `@method` tag or template of the stand-in. */
final class Member
{
    public function __construct(
        /** What a failing test prints. */
        public readonly string $label,
        public readonly string $kind,
        public readonly string $name,
        /** The declaring class of a method, in lower case. */
        public readonly string $class,
        public readonly NameSet $uses,
        /** PHP or WordPress calls it, as soon as its class is used. */
        public readonly bool $isCalledByFramework = false,
    ) {}
}
