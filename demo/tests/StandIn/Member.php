<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

/** A function, class, method, `@method` tag or template of the stand-in. */
final class Member
{
    public function __construct(
        /** Printed if a test fails. */
        public readonly string $label,
        public readonly string $kind,
        public readonly string $name,
        /** Lowercase name of the class that declares the method. */
        public readonly string $class,
        public readonly NameSet $uses,
        /** Whether PHP or WordPress calls the method if its class is used. */
        public readonly bool $isCalledByFramework = false,
    ) {}
}
