<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** The callbacks of both packages, in a process of their own for a page and for the admin (named-callbacks.php). */
final class NamedCallbacksTest extends TestCase
{
    #[TestDox('A shop can remove every callback of the package "$package" from its hook: $place')]
    #[TestWith(['theme', 'page'])]
    #[TestWith(['theme', 'admin'])]
    #[TestWith(['tools', 'page'])]
    #[TestWith(['tools', 'admin'])]
    public function testNamed(string $package, string $place): void
    {
        exec(
            implode(
                ' ',
                array_map(escapeshellarg(...), [
                    PHP_BINARY,
                    '-d',
                    'display_errors=stderr',
                    __DIR__ . '/named-callbacks.php',
                    $package,
                    $place,
                ]),
            ) . ' 2>&1',
            $lines,
            $code,
        );
        $data = json_decode((string) end($lines), true);
        self::assertSame(0, $code, implode("\n", $lines));
        self::assertIsArray($data, implode("\n", $lines));
        self::assertSame([], $data['found']);
        self::assertGreaterThan(30, $data['seen']);
    }
}
