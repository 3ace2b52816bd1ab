<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Every class, method and function of the stand-in exists in WooCommerce with the same signature. Hooks, forms, meta data
 * and JavaScript are not part of the stubs; contract.json lists them.
 *
 * @phpstan-import-type Signature from Signatures
 */
final class StubsTest extends TestCase
{
    private const ROOT = __DIR__ . '/../../stand-in/';
    private const STUBS = __DIR__ . '/../../../vendor/php-stubs/woocommerce-stubs/woocommerce-stubs.php';
    private static Signatures $ours;
    private static Signatures $theirs;

    public static function setUpBeforeClass(): void
    {
        self::$ours = new Signatures(self::files('woocommerce', 'automattic', 'functions', 'src'));
        self::$theirs = new Signatures([self::STUBS]);
    }

    public function testTheStubsAreRead(): void
    {
        self::assertGreaterThan(800, count(self::$theirs->functionNames()));
        self::assertGreaterThan(500, count(self::$theirs->classNames()));
        self::assertArrayHasKey('get_meta', self::$theirs->methods('WC_Order'), 'Methods of parents count.');
        self::assertArrayHasKey('get_address', self::$ours->methods('WC_Order'), 'Methods of traits count.');
        self::assertArrayHasKey('get_order_key', self::$ours->methods('WC_Order'), 'Tags of methods count.');
    }

    public function testEveryFunctionIsOneOfWooCommercesAndTakesTheSame(): void
    {
        $names = self::$ours->functionNames();
        self::assertGreaterThan(150, count($names));
        $wrong = [];
        foreach ($names as $name) {
            $wrong[] = self::fault("{$name}()", self::$ours->function($name), self::$theirs->function($name));
        }
        self::assertSame([], array_values(array_filter($wrong)));
    }

    public function testEveryClassAndMethodIsOneOfWooCommercesAndTakesTheSame(): void
    {
        $classes = array_filter(self::$ours->classNames(), static fn(string $name): bool => $name !== '' && !str_starts_with($name, 'Stallkeeper\\'));
        self::assertGreaterThan(20, count($classes));
        $wrong = [];
        foreach ($classes as $class) {
            if (!self::$theirs->hasClass($class)) {
                $wrong[] = "{$class} is none of WooCommerce's.";
                continue;
            }
            $theirs = self::$theirs->methods($class);
            foreach (self::$ours->methods($class) as $name => $method) {
                // It answers the methods in the tags of the class, which are compared.
                $name === '__call' || $wrong[] = self::fault("{$class}::{$name}()", $method, $theirs[$name] ?? null);
            }
        }
        self::assertSame([], array_values(array_filter($wrong)));
    }

    /**
     * A call that one of them takes the other takes, too.
     *
     * @param Signature|null $ours
     * @param Signature|null $theirs
     */
    private static function fault(string $what, ?array $ours, ?array $theirs): ?string
    {
        if ($ours === null || $theirs === null) {
            return "{$what} is none of WooCommerce's.";
        }
        if ($ours['isStatic'] !== $theirs['isStatic']) {
            return "{$what} is static in one of them only.";
        }
        foreach ($ours['parameters'] as $place => $parameter) {
            $other = $theirs['parameters'][$place] ?? null;
            if ($other === null || $other['name'] !== $parameter['name'] || $other['isOptional'] !== $parameter['isOptional']) {
                return sprintf('%s takes %s as number %d, WooCommerce %s.', $what, self::words($parameter), $place + 1, $other === null ? 'nothing' : self::words($other));
            }
        }
        foreach (array_slice($theirs['parameters'], count($ours['parameters'])) as $parameter) {
            if (!$parameter['isOptional']) {
                return "{$what} lacks {$parameter['name']}, which WooCommerce must be given.";
            }
        }
        return null;
    }

    /** @param array{name: string, isOptional: bool} $parameter */
    private static function words(array $parameter): string
    {
        return ($parameter['isOptional'] ? 'optional ' : '') . $parameter['name'];
    }

    /** @return list<string> */
    private static function files(string ...$folders): array
    {
        $files = [];
        foreach ($folders as $folder) {
            foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(self::ROOT . $folder, RecursiveDirectoryIterator::SKIP_DOTS)) as $file) {
                $file instanceof SplFileInfo && $file->getExtension() === 'php' && $files[] = $file->getPathname();
            }
        }
        sort($files);
        return $files;
    }
}
