<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SiteHealth;

/** Status of a Site Health test, with WordPress's value. */
enum TestStatus: string
{
    case Good = 'good';
    case Recommended = 'recommended';
    case Critical = 'critical';

    /** @return string color of the test's badge */
    public function color(): string
    {
        return match ($this) {
            self::Good => 'blue',
            self::Recommended => 'orange',
            self::Critical => 'red',
        };
    }
}
