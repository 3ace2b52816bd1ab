<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

#[TestDox('The stand-in')]
final class ReachabilityTest extends TestCase
{
    private static string $root;
    private static WordPressClasses $wordPress;

    public static function setUpBeforeClass(): void
    {
        self::$root = dirname(__DIR__, 3) . '/';
        self::$wordPress = new WordPressClasses();
    }

    #[
        TestDox(
            'contains only functions, classes, methods and templates that the project, WordPress or the contract uses',
        ),
    ]
    public function testUnused(): void
    {
        [$names, $members] = self::standIn();
        $names->add(self::projectNames());

        self::assertGreaterThan(300, count($members));
        self::assertSame([], (new Reachability($names, $members))->unused());
    }

    #[TestDox('is reported for an unused function and for a method that only this function uses')]
    public function testReports(): void
    {
        $used = new NameSet();
        $used->functions = ['first' => true];
        $second = new NameSet();
        $second->methods = ['third' => true];
        $second->classes = ['some' => true];
        $members = [
            new Member('first()', 'function', 'first', '', new NameSet()),
            new Member('second()', 'function', 'second', '', $second),
            new Member('Some', 'class', 'some', '', new NameSet()),
            new Member('Some::third()', 'method', 'third', 'some', new NameSet()),
            new Member('Some::__toString()', 'method', '__toString', 'some', new NameSet(), true),
        ];
        self::assertSame(
            ['second()', 'Some', 'Some::third()', 'Some::__toString()'],
            (new Reachability($used, $members))->unused(),
        );

        $used->functions['second'] = true;
        self::assertSame([], (new Reachability($used, $members))->unused());
    }

    /** @return array{NameSet, list<Member>} names used when the plugin is loaded, and the members */
    private static function standIn(): array
    {
        $names = new NameSet();
        $members = [];
        $directory = self::$root . 'demo/stand-in/';
        foreach (self::files($directory, ['php']) as $file) {
            $path = substr($file, strlen($directory));
            $source = new PhpSource($file, self::$wordPress);
            if (str_starts_with($path, 'templates/')) {
                $members[] = new Member($path, 'template', substr($path, strlen('templates/')), '', $source->names);
            } else {
                $names->add($source->names);
                array_push($members, ...$source->members);
            }
        }

        return [$names, $members];
    }

    /** Names that the rest of the project uses. */
    private static function projectNames(): NameSet
    {
        $names = new NameSet();
        foreach (['theme', 'plugin', 'demo'] as $directory) {
            foreach (self::files(self::$root . $directory, ['php']) as $file) {
                if (preg_match('#^demo/(stand-in|tests)/|/lib/#', substr($file, strlen(self::$root))) === 0) {
                    $source = new PhpSource($file, self::$wordPress);
                    $names->add($source->names);
                    array_map(static fn(Member $member) => $names->add($member->uses), $source->members);
                }
            }
        }
        $contract = self::namesInText((string) file_get_contents(self::$root . 'demo/stand-in/contract.json'), []);
        $names->add($contract);
        foreach (['e2e', 'bin'] as $path) {
            foreach (self::files(self::$root . $path, ['ts', 'mjs', 'php']) as $file) {
                $names->add(self::namesInText((string) file_get_contents($file), $contract->strings));
            }
        }

        return $names;
    }

    /**
     * Finds names in PHP code that is embedded in strings of other languages.
     *
     * @param array<string, true> $strings additional strings that can complete a name such as "get_{$name}"
     */
    private static function namesInText(string $text, array $strings): NameSet
    {
        $names = new NameSet();
        preg_match_all('/(?<![>:\w])(\w+)\(/', $text, $functions);
        preg_match_all('/(?:->|::)(\w+)(?=\(|\W)/', $text, $methods);
        preg_match_all('/\w+(?:\\\\{1,2}\w+)+|\b[A-Z]\w+/', $text, $classes);
        preg_match_all('/[\'"]([\w\/.-]+)[\'"]/', $text, $found);
        preg_match_all('/["\'](\w+_)\{\$/', $text, $prefixes);
        $names->functions = array_fill_keys($functions[1], true);
        $names->methods = array_fill_keys($methods[1], true);
        $names->classes = array_fill_keys(
            array_map(
                static fn(string $class): string => strtolower(ltrim(str_replace('\\\\', '\\', $class), '\\')),
                $classes[0],
            ),
            true,
        );
        $names->strings = array_fill_keys($found[1], true);
        foreach ($prefixes[1] as $prefix) {
            foreach (array_keys($names->strings + $strings) as $suffix) {
                $names->methods[$prefix . $suffix] = true;
            }
        }

        return $names;
    }

    /**
     * @param list<string> $extensions
     * @return list<string>
     */
    private static function files(string $path, array $extensions): array
    {
        if (is_file($path)) {
            return [$path];
        }
        $files = [];
        foreach (
            new RecursiveIteratorIterator(new RecursiveDirectoryIterator($path, RecursiveDirectoryIterator::SKIP_DOTS))
            as $file
        ) {
            if ($file instanceof SplFileInfo && in_array($file->getExtension(), $extensions, true)) {
                $files[] = $file->getPathname();
            }
        }

        return $files;
    }
}
