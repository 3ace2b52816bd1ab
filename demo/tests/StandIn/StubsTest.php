<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Checks that each class, method and function of the stand-in exists in WooCommerce with the same signature. Hooks,
 * form fields, meta data and JavaScript are not part of the stubs; contract.json lists them.
 *
 * @phpstan-import-type Signature from Signatures
 */
final class StubsTest extends TestCase
{
    private const ROOT = __DIR__ . '/../../stand-in/';
    private const STUBS = __DIR__ . '/../../../vendor/php-stubs/woocommerce-stubs/woocommerce-stubs.php';
    private static Signatures $standIn;
    private static Signatures $stubs;

    public static function setUpBeforeClass(): void
    {
        self::$standIn = new Signatures(self::files('woocommerce', 'automattic', 'functions', 'src'));
        self::$stubs = new Signatures([self::STUBS]);
    }

    public function testParsesTheStubsAndTheStandIn(): void
    {
        self::assertGreaterThan(800, count(self::$stubs->functionNames()));
        self::assertGreaterThan(500, count(self::$stubs->classNames()));
        self::assertArrayHasKey(
            'get_meta',
            self::$stubs->methods('WC_Order'),
            'Methods of parent classes are included.',
        );
        self::assertArrayHasKey('get_address', self::$standIn->methods('WC_Order'), 'Methods of traits are included.');
        self::assertArrayHasKey('get_order_key', self::$standIn->methods('WC_Order'), '@method tags are included.');
    }

    public function testFunctionsHaveTheSignaturesOfWooCommerce(): void
    {
        $names = self::$standIn->functionNames();
        self::assertGreaterThan(150, count($names));
        $differences = [];
        foreach ($names as $name) {
            $differences[] = self::difference(
                "{$name}()",
                self::$standIn->function($name),
                self::$stubs->function($name),
            );
        }
        self::assertSame([], array_values(array_filter($differences)));
    }

    public function testClassesAndMethodsHaveTheSignaturesOfWooCommerce(): void
    {
        $classes = array_filter(
            self::$standIn->classNames(),
            static fn(string $name): bool => $name !== '' && !str_starts_with($name, 'Stallkeeper\\'),
        );
        self::assertGreaterThan(20, count($classes));
        $differences = [];
        foreach ($classes as $class) {
            if (!self::$stubs->hasClass($class)) {
                $differences[] = "{$class} does not exist in WooCommerce.";
                continue;
            }
            $expected = self::$stubs->methods($class);
            foreach (self::$standIn->methods($class) as $name => $method) {
                // The methods implemented by __call() are compared by their @method tags.
                $name === '__call' ||
                    ($differences[] = self::difference("{$class}::{$name}()", $method, $expected[$name] ?? null));
            }
        }
        self::assertSame([], array_values(array_filter($differences)));
    }

    /**
     * Compares two signatures: a call that is valid for one must be valid for the other.
     *
     * @param Signature|null $actual
     * @param Signature|null $expected
     */
    private static function difference(string $label, ?array $actual, ?array $expected): ?string
    {
        if ($actual === null || $expected === null) {
            return "{$label} does not exist in WooCommerce.";
        }
        if ($actual['isStatic'] !== $expected['isStatic']) {
            return "{$label} is static only in the stand-in or in WooCommerce.";
        }
        foreach ($actual['parameters'] as $position => $parameter) {
            $other = $expected['parameters'][$position] ?? null;
            if (
                $other === null ||
                $other['name'] !== $parameter['name'] ||
                $other['isOptional'] !== $parameter['isOptional']
            ) {
                return sprintf(
                    'Parameter %3$d of %1$s is %2$s, but %4$s in WooCommerce.',
                    $label,
                    self::describe($parameter),
                    $position + 1,
                    $other === null ? 'missing' : self::describe($other),
                );
            }
        }
        foreach (array_slice($expected['parameters'], count($actual['parameters'])) as $parameter) {
            if (!$parameter['isOptional']) {
                return "{$label} has no parameter {$parameter['name']}, which WooCommerce requires.";
            }
        }
        return null;
    }

    /** @param array{name: string, isOptional: bool} $parameter */
    private static function describe(array $parameter): string
    {
        return ($parameter['isOptional'] ? 'optional ' : '') . $parameter['name'];
    }

    /** @return list<string> */
    private static function files(string ...$directories): array
    {
        $files = [];
        foreach ($directories as $directory) {
            foreach (
                new RecursiveIteratorIterator(
                    new RecursiveDirectoryIterator(self::ROOT . $directory, RecursiveDirectoryIterator::SKIP_DOTS),
                )
                as $file
            ) {
                $file instanceof SplFileInfo && $file->getExtension() === 'php' && ($files[] = $file->getPathname());
            }
        }
        sort($files);
        return $files;
    }
}
