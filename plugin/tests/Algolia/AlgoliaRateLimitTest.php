<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Algolia;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\AlgoliaRateLimit;
use Stallkeeper\Tools\Search\Limits\RateLimitSetting;
use Stallkeeper\Tools\Search\Limits\VisitorRate;
use Stallkeeper\Tools\Tests\PluginTestCase;

final class AlgoliaRateLimitTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        // An address that no other test has used.
        $_SERVER['REMOTE_ADDR'] = '10.' . implode('.', array_map(static fn(): int => random_int(1, 250), range(1, 3)));
        add_filter('stallkeeper_algolia_rate_limit', static fn(): array => [2, 86400 * 365]);
    }

    #[TestDox('A visitor has had enough after the allowed number of searches')]
    public function testLimit(): void
    {
        $limiter = $this->service(AlgoliaRateLimit::class);
        self::assertSame(
            [false, false, true],
            [$limiter->hasHadEnough(), $limiter->hasHadEnough(), $limiter->hasHadEnough()],
        );
    }

    #[TestDox('Another address has a limit of its own')]
    public function testOtherAddress(): void
    {
        $limiter = $this->service(AlgoliaRateLimit::class);
        array_map(static fn(): bool => $limiter->hasHadEnough(), range(1, 3));
        $_SERVER['REMOTE_ADDR'] = '192.0.2.' . random_int(1, 250);
        self::assertFalse($limiter->hasHadEnough());
    }

    #[TestDox('Without a limit every search is allowed')]
    public function testNoLimit(): void
    {
        add_filter('stallkeeper_algolia_rate_limit', static fn(): array => [0, 60], 20);
        $limiter = $this->service(AlgoliaRateLimit::class);
        self::assertSame(
            [false],
            array_values(array_unique(array_map(static fn(): bool => $limiter->hasHadEnough(), range(1, 5)))),
        );
    }

    #[TestDox('A forged X-Forwarded-For header does not avoid the limit')]
    public function testForged(): void
    {
        $limiter = $this->service(AlgoliaRateLimit::class);
        array_map(static fn(): bool => $limiter->hasHadEnough(), range(1, 2));
        $_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7';
        self::assertTrue($limiter->hasHadEnough());
    }

    #[TestDox('Searches of another purpose do not count')]
    public function testPurpose(): void
    {
        $rate = $this->service(VisitorRate::class);
        $rate->hit([1, 86400 * 365], 'one');
        self::assertSame(0, $rate->hit([1, 86400 * 365], 'two'));
        self::assertGreaterThan(0, $rate->hit([1, 86400 * 365], 'one'));
    }

    #[TestDox('A request without an address is not limited')]
    public function testNoAddress(): void
    {
        unset($_SERVER['REMOTE_ADDR']);
        $limiter = $this->service(AlgoliaRateLimit::class);
        array_map(static fn(): bool => $limiter->hasHadEnough(), range(1, 3));
        self::assertFalse($limiter->hasHadEnough());
    }

    /** @return array<string, array{mixed, array{int, int}}> */
    public static function filtered(): array
    {
        return [
            'numbers' => [[5, 10], [5, 10]],
            'texts' => [['5', '10'], [5, 10]],
            'with names' => [['requests' => 5, 'seconds' => 10], [5, 10]],
            'negative' => [[-5, -10], [0, 0]],
            'only one' => [[5], [5, 60]],
            'no numbers' => [['many', null], [60, 60]],
            'no list' => ['5', [60, 60]],
        ];
    }

    /** @param array{int, int} $expected */
    #[DataProvider('filtered')]
    #[TestDox('Values of the filter are validated: $_dataset')]
    public function testSetting(mixed $filtered, array $expected): void
    {
        self::assertSame($expected, RateLimitSetting::sanitize($filtered, [60, 60]));
    }
}
