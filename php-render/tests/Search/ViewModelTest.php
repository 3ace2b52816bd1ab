<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Search;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Search\Filters\FiltersViewModel;
use Stallkeeper\Render\Search\HitFields;
use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Render\Search\HitViewModel;
use Stallkeeper\Render\Search\Links\LinksViewModel;
use Stallkeeper\Render\Search\Links\ResultsWithLinks;
use Stallkeeper\Render\Search\ProductViewModel;
use Stallkeeper\Render\Search\ResultsViewModel;
use Stallkeeper\Render\Search\ResultType;
use Stallkeeper\Render\Search\ResultTypes;
use Stallkeeper\Render\Search\SearchAddress;
use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Search\SearchTexts;
use Stallkeeper\Render\Search\SpellingViewModel;
use Stallkeeper\Render\Tests\Fixture;
use Stallkeeper\Render\Text\Excerpt;
use Stallkeeper\Render\Text\Highlight;

/** Tests the view models that have a TypeScript counterpart. Jest runs the same cases. */
final class ViewModelTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function highlights(): array
    {
        return Fixture::cases('search/highlight');
    }

    #[DataProvider('highlights')]
    public function testMatchesAreMarked(string $value, mixed $expected): void
    {
        self::assertSame($expected, Highlight::parts($value));
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function excerpts(): array
    {
        return Fixture::cases('search/excerpt');
    }

    /** @param array{value: string, words: int} $input */
    #[DataProvider('excerpts')]
    public function testAnExcerptIsCutByWords(array $input, mixed $expected): void
    {
        $cut = Excerpt::cut(Highlight::parts($input['value']), $input['words']);
        $text = implode(
            '',
            array_map(
                static fn(array $part): string => $part['isMarked'] ? "[{$part['text']}]" : $part['text'],
                $cut['parts'],
            ),
        );
        self::assertSame($expected, ['text' => $text, 'isCut' => $cut['isCut']]);
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function scripts(): array
    {
        return Fixture::cases('search/unspaced-scripts');
    }

    /** @param array{hasSeveralWords: bool, hasSingleCharacterWord: bool} $expected */
    #[DataProvider('scripts')]
    public function testCharactersOfScriptsWithoutSpacesAreWords(string $text, array $expected): void
    {
        self::assertSame($expected['hasSeveralWords'], Excerpt::cut(Highlight::parts($text), 1)['isCut']);
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function addresses(): array
    {
        return Fixture::cases('search/address');
    }

    /**
     * @param array{path: string, queryName: string, pageName: string, exactName?: string, isExact?: bool,
     *     query: string, page: int} $input
     */
    #[DataProvider('addresses')]
    public function testAQueryHasAnAddress(array $input, string $expected): void
    {
        $address = new SearchAddress(
            $input['path'],
            $input['queryName'],
            $input['pageName'],
            exactName: $input['exactName'] ?? SearchAddress::EXACT,
        );
        $isExact = $input['isExact'] ?? false;
        $address = $address->withExact($isExact);
        self::assertSame($isExact, $address->isExact());
        self::assertSame($expected, $address->buildUrl($input['query'], $input['page']));
        self::assertStringNotContainsString('exact', $address->withExact(false)->buildUrl($input['query']));
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function partialHits(): array
    {
        return Fixture::cases('search/partial-hits');
    }

    /** @param array{result: mixed} $input */
    #[DataProvider('partialHits')]
    #[TestDox('Hits that contain all words come first: $_dataName')]
    public function testPartialHits(array $input, mixed $expected): void
    {
        $list = HitList::fromProvider($input['result']);
        self::assertSame($expected, ['completeOnPage' => $list->completeOnPage(), 'complete' => $list->complete]);
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function spelling(): array
    {
        return Fixture::cases('search/spelling');
    }

    /**
     * @param array{query: string, result: mixed, isExact: bool, parameters?: list<array{string, string}>,
     *     others?: list<mixed>} $input
     */
    #[DataProvider('spelling')]
    #[TestDox('Corrections of a query: $_dataName')]
    public function testSpelling(array $input, mixed $expected): void
    {
        $address = (new SearchAddress('/', 's', 'paged'))
            ->withParameters($input['parameters'] ?? [])
            ->withExact($input['isExact']);
        $lists = array_map(
            HitList::fromProvider(...),
            $input['result'] === null ? [] : [$input['result'], ...$input['others'] ?? []],
        );
        self::assertSame(
            $expected,
            SpellingViewModel::make($input['query'], $lists[0] ?? null, $address) + [
                'closest' => SpellingViewModel::closest($lists, $address),
            ],
        );
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function resultsTexts(): array
    {
        return Fixture::cases('search/results-text');
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function estimates(): array
    {
        return Fixture::cases('search/estimate-text');
    }

    /** @param array{about: string, thousands: string, count: int} $input */
    #[DataProvider('estimates')]
    public function testAnEstimatedNumberIsRounded(array $input, string $expected): void
    {
        $texts = SearchTexts::make(static fn(): string => '', $input['thousands'], '', '', '', $input['about']);
        self::assertSame($expected, $texts->estimate($input['count']));
    }

    /** @param array{forms: list<string>, index: string, thousands: string, count: int} $input */
    #[DataProvider('resultsTexts')]
    public function testTheResultsLineHasTheLanguagesPlural(array $input, string $expected): void
    {
        $form =
            [
                'two' => static fn(int $n): int => $n === 1 ? 1 : 0,
                'polish' => static fn(int $n): int => match (true) {
                    $n === 1 => 1,
                    $n % 10 >= 2 && $n % 10 <= 4 && ($n % 100 < 12 || $n % 100 > 14) => 2,
                    default => 0,
                },
            ][$input['index']] ?? static fn(int $n): int => 0;
        $texts = SearchTexts::make(
            static fn(int $n): string => $input['forms'][$form($n)],
            $input['thousands'],
            '',
            '',
            '',
        );
        self::assertSame($expected, $texts->results($input['count']));
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function settings(): array
    {
        return Fixture::cases('search/search-settings');
    }

    /** @param array<string, string> $attributes */
    #[DataProvider('settings')]
    public function testSettingsComeFromDataAttributes(array $attributes, mixed $expected): void
    {
        self::assertEquals($expected, SearchSettings::fromAttributes($attributes)->toArray());
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function hits(): array
    {
        return Fixture::cases('search/hit');
    }

    /** @param array{hit: mixed, settings: array<string, mixed>} $input */
    #[DataProvider('hits')]
    public function testARecordBecomesAHit(array $input, mixed $expected): void
    {
        self::assertSame(
            self::sorted($expected),
            self::sorted(
                HitViewModel::make(
                    $input['hit'],
                    self::with($input['settings']),
                    '(untitled)',
                    HitFields::createDefault(),
                ),
            ),
        );
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function products(): array
    {
        return Fixture::cases('search/products');
    }

    #[DataProvider('products')]
    public function testARecordBecomesAProduct(mixed $hit, mixed $expected): void
    {
        self::assertSame(
            self::sorted($expected),
            self::sorted(ProductViewModel::make($hit, '(untitled)', HitFields::createDefault())),
        );
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function types(): array
    {
        return Fixture::cases('search/types');
    }

    /**
     * @param array{types: non-empty-list<array{key: string, label: string, result: mixed}>, chosen?: string,
     *     isFiltered?: bool} $input
     */
    #[DataProvider('types')]
    #[TestDox('The type of results that is shown: $_dataName')]
    public function testTypes(array $input, mixed $expected): void
    {
        $types = self::typesOf($input['types']);
        $shown = ResultTypes::choose($types, $input['chosen'] ?? null, $input['isFiltered'] ?? false);
        $texts = SearchTexts::make(static fn(): string => '', ',', '', '', '');
        $tabs = ResultTypes::tabs($types, $shown, 'tea', new SearchAddress('/', 's', 'paged'), $texts);
        self::assertSame($expected, [
            'shown' => $shown->key,
            'tabs' => array_column($tabs, 'key'),
            'heading' => ResultTypes::heading($types, $shown),
            'total' => ResultTypes::total($types),
        ]);
        if ($tabs !== []) {
            self::assertSame(
                [$shown->key],
                array_column(array_filter($tabs, fn($tab) => $tab['current'] !== null), 'key'),
            );
        }
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function links(): array
    {
        return Fixture::cases('search/links');
    }

    /** @param array{groups: mixed, titles: array<string, string>} $input */
    #[DataProvider('links')]
    public function testLinksOfASearch(array $input, mixed $expected): void
    {
        $texts = SearchTexts::make(static fn(): string => '', ',', '', '', '');
        self::assertSame($expected, LinksViewModel::make($input['groups'], $input['titles'], $texts));
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function resultsWithLinks(): array
    {
        return Fixture::cases('search/results-with-links');
    }

    /**
     * @param array{summary: string,
     *     noResults: array{query: string, clearHref: ?string, closest: list<array{key: string, query: string,
     *     href: string, isFurther: bool}>}|null,
     *     links: array{groups: non-empty-list<array{key: string, id: string, title: string,
     *     links: non-empty-list<array{key: string, nameParts: list<array{text: string, isMarked: bool}>, href: string,
     *     count: ?string}>}>}|null} $input
     * @param array<string, mixed> $expected
     */
    #[DataProvider('resultsWithLinks')]
    public function testResultsWithLinks(array $input, array $expected): void
    {
        $texts = SearchTexts::make(static fn(): string => '%s results found', ',', '', '', '');
        self::assertSame(
            $expected + ['links' => $input['links']],
            ResultsWithLinks::make($input['summary'], $input['noResults'], $input['links'], $texts),
        );
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function results(): array
    {
        return Fixture::cases('search/results');
    }

    /**
     * @param array{query: string, result: mixed, types?: non-empty-list<array{key: string, label: string,
     *     result: mixed}>, chosen?: string, isExact?: bool, settings: array<string, mixed>,
     *     refusal?: string} $input
     */
    #[DataProvider('results')]
    public function testAResponseBecomesAPageOfResults(array $input, mixed $expected): void
    {
        $texts = SearchTexts::make(
            static fn(int $n): string => $n === 1 ? '%s result found' : '%s results found',
            ',',
            '(untitled)',
            'Page %s',
            '',
            'About %s results found',
            'Results for %s.',
            [
                'moreProducts' => 'No more products contain all words',
                'noProduct' => 'No product contains all words',
                'moreResults' => 'No more results contain all words',
                'noResult' => 'No result contains all words',
            ],
        );
        $types = isset($input['types']) ? self::typesOf($input['types']) : [];
        $shown = $types === [] ? null : ResultTypes::choose($types, $input['chosen'] ?? null);
        $result = new SearchResult(
            $shown->list ?? self::hitList($input['result']),
            $types,
            $shown,
            isset($input['chosen']),
            refusal: $input['refusal'] ?? null,
        );
        $view = ResultsViewModel::make(
            $input['query'],
            $result,
            '/',
            self::with($input['settings']),
            (new SearchAddress('/', 's', 'paged'))->withExact($input['isExact'] ?? false),
            $texts,
            HitFields::createDefault(),
        );
        self::assertSame(self::sorted($expected), self::sorted($view));
    }

    public function testDefaultsAndLimits(): void
    {
        $settings = SearchSettings::fromAttributes([]);
        self::assertSame(
            [10, 3, 55, 512, 'excerpt'],
            [
                $settings->hitsPerPage,
                $settings->gridColumns,
                $settings->excerptLength,
                SearchSettings::QUERY_MAX_LENGTH,
                $settings->displayPostContentRadio,
            ],
        );
    }

    /** @return mixed the same without an order of keys */
    private static function sorted(mixed $value): mixed
    {
        if (is_array($value) && !array_is_list($value)) {
            ksort($value);
        }

        return is_array($value) ? array_map(self::sorted(...), $value) : $value;
    }

    /** @param mixed $result null before the first search */
    private static function hitList(mixed $result): ?HitList
    {
        return $result === null ? null : HitList::fromProvider($result);
    }

    /**
     * @param non-empty-list<array{key: string, label: string, result: mixed}> $types
     *
     * @return non-empty-list<ResultType>
     */
    private static function typesOf(array $types): array
    {
        return array_map(
            static fn(array $type): ResultType => new ResultType(
                $type['key'],
                $type['label'],
                HitList::fromProvider($type['result']),
            ),
            $types,
        );
    }

    /** @param array<string, mixed> $settings */
    private static function with(array $settings): SearchSettings
    {
        $attributes = [];
        foreach ($settings as $name => $value) {
            $attributes[SearchSettings::attributeName($name)] = $value;
        }
        return SearchSettings::fromAttributes($attributes);
    }

    /** @return array<string, array{string, array<string, mixed>}> */
    public static function fieldLists(): array
    {
        return [
            'hit' => ['search/hit', HitFields::COMPUTED + HitFields::createDefault()->forTemplates()],
            'product' => ['search/products', ProductViewModel::fields(HitFields::createDefault())],
            'links' => ['search/links', LinksViewModel::FIELDS],
            'filters' => ['search/filters', FiltersViewModel::FIELDS],
            'results' => ['search/results', ResultsViewModel::fields(HitFields::createDefault())],
        ];
    }

    /** @param array<string, mixed> $fields */
    #[DataProvider('fieldLists')]
    #[TestDox('The fields for templates are exactly those of the view model: $_dataName')]
    public function testFieldLists(string $fixture, array $fields): void
    {
        $count = 0;
        foreach (Fixture::cases($fixture) as $name => [, $view]) {
            if ($view !== null) {
                self::assertSameFields($fields, $view, $name);
                $count++;
            }
        }
        self::assertGreaterThan(2, $count);
    }

    private static function assertSameFields(mixed $fields, mixed $value, string $path): void
    {
        if ($fields === true) {
            self::assertFalse(is_array($value), $path);
        } elseif (is_array($fields) && is_array($value)) {
            $isList = array_key_exists('*', $fields);
            self::assertSame($isList, array_is_list($value), $path);
            if (!$isList) {
                self::assertEqualsCanonicalizing(array_keys($fields), array_keys($value), $path);
            }
            foreach ($value as $key => $one) {
                self::assertSameFields($fields[$isList ? '*' : $key], $one, "$path.$key");
            }
        } else {
            self::assertNull($value, $path);
        }
    }
}
