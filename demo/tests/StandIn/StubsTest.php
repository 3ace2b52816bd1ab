<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

use PhpParser\Node\FunctionLike;
use PhpParser\Node\Stmt\ClassMethod;
use PhpParser\PrettyPrinter\Standard;
use PHPUnit\Framework\TestCase;

/**
 * Checks that each function, class and public method of the stand-in exists in WooCommerce with the same parameters.
 * Hooks, form fields, meta data and JavaScript are not part of the stubs; contract.json lists them.
 */
final class StubsTest extends TestCase
{
    private const ROOT = __DIR__ . '/../../../';
    private const STUBS = self::ROOT . 'vendor/php-stubs/woocommerce-stubs/woocommerce-stubs.php';

    public function testHasWooCommercesSignatures(): void
    {
        $standIn = new Declarations(...array_values(Declarations::files(self::ROOT . 'demo/stand-in', 'php')));
        self::assertSame([], self::differences($standIn, new Declarations((string) file_get_contents(self::STUBS))));
        self::assertGreaterThan(130, count($standIn->functions) + count($standIn->classes));
    }

    public function testReportsDifferences(): void
    {
        $standIn = new Declarations(
            '<?php
            function a($one, $two) {}
            function b(
                $one,
                $two = [],
            ) {}
            function c() {}
            /** @method string get_name($context) */
            class D { public static function e() {} public function f($one = 1) {} private function g() {} }
            class H extends D { use Stallkeeper\Shared; public function i() {} }
            class J {}',
            '<?php namespace Stallkeeper; trait Shared { public function k() {} }',
        );
        $stubs = new Declarations('<?php
            function a($one, $two, $three = 3) {}
            function b($one, $other = []) {}
            class D { public function e() {} public function f($one) {} public function get_name($context = "") {} }
            class H extends D { public function i($one) {} }
        ');
        self::assertSame(
            ['b($one, $two?)', 'c()', 'D::e(static)', 'D::f($one?)', 'D::get_name($context)', 'H::k()', 'H::i()', 'J'],
            self::differences($standIn, $stubs),
        );
    }

    /** @return list<string> what WooCommerce does not have or declares in another way */
    private static function differences(Declarations $standIn, Declarations $stubs): array
    {
        $found = [];
        foreach ($standIn->functions as $name => $function) {
            $found[] = self::difference($name, $function, $stubs->functions[$name] ?? null);
        }
        $isOwn = static fn(string $class): bool => str_starts_with($class, 'Stallkeeper\\');
        foreach (array_keys($standIn->classes) as $class) {
            if ($isOwn($class)) {
                continue;
            }
            $found[] = isset($stubs->classes[$class]) ? '' : $class;
            $traits = array_map($standIn->ownMethods(...), array_filter($standIn->parents($class), $isOwn));
            $others = $stubs->methods($class);
            foreach (array_merge(...$traits, ...[$standIn->ownMethods($class)]) as $name => $method) {
                // `__call()` implements the methods in `@method` tags.
                if ($method->isPublic() && $name !== '__call') {
                    $found[] = self::difference("{$class}::{$name}", $method, $others[$name] ?? null);
                }
            }
        }

        return array_values(array_filter($found));
    }

    /** A call that is valid for the stand-in must be valid for WooCommerce. Optional parameters can be missing. */
    private static function difference(string $name, FunctionLike $own, ?FunctionLike $other): string
    {
        $params = self::params($own);
        $expected = $other === null ? [] : self::params($other);
        $rest = array_slice($expected, count($params));
        $isSame =
            $other !== null &&
            $params === array_slice($expected, 0, count($params)) &&
            $rest === array_filter($rest, static fn(string $param): bool => str_ends_with($param, '?'));

        return $isSame ? '' : $name . '(' . implode(', ', $params) . ')';
    }

    /** @return list<string> names, optional ones with a question mark; the first one of a static method is "static" */
    private static function params(FunctionLike $function): array
    {
        $names = $function instanceof ClassMethod && $function->isStatic() ? ['static'] : [];
        foreach ($function->getParams() as $param) {
            $isOptional = $param->default !== null || $param->variadic;
            $names[] = (new Standard())->prettyPrintExpr($param->var) . ($isOptional ? '?' : '');
        }

        return $names;
    }
}
