<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\OrderSource;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\OrderSource\Cookies;
use Stallkeeper\Render\OrderSource\PageView;
use Stallkeeper\Render\OrderSource\SafeText;
use Stallkeeper\Render\OrderSource\SourceFields;
use Stallkeeper\Render\OrderSource\SourceRules;
use Stallkeeper\Render\OrderSource\SourceSettings;
use Stallkeeper\Render\OrderSource\StoredSource;
use Stallkeeper\Render\Tests\Fixture;

/**
 * Tests the traffic source rules. The same cases run in the browser part: `src/order-source/sourceRules.test.ts`.
 *
 * @phpstan-type View array{url: string, referrer?: string, after?: int}
 * @phpstan-type Known array{current: list<string>, pages: int, visits: int, entry: int|null, first?: list<string>,
 *     firstEntry?: int|null, promo?: string, ep?: string, rf?: string}
 */
#[Group('shared')]
final class RulesTest extends TestCase
{
    private const BEGIN = 1767323045;

    /** @return array<string, array{mixed, mixed}> */
    public static function visits(): array
    {
        return Fixture::cases('order-source/rules');
    }

    /**
     * @param array{visits: list<View>, settings?: array<string, mixed>} $input
     * @param list<Known> $expected
     */
    #[DataProvider('visits')]
    public function testEveryPageViewIsUnderstood(array $input, array $expected): void
    {
        $raw = $input['settings'] ?? [];
        $host = $raw['host'] ?? 'shop.example';
        assert(is_string($host));
        $rules = new SourceRules(
            SourceSettings::fromArray($host, $raw),
            static fn(int $min, int $max): int => $min === 7 ? 7 : 412345,
        );
        $memory = StoredSource::none();
        $now = self::BEGIN;
        $times = [];
        foreach ($input['visits'] as $index => $view) {
            $now += $view['after'] ?? 0;
            $times[] = $now;
            $memory = $rules->after($memory, new PageView($view['url'], $view['referrer'] ?? '', $now));
            self::assertSame(
                self::expected($expected[$index], $input['visits'], $index, $times),
                self::known($memory, $now),
                "page view $index",
            );
        }
    }

    /**
     * @param Known $known
     * @param list<View> $views
     * @param list<int> $times
     * @return array<string, mixed>
     */
    private static function expected(array $known, array $views, int $index, array $times): array
    {
        $extra = static fn(?int $at): ?array => $at === null
            ? null
            : [
                'fd' => gmdate('Y-m-d H:i:s', $times[$at]),
                'ep' => $known['ep'] ?? SafeText::clean($views[$at]['url'], SafeText::ADDRESS),
                'rf' => $known['rf'] ?? ($views[$at]['referrer'] ?? SafeText::NONE),
            ];
        return [
            'current' => array_pad($known['current'], 10, SafeText::NONE),
            'extra' => $extra($known['entry']),
            'first' => array_pad($known['first'] ?? $known['current'], 10, SafeText::NONE),
            'firstExtra' => $extra(array_key_exists('firstEntry', $known) ? $known['firstEntry'] : $known['entry']),
            'pages' => (string) $known['pages'],
            'page' => SafeText::clean(explode('#', $views[$index]['url'])[0], SafeText::ADDRESS),
            'visits' => (string) $known['visits'],
            'promo' => $known['promo'] ?? null,
        ];
    }

    /** @return array<string, mixed> */
    private static function known(StoredSource $memory, int $now): array
    {
        $source = static fn(string $part): array => array_map(
            static fn(string $key): string => $memory->part($part, $now)[$key] ?? '',
            StoredSource::PARTS[$part],
        );
        return [
            'current' => $source(StoredSource::CURRENT),
            'extra' => $memory->part(StoredSource::CURRENT_EXTRA, $now),
            'first' => $source(StoredSource::FIRST),
            'firstExtra' => $memory->part(StoredSource::FIRST_EXTRA, $now),
            'pages' => $memory->part(StoredSource::SESSION, $now)['pgs'] ?? null,
            'page' => $memory->part(StoredSource::SESSION, $now)['cpg'] ?? null,
            'visits' => $memory->part(StoredSource::USER, $now)['vst'] ?? null,
            'promo' => $memory->part(StoredSource::PROMO, $now)['code'] ?? null,
        ];
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function settings(): array
    {
        return Fixture::cases('order-source/settings');
    }

    /** @param array{host: string, raw: array<string, mixed>} $input */
    #[DataProvider('settings')]
    public function testWhatIsConfiguredIsUnderstood(array $input, mixed $expected): void
    {
        self::assertEquals($expected, (array) SourceSettings::fromArray($input['host'], $input['raw']));
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function cookies(): array
    {
        return Fixture::cases('order-source/cookies');
    }

    /** @param array{cookies: string, fields: array<string, string>} $input */
    #[DataProvider('cookies')]
    public function testCookiesGiveTheFields(array $input, mixed $expected): void
    {
        $cookies = Cookies::fromHeader($input['cookies']);
        self::assertSame($expected, SourceFields::values(Cookies::read($cookies), $input['fields'], 0, ''));
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function handover(): array
    {
        return Fixture::cases('order-source/handover');
    }

    /** @param array{source: array<string, array<string, string>>, usesBase64: bool} $input */
    #[DataProvider('handover')]
    public function testTheServerGivesItsSourceToTheScript(array $input, mixed $expected): void
    {
        $source = StoredSource::fromArray(
            array_map(static fn(array $values): array => [self::BEGIN + 60, $values], $input['source']),
        );
        $cookies = Cookies::write($source, self::BEGIN, $input['usesBase64']);
        self::assertSame($expected, array_map(static fn(array $cookie): string => $cookie[1], $cookies));
        self::assertSame([self::BEGIN + 60], array_values(array_unique(array_column($cookies, 0))));
        self::assertSame([], Cookies::write($source, self::BEGIN + 61, $input['usesBase64']));
    }
}
