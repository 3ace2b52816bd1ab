<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests;

use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\ParserFactory;
use PhpParser\PhpVersion;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/** Theme and plugin show a message instead of a fatal error if PHP or WordPress is too old. */
final class OldVersionsTest extends TestCase
{
    private const ROOT = __DIR__ . '/../..';

    /** Replacements for the WordPress functions that the bootstrap files call. */
    private const STUBS = '
        define("ABSPATH", "/"); define("WP_DEFAULT_THEME", "default"); $hooks = [];
        function add_action($hook, $callback) { global $hooks; $hooks[$hook][] = $callback; }
        function get_bloginfo($show) { global $wordpress; return $wordpress; }
        function __($text) { return $text; }
        function esc_html__($text) { return $text; }
        function esc_html($text) { return $text; }
    ';

    /** @return array<string, array{string}> */
    public static function bootstrapFiles(): array
    {
        return [
            'the plugin' => ['plugin/stallkeeper-tools.php'],
            'the theme' => ['theme/functions.php'],
            'the theme on old versions' => ['theme/inc/back-compat.php'],
        ];
    }

    #[DataProvider('bootstrapFiles')]
    #[TestDox('PHP 8.0 can parse the bootstrap file of $_dataName')]
    public function testSyntax(string $file): void
    {
        $nodes =
            (new ParserFactory())
                ->createForVersion(PhpVersion::fromString('8.0'))
                ->parse((string) file_get_contents(self::ROOT . '/' . $file)) ?? [];
        self::assertNotSame([], $nodes);
        // The parser accepts these for every version.
        $new = (new NodeFinder())->find(
            $nodes,
            static fn(Node $node): bool => $node instanceof Node\VariadicPlaceholder ||
                $node instanceof Node\Stmt\Enum_ ||
                ($node instanceof Node\Param && $node->flags !== 0) ||
                $node instanceof Node\IntersectionType,
        );
        self::assertSame([], $new);
    }

    /**
     * @return array<string, array{string, string, string, int, string}> file, message, hook, PHP_VERSION_ID, WordPress
     */
    public static function oldVersions(): array
    {
        $plugin = [
            'plugin/stallkeeper-tools.php',
            'Stallkeeper Tools needs PHP 8.1 and WordPress 6.5 or later.',
            'admin_notices',
        ];
        $theme = [
            'theme/functions.php',
            'The Stallkeeper theme needs PHP 8.1 and WordPress 6.5 or later.',
            'admin_notices',
        ];

        return [
            'plugin, PHP 8.0' => [...$plugin, 80030, '6.9'],
            'plugin, WordPress 6.4' => [...$plugin, 80200, '6.4.5'],
            'theme, PHP 8.0' => [...$theme, 80030, '6.9'],
            'theme, WordPress 6.4' => [...$theme, 80200, '6.4.5'],
        ];
    }

    #[DataProvider('oldVersions')]
    #[TestDox('An old version gets a message: $_dataName')]
    public function testMessage(string $file, string $message, string $hook, int $php, string $wordpress): void
    {
        $printed = self::printedBy($file, $hook, $php, $wordpress);
        self::assertStringContainsString('notice-error', $printed);
        self::assertStringContainsString($message, $printed);
        self::assertStringContainsString("WordPress $wordpress", $printed);
    }

    /**
     * Runs a bootstrap file in a process of its own, with another PHP_VERSION_ID, and prints the notices that it
     * hooked.
     */
    private static function printedBy(string $file, string $hook, int $php, string $wordpress): string
    {
        $path = (string) realpath(self::ROOT . '/' . $file);
        $code = str_replace(
            ['PHP_VERSION_ID', '__DIR__', '__FILE__'],
            [(string) $php, var_export(dirname($path), true), var_export($path, true)],
            (string) file_get_contents($path),
        );
        $program =
            '<?php ' .
            self::STUBS .
            '$wordpress = ' .
            var_export($wordpress, true) .
            '; (function () { eval(substr(' .
            var_export(preg_replace('/declare\(strict_types=1\);/', '', $code), true) .
            ', 5)); })(); foreach ($hooks[' .
            var_export($hook, true) .
            '] ?? [] as $callback) { $callback(); }';
        $process = proc_open(
            [PHP_BINARY, '-d', 'display_errors=1'],
            [['pipe', 'r'], ['pipe', 'w'], ['pipe', 'w']],
            $pipes,
        );
        self::assertIsResource($process);
        fwrite($pipes[0], $program);
        fclose($pipes[0]);
        $printed = stream_get_contents($pipes[1]) . stream_get_contents($pipes[2]);
        self::assertSame(0, proc_close($process), $printed);

        return $printed;
    }
}
