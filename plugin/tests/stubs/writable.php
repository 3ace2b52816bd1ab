<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine {
    use Stallkeeper\Tools\Tests\Fakes\Disk;

    function wp_is_writable(string $path): bool
    {
        return !Disk::$isReadOnly && \wp_is_writable($path);
    }
}

namespace Stallkeeper\Tools\BuiltInEngine\Storage {
    use Stallkeeper\Tools\Tests\Fakes\Disk;

    function wp_is_writable(string $path): bool
    {
        return !Disk::$isReadOnly && \wp_is_writable($path);
    }
}
