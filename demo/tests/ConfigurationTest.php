<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

#[TestDox("The demo's wp-config.php")]
final class ConfigurationTest extends TestCase
{
    #[TestDox('is valid PHP with a line that a cache plugin inserts after the opening tag')]
    public function testInsertedLine(): void
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'config');
        $config = (string) file_get_contents(dirname(__DIR__) . '/wp-config.php');
        file_put_contents($file, (string) preg_replace('/^<\?php/', "<?php\ndefine('WP_CACHE', true);", $config));
        exec(escapeshellarg(PHP_BINARY) . ' -l ' . escapeshellarg($file) . ' 2>&1', $output, $code);
        unlink($file);
        self::assertSame(0, $code, implode("\n", $output));
    }
}
