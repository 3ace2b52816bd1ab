<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\OrderSource;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\OrderSource\Campaign;
use Stallkeeper\Render\OrderSource\PageView;
use Stallkeeper\Render\OrderSource\SignedCookie;
use Stallkeeper\Render\OrderSource\SourceRules;
use Stallkeeper\Render\OrderSource\SourceSettings;
use Stallkeeper\Render\OrderSource\StoredSource;

final class SignedCookieTest extends TestCase
{
    private const NOW = 1767323045;

    public function testWhatIsWrittenIsReadAgain(): void
    {
        $memory = self::memory('https://shop.example/?utm_source=весна&utm_id=5');
        self::assertEquals(
            $memory->toArray(),
            self::cookie()
                ->read(self::cookie()->write($memory))
                ->toArray(),
        );
    }

    public function testAFirstSourceOfItsOwnIsReadAgain(): void
    {
        $rules = new SourceRules(SourceSettings::fromArray('shop.example', []));
        $memory = $rules->after(
            self::memory('https://shop.example/?utm_source=a'),
            new PageView('https://shop.example/?utm_source=b', '', self::NOW + 5),
        );
        self::assertEquals(
            $memory->toArray(),
            self::cookie()
                ->read(self::cookie()->write($memory))
                ->toArray(),
        );
    }

    /** @return array<string, array{callable(string): mixed}> */
    public static function forgeries(): array
    {
        return [
            'a letter of the values changed' => [
                static fn(string $cookie): string => ($cookie[0] === 'a' ? 'b' : 'a') . substr($cookie, 1),
            ],
            'a letter of the signature changed' => [
                static fn(string $cookie): string => substr($cookie, 0, -2) .
                    ($cookie[-2] === 'a' ? 'b' : 'a') .
                    $cookie[-1],
            ],
            'no signature' => [static fn(string $cookie): string => explode('.', $cookie)[0]],
            'an empty signature' => [static fn(string $cookie): string => explode('.', $cookie)[0] . '.'],
            'two signatures' => [static fn(string $cookie): string => $cookie . '.' . explode('.', $cookie)[1]],
            'a line break behind' => [static fn(string $cookie): string => $cookie . "\n"],
            'nothing' => [static fn(): string => ''],
            '8 kB' => [static fn(): string => str_repeat('a', 8192) . '.' . str_repeat('a', 43)],
            'not UTF-8' => [static fn(): string => "\xff\xfe.\xff"],
            'a list' => [static fn(): array => ['a']],
        ];
    }

    /** @param callable(string): mixed $forge */
    #[DataProvider('forgeries')]
    public function testAForgedCookieIsNothing(callable $forge): void
    {
        self::assertSame(
            [],
            self::cookie()
                ->read($forge(self::cookie()->write(self::memory('https://shop.example/?utm_source=a'))))
                ->toArray(),
        );
    }

    public function testACookieOfAnotherSiteOrAnOldKeyIsNothing(): void
    {
        $cookie = self::cookie()->write(self::memory('https://shop.example/?utm_source=a'));
        self::assertSame([], (new SignedCookie('key', 'https://other.example'))->read($cookie)->toArray());
        self::assertSame([], (new SignedCookie('new key', 'https://shop.example'))->read($cookie)->toArray());
    }

    public function testTheLargestCookieStaysBelowTheLimitOfBrowsers(): void
    {
        $query = http_build_query(array_fill_keys(Campaign::PARAMS, str_repeat('你&', 500)));
        $long = 'https://shop.example/' . str_repeat('path/', 400);
        $rules = new SourceRules(SourceSettings::fromArray('shop.example', ['promo' => true]));
        $memory = $rules->after(
            StoredSource::none(),
            new PageView($long . '?' . $query, 'https://blog.example/' . str_repeat('a/', 1000), self::NOW),
        );
        $memory = $rules->after(
            $memory,
            new PageView(
                $long . '?utm_source=' . str_repeat('b', 400),
                'https://blog.example/' . str_repeat('b/', 1000),
                self::NOW + 9,
            ),
        );
        $cookie = self::cookie()->write($memory);
        self::assertLessThanOrEqual(SignedCookie::MAX_BYTES, strlen($cookie));
        self::assertSame(
            $memory->part(StoredSource::CURRENT, self::NOW),
            self::cookie()->read($cookie)->part(StoredSource::CURRENT, self::NOW),
        );
    }

    private static function cookie(): SignedCookie
    {
        return new SignedCookie('key', 'https://shop.example');
    }

    private static function memory(string $address): StoredSource
    {
        return (new SourceRules(SourceSettings::fromArray('shop.example', [])))->after(
            StoredSource::none(),
            new PageView($address, '', self::NOW),
        );
    }
}
