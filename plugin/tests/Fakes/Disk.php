<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

/** Stands in for a disk that the web server cannot write to. Tests may run as root, who can write everywhere. */
final class Disk
{
    public static bool $isReadOnly = false;
}
