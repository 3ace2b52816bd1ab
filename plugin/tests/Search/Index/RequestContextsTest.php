<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Index;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Records with taxes, created in a process of their own for each kind of request (request-context.php). */
final class RequestContextsTest extends TestCase
{
    /** @var array<string, mixed>|null */
    private static ?array $page = null;

    #[TestDox('With taxes, the record of a product has the prices of the shop page')]
    public function testPage(): void
    {
        $different = [];
        foreach (self::page() as $settings => $products) {
            foreach (is_array($products) ? $products : [] as $product) {
                self::assertIsArray($product);
                [, , $text, $shown] = $product;
                self::assertIsString($shown);
                self::assertIsString($text);
                // A sale's text contains the regular price as well.
                if ($text === '' || !str_contains($shown, $text)) {
                    $different[] = "$settings: $text instead of $shown";
                }
            }
        }
        self::assertSame([], $different);
        self::assertCount(36, self::page());
    }

    #[TestDox('With taxes, a request of this kind: $context creates the same records as a page')]
    #[TestWith(['admin'])]
    #[TestWith(['ajax'])]
    #[TestWith(['rest'])]
    #[TestWith(['cron'])]
    #[TestWith(['cli'])]
    public function testContext(string $context): void
    {
        $expected = array_map(
            static fn(mixed $products): array => array_map(static fn(mixed $product): array => array_slice((array) $product, 0, 3), (array) $products),
            self::page(),
        );
        self::assertSame($expected, self::prices($context));
    }

    /** @return array<string, mixed> */
    private static function page(): array
    {
        return self::$page ??= self::prices('page');
    }

    /** @return array<string, mixed> */
    private static function prices(string $context): array
    {
        $file = dirname(__DIR__, 2) . '/request-context.php';
        exec(implode(' ', array_map(escapeshellarg(...), [PHP_BINARY, '-d', 'display_errors=stderr', $file, $context])) . ' 2>&1', $lines, $code);
        $prices = json_decode((string) end($lines), true);
        self::assertSame(0, $code, implode("\n", $lines));
        self::assertIsArray($prices, implode("\n", $lines));

        /** @var array<string, mixed> */
        return $prices;
    }
}
