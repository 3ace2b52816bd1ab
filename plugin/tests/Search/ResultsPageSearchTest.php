<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\SearchAddress;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Search\ResultsPage\ResultsPage;
use Stallkeeper\Tools\Search\ResultsPageSearch;
use Stallkeeper\Tools\Search\SearchBackends;
use Stallkeeper\Tools\Search\SearchGateway;
use Stallkeeper\Tools\Search\SearchRequest;
use Stallkeeper\Tools\Search\SearchRequests;
use Stallkeeper\Tools\Search\Widget\SearchWidget;
use Stallkeeper\Tools\Search\Widget\WidgetLocation;
use Stallkeeper\Tools\Tests\Fakes\CountingProvider;
use Stallkeeper\Tools\Tests\Fakes\Polylang;
use Stallkeeper\Tools\Tests\PluginTestCase;
use WP_Post;
use WP_Query;

final class ResultsPageSearchTest extends PluginTestCase
{
    private CountingProvider $provider;
    private int $postId;

    protected function setUp(): void
    {
        parent::setUp();
        $this->postId = $this->post(['post_title' => 'Zebrawood spoon']);
        $this->provider = new CountingProvider([$this->postId]);
        $services = $this->service(Container::class);
        $services->set(SearchBackend::class, fn(): SearchBackend => $this->provider);
        remove_filter('posts_pre_query', [stallkeeper_tools(ResultsPage::class), 'answerQuery']);
        add_filter('posts_pre_query', [$this->service(ResultsPage::class), 'answerQuery'], 10, 2);
        $_GET = ['s' => 'zebrawood'];
    }

    #[TestDox('The main query and the widget of the results page use one request to the provider')]
    public function testOnce(): void
    {
        $query = self::mainQuery();
        $html = $this->service(SearchWidget::class)->htmlForResultsPage();
        self::assertCount(1, $this->provider->requests);
        // The name of the search engine is the provider's.
        self::assertStringContainsString('href="https://provider.example/"', $html);
        self::assertStringNotContainsString('algolia.com', $html);
        $result = $this->service(ResultsPageSearch::class)->result();
        // The total of a second request would be another one.
        $total = 3 * CountingProvider::FIRST_TOTAL;
        self::assertSame(
            [$total, CountingProvider::FIRST_TOTAL, 5],
            [$query->found_posts, $result->hits?->total, $query->max_num_pages],
        );
        self::assertSame(
            [$this->postId],
            array_map(static fn(mixed $post): int => $post instanceof WP_Post ? $post->ID : 0, $query->posts ?? []),
        );
        self::assertStringContainsString($total . ' results found', $html);
        self::assertStringContainsString('Zebrawood spoon', $html);
        self::assertSame($result, $this->service(ResultsPageSearch::class)->result());
    }

    #[TestDox('Filters and a search among facet values are part of the same request')]
    public function testFilters(): void
    {
        $_GET += ['shop_year' => ['2024'], 'shop_find' => ['shop_tag' => 'gre']];
        self::mainQuery();
        $html = $this->service(SearchWidget::class)->htmlForResultsPage();
        self::assertCount(1, $this->provider->requests);
        self::assertSame(
            // Products; articles, the numbers of their years, and a search among their tags; pages.
            ['default', 'default', 'default', 'facet', 'default'],
            array_map(static fn(array $search): mixed => $search['type'] ?? 'default', $this->provider->requests[0]),
        );
        $facets = $this->service(ResultsPageSearch::class)->result()->facets;
        self::assertSame(['2024' => 3], $facets?->counts('post_year'));
        self::assertSame(
            ['taxonomies.post_tag', 'gre', []],
            [$facets->valueSearch?->attribute, $facets->valueSearch?->text, $facets->valueSearch?->counts],
        );
        self::assertStringContainsString('shop_year', $html);
    }

    #[TestDox('All searches of the request have the filter of the visitor’s language')]
    public function testLanguage(): void
    {
        [Polylang::$isActive, Polylang::$languages, Polylang::$current] = [true, ['de' => 'de_DE'], 'de'];
        $_GET += ['shop_year' => ['2024'], 'shop_find' => ['shop_tag' => 'gre']];
        self::mainQuery();
        $post = 'post_type:post';
        self::assertSame(
            array_map(static fn(string $type): string => "$type AND (language:\"de\" OR NOT has_language:yes)", [
                'post_type:product',
                $post,
                $post,
                $post,
                'post_type:page',
            ]),
            array_column($this->provider->requests[0], 'filters'),
        );
    }

    #[
        TestDox(
            'A word with a leading hyphen reaches the provider as WordPress excludes it, unless a filter turns that off',
        ),
    ]
    public function testExcludedWord(): void
    {
        $_GET = ['s' => 'zebrawood -spoon'];
        self::mainQuery();
        foreach ($this->provider->requests[0] as $search) {
            self::assertSame(
                ['zebrawood -spoon', true, ['excludeWords']],
                [$search['query'], $search['advancedSyntax'] ?? null, $search['advancedSyntaxFeatures'] ?? null],
            );
        }
        add_filter('wp_query_search_exclusion_prefix', '__return_false');
        $request = $this->requestOf('/one/', 'zebrawood');
        self::assertArrayNotHasKey('advancedSyntax', $request->params);
    }

    #[TestDox('After switch_to_blog() the results page has the search of the other site')]
    public function testOtherSite(): void
    {
        $search = $this->service(ResultsPageSearch::class);
        $own = [$search->request(), $search->result()];
        $id = $GLOBALS['blog_id'];
        try {
            $GLOBALS['blog_id'] = 4711;
            $other = [$search->request(), $search->result()];
        } finally {
            $GLOBALS['blog_id'] = $id;
        }
        self::assertNotSame($own[0], $other[0]);
        self::assertSame(
            [CountingProvider::FIRST_TOTAL, CountingProvider::FIRST_TOTAL + 1],
            [$own[1]->hits?->total, $other[1]->hits?->total],
        );
        self::assertSame($own, [$search->request(), $search->result()]);
        self::assertCount(2, $this->provider->requests);
    }

    #[TestDox('Two widgets with the same search share its result, wherever they are')]
    public function testSameSearch(): void
    {
        $gateway = $this->service(SearchGateway::class);
        $result = $gateway->search($this->requestOf('/one/', 'zebrawood'));
        self::assertSame($result, $gateway->search($this->requestOf('/two/', 'zebrawood')));
        self::assertNotSame($result, $gateway->search($this->requestOf('/one/', 'larchwood')));
        self::assertCount(2, $this->provider->requests);
    }

    private function requestOf(string $path, string $query): SearchRequest
    {
        $backend = $this->service(SearchBackends::class)->find([]);
        self::assertNotNull($backend);

        return $this->service(SearchRequests::class)->create(
            $backend,
            SearchSettings::fromAttributes([]),
            new WidgetLocation(new SearchAddress($path, 'shop_s', 'shop_page'), 1, QueryText::fromRequest($query), 0),
        );
    }

    private static function mainQuery(): WP_Query
    {
        $query = new WP_Query();
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = $query;
        $query->query(['s' => 'zebrawood']);

        return $query;
    }
}
