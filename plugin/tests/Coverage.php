<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use SebastianBergmann\CodeCoverage\CodeCoverage;
use SebastianBergmann\CodeCoverage\Driver\PcovDriver;
use SebastianBergmann\CodeCoverage\Filter;
use SebastianBergmann\FileIterator\Facade;

/**
 * Counts the lines of plugin and theme that the tests run. All tests are measured together, because PHPUnit's own
 * measurement of each test takes four times as long. Lines that run while WordPress loads do not count.
 */
final class Coverage
{
    private const ROOT = __DIR__ . '/../../';
    private const DIRECTORIES = ['plugin/src', 'theme/inc'];

    private static ?CodeCoverage $coverage = null;

    /** Measures until the end of the process, if STALLKEEPER_COVERAGE names the file for the result. */
    public static function startIfRequested(): void
    {
        $file = (string) getenv('STALLKEEPER_COVERAGE');
        if ($file === '') {
            return;
        }
        $filter = new Filter();
        $root = (string) realpath(self::ROOT);
        $filter->includeFiles(
            (new Facade())->getFilesAsArray(
                array_map(static fn(string $directory): string => "$root/$directory", self::DIRECTORIES),
                '.php',
            ),
        );
        self::$coverage = new CodeCoverage(new PcovDriver($filter), $filter);
        self::$coverage->start('all tests');
        register_shutdown_function(static fn() => file_put_contents($file, (string) json_encode(self::lines($root))));
    }

    /** @return array<string, array{executable: int, executed: int}> by path in the repository */
    private static function lines(string $root): array
    {
        if (self::$coverage === null) {
            return [];
        }
        self::$coverage->stop();
        $files = [];
        /** @var array<string, array<int, list<string>|null>> $covered */
        $covered = self::$coverage->getData()->lineCoverage();
        foreach ($covered as $file => $lines) {
            $executable = array_filter($lines, is_array(...));
            $files[substr($file, strlen($root) + 1)] = [
                'executable' => count($executable),
                'executed' => count(array_filter($executable)),
            ];
        }

        return $files;
    }
}
