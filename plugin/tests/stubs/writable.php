<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Engine;

use Stallkeeper\Tools\Tests\Fakes\Disk;

function wp_is_writable(string $path): bool
{
    return !Disk::$isReadOnly && \wp_is_writable($path);
}
