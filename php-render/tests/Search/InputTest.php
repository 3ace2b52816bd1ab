<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Search;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Search\HitFields;
use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Search\WidgetCredentials;

final class InputTest extends TestCase
{
    private const OWN = ['appId' => 'OWN1234567', 'apiKey' => 'abc', 'indexName' => 'wp_posts_post'];

    public function testAQueryOf512CharactersStaysWhole(): void
    {
        $query = QueryText::fromRequest(str_repeat('é', 512));
        self::assertSame([str_repeat('é', 512), false], [$query->text, $query->isCut]);
    }

    public function testAQueryOf513CharactersIsTruncatedWithANotice(): void
    {
        $query = QueryText::fromRequest(str_repeat('é', 513));
        self::assertSame([str_repeat('é', 512), true], [$query->text, $query->isCut]);
    }

    public function testNulAndInvalidUtf8AreTakenOut(): void
    {
        self::assertSame('ab', QueryText::fromRequest("a\xff\0b")->text);
    }

    #[DataProvider('notTexts')]
    public function testWhatIsNoTextIsTheEmptyQuery(mixed $raw): void
    {
        self::assertSame('', QueryText::fromRequest($raw)->text);
    }

    /** @return list<array{mixed}> */
    public static function notTexts(): array
    {
        return [[null], [['a']], [1], [true]];
    }

    public function testAnElementWithoutCredentialsGetsTheSitesOwn(): void
    {
        self::assertSame('OWN1234567', WidgetCredentials::fromAttributes([], self::OWN)?->appId);
    }

    /** @param array<string, mixed> $attributes */
    #[DataProvider('brokenCredentials')]
    public function testAMissingOrInvalidCredentialMeansNoWidget(array $attributes): void
    {
        self::assertNull(WidgetCredentials::fromAttributes($attributes, self::OWN));
    }

    /** @return array<string, array{array<string, mixed>}> */
    public static function brokenCredentials(): array
    {
        $whole = ['data-app-id' => 'A1', 'data-api-key' => 'k', 'data-index-name' => 'i'];
        return [
            'an empty app id' => [['data-app-id' => ''] + $whole],
            'an empty key' => [['data-api-key' => ''] + $whole],
            'an empty index name' => [['data-index-name' => ''] + $whole],
            'only an empty app id' => [['data-app-id' => '']],
            'a missing key' => [array_diff_key($whole, ['data-api-key' => 1])],
            'an app id that is a host' => [['data-app-id' => 'evil.test/x'] + $whole],
            'an index name with a way up' => [['data-index-name' => '../x'] + $whole],
            'an app id with a line break' => [['data-app-id' => "A1\n\nB"] + $whole],
            "the site's own app id with another key" => [['data-app-id' => 'OWN1234567'] + $whole],
            'an attribute without a value' => [['data-index-name' => true] + $whole],
        ];
    }

    public function testASiteWithoutEngineHasNoWidgetOfItsOwn(): void
    {
        self::assertNull(WidgetCredentials::fromAttributes([], ['appId' => '', 'apiKey' => '', 'indexName' => '']));
    }

    public function testAnExcerptRequestsOneWordMoreThanItShows(): void
    {
        $settings = SearchSettings::fromAttributes([]);
        self::assertSame(
            ['content' => 56, 'post_excerpt' => 56],
            SearchParams::build($settings, HitFields::createDefault(), true)['truncateWords'],
        );
        self::assertArrayNotHasKey('truncateWords', SearchParams::build($settings, HitFields::createDefault(), false));
    }

    #[
        TestDox(
            'Words are optional, except in a search for exactly what was typed, also at a provider with other settings',
        ),
    ]
    public function testOptionalWords(): void
    {
        $build = static fn(bool $isExact): array => SearchParams::build(
            SearchSettings::fromAttributes([]),
            HitFields::createDefault(),
            false,
            $isExact,
        );
        self::assertSame('allOptional', $build(false)['removeWordsIfNoResults']);
        self::assertArrayNotHasKey('typoTolerance', $build(false));
        self::assertSame(['none', false], [$build(true)['removeWordsIfNoResults'], $build(true)['typoTolerance']]);
    }

    public function testNoTextStandsTwiceInThePagesData(): void
    {
        $hit = [
            'post_title' => 'Tea',
            'permalink' => '/tea',
            '_highlightResult' => ['post_title' => ['value' => 'Tea', 'matchedWords' => []]],
        ];
        $result = HitList::fromProvider(['hits' => [$hit], 'nbHits' => 1])->toArray();
        self::assertSame(
            [['_highlightResult' => ['post_title' => ['value' => 'Tea']], 'permalink' => '/tea']],
            $result['hits'],
        );
    }
}
