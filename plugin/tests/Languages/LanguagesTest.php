<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Languages;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\SearchAddress;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Languages\LanguageFilter;
use Stallkeeper\Tools\Languages\Languages;
use Stallkeeper\Tools\Links\ResultLinks;
use Stallkeeper\Tools\Search\CoreSearch;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\SearchBackends;
use Stallkeeper\Tools\Search\SearchRequests;
use Stallkeeper\Tools\Search\Widget\WidgetLocation;
use Stallkeeper\Tools\Search\Widget\WidgetLocations;
use Stallkeeper\Tools\Suggestions\Suggestions;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use Stallkeeper\Tools\Tests\Fakes\Polylang;
use WP_REST_Request;
use WP_Term;

/** Searches find posts in the language of the visitor, with Polylang and with WPML. */
final class LanguagesTest extends IndexTestCase
{
    private const LOCALES = ['de' => 'de_DE_formal', 'en' => 'en_US', 'pt-br' => 'pt_BR'];

    private string $word = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->word = 'kettle' . bin2hex(random_bytes(4));
    }

    /** @return array<string, array{'polylang'|'wpml'}> */
    public static function plugins(): array
    {
        return ['Polylang' => ['polylang'], 'WPML' => ['wpml']];
    }

    #[DataProvider('plugins')]
    #[TestDox('A search finds posts in the language of the visitor and posts without a language: $_dataName')]
    public function testSearch(string $plugin): void
    {
        [$german, $english, $neither] = $this->posts($plugin);
        self::assertSame([$german, $neither], $this->foundIn($plugin, 'de'));
        self::assertSame([$english, $neither], $this->foundIn($plugin, 'en'));
        self::assertSame([$neither], $this->foundIn($plugin, 'pt-br'));
    }

    #[DataProvider('plugins')]
    #[TestDox('A request for all languages finds all posts: $_dataName')]
    public function testAllLanguages(string $plugin): void
    {
        $posts = $this->posts($plugin);
        self::assertSame($posts, $this->foundIn($plugin, $plugin === 'wpml' ? 'all' : ''));
    }

    #[DataProvider('plugins')]
    #[TestDox('A record has the language of its post: $_dataName')]
    public function testRecord(string $plugin): void
    {
        [$german, , $neither] = $this->posts($plugin);
        $record = fn(int $id): array => array_intersect_key(
            $this->service(RecordFactory::class)->build(get_post($id) ?? self::fail()),
            ['language' => 1, 'has_language' => 1],
        );
        self::assertSame(['language' => 'de', 'has_language' => 'yes'], $record($german));
        self::assertSame([], $record($neither));
    }

    #[TestDox('Without a language plugin, records, searches and suggestions have no language')]
    public function testWithoutPlugin(): void
    {
        $id = $this->post();
        $record = $this->service(RecordFactory::class)->build(get_post($id) ?? self::fail());
        self::assertArrayNotHasKey('language', $record);
        self::assertArrayNotHasKey('has_language', $record);
        self::assertSame(['query' => 'tea'], $this->service(LanguageFilter::class)->addTo(['query' => 'tea']));
        self::assertStringNotContainsString('language', $this->service(Suggestions::class)->parts()['attribute']);
        add_filter('stallkeeper_search_language', static fn(): string => 'de');
        self::assertSame('', $this->service(Languages::class)->current());
    }

    #[TestDox('Polylang without languages changes nothing')]
    public function testPolylangWithoutLanguages(): void
    {
        Polylang::$isActive = true;
        Polylang::$current = 'de';
        self::assertSame([], $this->service(LanguageFilter::class)->addTo([]));
    }

    #[TestDox('The filter of the language is added to the filter of the list')]
    public function testOtherFilters(): void
    {
        $this->start('polylang', [], 'de');
        $filter = $this->service(LanguageFilter::class);
        self::assertSame('(language:"de" OR NOT has_language:yes)', $filter->addTo([])['filters']);
        self::assertSame(
            'NOT post_type:product AND (language:"de" OR NOT has_language:yes)',
            $filter->addTo(['filters' => 'NOT post_type:product'])['filters'],
        );
    }

    /** @return array<string, array{mixed, string}> value of the filter, language of the search */
    public static function filtered(): array
    {
        return [
            'another language' => ['en', 'en'],
            'all languages' => ['', ''],
            'not a code' => ['de" OR x:y', ''],
            'not a text' => [[], ''],
        ];
    }

    #[DataProvider('filtered')]
    #[TestDox('A filter changes the language of searches: $_dataName')]
    public function testFilter(mixed $value, string $expected): void
    {
        $this->start('polylang', [], 'de');
        add_filter('stallkeeper_search_language', static fn(): mixed => $value);
        self::assertSame($expected, $this->service(Languages::class)->current());
    }

    #[TestDox('Suggestions have the filter of the language')]
    public function testSuggestions(): void
    {
        $this->start('polylang', [], 'de');
        self::assertStringContainsString('has_language:yes', $this->service(Suggestions::class)->parts()['attribute']);
    }

    #[TestDox('A widget that a script inserts has the language of its page')]
    public function testLateWidget(): void
    {
        [$german, $english] = $this->posts('polylang');
        $permalink = static fn(int $id): string => wp_make_link_relative((string) get_permalink($id));
        foreach (['de-DE' => [$german, $english], 'en-US' => [$english, $german]] as $tag => [$found, $other]) {
            $html = $this->lateWidget((string) $tag);
            self::assertStringContainsString($permalink($found), $html);
            self::assertStringNotContainsString($permalink($other), $html);
        }
    }

    /** @return array<string, array{string, string}> lang attribute, code */
    public static function tags(): array
    {
        return [
            'the tag of a locale' => ['pt-BR', 'pt-br'],
            'the tag of a locale with a variant' => ['de-DE', 'de'],
            'another country' => ['de-AT', 'de'],
            'only a language' => ['de', 'de'],
            'a language of which only another country exists' => ['pt-PT', ''],
            'an unknown language' => ['fr-FR', ''],
            'the beginning of a language' => ['e', ''],
        ];
    }

    #[DataProvider('tags')]
    #[TestDox('The lang attribute of a page selects a language: $_dataName')]
    public function testTags(string $tag, string $code): void
    {
        foreach (['polylang', 'wpml'] as $plugin) {
            $this->start($plugin, [], 'en');
            $languages = $this->newRequest()->get(Languages::class);
            $languages->useTag($tag);
            self::assertSame($code, $languages->current());
            Polylang::reset();
        }
    }

    #[DataProvider('plugins')]
    #[TestDox('Search forms and links of the results page lead to the results page in the language: $_dataName')]
    public function testSearchPath(string $plugin): void
    {
        $path = fn(): array => [
            $this->newRequest()->get(WidgetLocations::class)->searchPath(),
            $this->newRequest()->get(WidgetLocations::class)->resultsPage()->address->buildUrl('tea', 1),
        ];
        self::assertSame(['/', '/?s=tea&paged=2'], $path());
        add_filter('wpml_permalink', static fn(string $url, string $code): string => $url . $code, 10, 2);
        $this->start($plugin, [], 'de');
        self::assertSame(['/de/', '/de/?s=tea&paged=2'], $path());
        $this->start($plugin, [], $plugin === 'wpml' ? 'all' : '');
        self::assertSame(['/', '/?s=tea&paged=2'], $path());
    }

    #[TestDox('A language in the query of the URL does not change the path of search forms')]
    public function testLanguageInQuery(): void
    {
        $this->start('polylang', [], 'de');
        Polylang::$isInPath = false;
        self::assertSame('/', $this->service(WidgetLocations::class)->searchPath());
    }

    #[DataProvider('plugins')]
    #[TestDox('Linked categories and pages have the language of the visitor or none: $_dataName')]
    public function testLinks(string $plugin): void
    {
        [$german, $english] = array_map(fn(string $name): int => $this->category("$name $this->word"), ['A', 'B', 'C']);
        $pages = array_map(
            fn(string $name): int => $this->post(['post_type' => 'page', 'post_title' => "$name $this->word"]),
            ['D', 'E', 'F'],
        );
        $posts = [$pages[0] => 'de', $pages[1] => 'en'];
        $terms = [$german => 'de', $english => 'en'];
        foreach (
            ['de' => ['A', 'C', 'D', 'F'], 'en' => ['B', 'C', 'E', 'F'], '' => ['A', 'B', 'C', 'D', 'E', 'F']]
            as $language => $expected
        ) {
            $this->start($plugin, $posts, $language, $terms);
            self::assertSame($expected, $this->linked(), "in this request, $language");
            // The request of the script has no language of its own.
            $url = $this->newRequest()->get(ResultLinks::class)->ofType(null, '')['url'] ?? '';
            $this->start($plugin, $posts, '', $terms);
            parse_str((string) wp_parse_url($url, PHP_URL_QUERY), $parameters);
            self::assertSame($expected, $this->linked($parameters), "by the script, $language");
        }
    }

    /** @return array<string, array{string, string}> */
    public static function filters(): array
    {
        $language = '(language:"de" OR NOT has_language:yes)';

        return [
            'no filter' => ['', $language],
            'one filter' => ['post_type:product', "post_type:product AND $language"],
            'several conditions' => [
                'NOT post_type:product AND (id:1 OR id:2)',
                "NOT post_type:product AND (id:1 OR id:2) AND $language",
            ],
            'alternatives' => ['id:1 OR id:2', "(id:1 OR id:2) AND $language"],
            'alternatives in parentheses' => ['(id:1)OR(id:2)', "((id:1)OR(id:2)) AND $language"],
            'quoted text' => [
                'category:"black OR \\"white OR red" AND tag:\'a) OR (b\'',
                "category:\"black OR \\\"white OR red\" AND tag:'a) OR (b' AND $language",
            ],
        ];
    }

    #[DataProvider('filters')]
    #[TestDox('The language is a condition in addition to $_dataName')]
    public function testFilters(string $filters, string $expected): void
    {
        $this->start('polylang', [], 'de');
        self::assertSame($expected, $this->service(LanguageFilter::class)->addTo(['filters' => $filters])['filters']);
    }

    #[TestDox('WordPress’s own search receives the language')]
    public function testCoreSearch(): void
    {
        $this->start('polylang', [], 'de');
        $asked = null;
        add_action('pre_get_posts', static function (\WP_Query $query) use (&$asked): void {
            $asked = $query->get('lang');
        });
        $this->service(CoreSearch::class)->search(
            $this->service(LanguageFilter::class)->addTo(['query' => 'tea', 'filters' => 'post_type:product']),
        );
        self::assertSame('de', $asked);
    }

    #[TestDox('WordPress’s own search for products finds products in the visitor’s language')]
    public function testCoreSearchOfProducts(): void
    {
        $this->start('polylang', [], 'de');
        $types = null;
        add_action('pre_get_posts', static function (\WP_Query $query) use (&$types): void {
            $types = $query->get('post_type');
        });
        $this->service(CoreSearch::class)->search(
            $this->service(LanguageFilter::class)->addTo(['filters' => 'post_type:product']),
        );
        self::assertSame(['product'], $types);
    }

    #[TestDox('A change of the language in WPML updates the record')]
    public function testWpmlUpdate(): void
    {
        [$german, $english, $neither] = $this->posts('wpml');
        $this->start('wpml', [$german => 'en', $english => 'en']);
        $this->newRequest();
        do_action('wpml_translation_update', [
            'type' => 'update',
            'context' => 'post',
            'element_id' => (string) $german,
        ]);
        $this->endRequest();
        self::assertSame([$german, $english, $neither], $this->foundIn('wpml', 'en'));
    }

    #[TestDox('WPML’s changes of terms queue no post')]
    public function testWpmlUpdateOfTerm(): void
    {
        $id = $this->post();
        $this->endRequest();
        $this->newRequest();
        do_action('wpml_translation_update', ['type' => 'update', 'context' => 'tax', 'element_id' => $id]);
        do_action('wpml_translation_update', ['type' => 'reset', 'context' => 'post']);
        do_action('wpml_translation_update', null);
        self::assertSame([], $this->waiting());
    }

    #[TestDox('Setting the language of all posts at once in Polylang updates their records')]
    public function testMassChange(): void
    {
        [$german, $english, $neither] = $this->posts('polylang');
        Polylang::$posts[$neither] = 'de';
        $this->newRequest();
        do_action('clean_term_cache', [$neither], 'category', true);
        $this->endRequest();
        self::assertSame([$english, $neither], $this->foundIn('polylang', 'en'));
        do_action('clean_term_cache', [$neither], 'language', true);
        $this->endRequest();
        self::assertSame([$english], $this->foundIn('polylang', 'en'));
        self::assertSame([$german, $neither], $this->foundIn('polylang', 'de'));
    }

    /**
     * @param array<int, string> $posts code by post
     * @param array<int, string> $terms code by term
     */
    private function start(string $plugin, array $posts, string $current = '', array $terms = []): void
    {
        if ($plugin === 'polylang') {
            Polylang::$isActive = true;
            Polylang::$languages = self::LOCALES;
            Polylang::$posts = $posts;
            Polylang::$terms = $terms;
            Polylang::$current = $current === '' ? false : $current;
            return;
        }
        foreach (['wpml_current_language', 'wpml_element_language_code', 'wpml_active_languages'] as $hook) {
            remove_all_filters($hook);
        }
        add_filter('wpml_current_language', static fn(): ?string => $current === '' ? null : $current);
        add_filter(
            'wpml_element_language_code',
            static fn(mixed $code, mixed $element): ?string => is_array($element)
                ? self::wpmlCode($element, $posts, $terms)
                : null,
            10,
            2,
        );
        add_filter(
            'wpml_active_languages',
            static fn(): array => array_map(
                static fn(string $locale): array => ['default_locale' => $locale],
                self::LOCALES,
            ),
        );
    }

    /** @return array{int, int, int} a German post, an English one and one without a language, all with the same word */
    private function posts(string $plugin): array
    {
        $ids = array_map(fn(): int => $this->post(['post_title' => "Copper $this->word"]), [0, 1, 2]);
        $this->start($plugin, [$ids[0] => 'de', $ids[1] => 'en']);
        $this->endRequest();

        return [$ids[0], $ids[1], $ids[2]];
    }

    /** @return list<int> posts that the visitor finds */
    private function foundIn(string $plugin, string $language): array
    {
        $this->start($plugin, $plugin === 'polylang' ? Polylang::$posts : [], $language);
        $services = $this->newRequest();
        $backend = $services->get(SearchBackends::class)->find([]);
        self::assertNotNull($backend);
        $place = new WidgetLocation(new SearchAddress('/', 's', 'paged'), 0, QueryText::fromRequest($this->word), 0);
        $request = $services->get(SearchRequests::class)->create($backend, SearchSettings::fromAttributes([]), $place);
        stallkeeper_tools(BuiltInEngine::class)->forget();
        $result = stallkeeper_tools(BuiltInEngine::class)->search(
            ['query' => $this->word, 'attributesToRetrieve' => ['post_id']] + $request->params,
        );
        $ids = array_column($result->hits ?? [], 'post_id');
        sort($ids);

        return array_values(array_filter($ids, is_int(...)));
    }

    /**
     * @param array<mixed> $element
     * @param array<int, string> $posts
     * @param array<int, string> $terms
     */
    private static function wpmlCode(array $element, array $posts, array $terms): ?string
    {
        $id = $element['element_id'] ?? null;
        if ($element['element_type'] !== 'category') {
            return is_int($id) ? $posts[$id] ?? null : null;
        }
        $term = get_term_by('term_taxonomy_id', is_int($id) ? $id : 0);

        return $term instanceof WP_Term ? $terms[$term->term_id] ?? null : null;
    }

    private function category(string $name): int
    {
        $term = wp_insert_term($name, 'category');
        self::assertIsArray($term);
        wp_set_object_terms($this->post(), [$term['term_id']], 'category');

        return (int) $term['term_id'];
    }

    /**
     * @param array<array-key, mixed> $parameters of the request's URL
     *
     * @return list<string> first letters of the links
     */
    private function linked(array $parameters = []): array
    {
        $this->newRequest();
        $_SERVER['REMOTE_ADDR'] = '10.' . implode('.', array_map(static fn(): int => random_int(1, 250), range(1, 3)));
        $request = new WP_REST_Request('GET', '/stallkeeper/v1/links');
        $request->set_query_params(['query' => $this->word] + $parameters);
        $data = rest_do_request($request)->get_data();
        self::assertIsArray($data);
        preg_match_all('/"name":"(.)/', (string) wp_json_encode($data['groups'] ?? []), $names);

        return $names[1];
    }

    private function lateWidget(string $tag): string
    {
        $this->newRequest();
        $_SERVER['REMOTE_ADDR'] = '10.' . implode('.', array_map(static fn(): int => random_int(1, 250), range(1, 3)));
        $request = new WP_REST_Request('GET', '/stallkeeper/v1/widget');
        $request->set_query_params(['path' => '/', 'number' => 1, 'query' => $this->word, 'lang' => $tag]);
        $data = rest_do_request($request)->get_data();
        self::assertIsArray($data);
        self::assertIsString($data['html'] ?? null);

        return $data['html'];
    }
}
