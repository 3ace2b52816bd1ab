<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\ResultsPage;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Tools\Links\LinkNames;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\SearchReport\ReportSettings;
use Stallkeeper\Tools\Tests\BrokenQueries;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use Stallkeeper\Tools\Tests\Fakes\RecordingLog;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

#[TestDox('When a database query fails during a visitor’s request')]
final class UnreadableDatabaseTest extends IndexTestCase
{
    use BrokenQueries;

    private const NAMES = '/SELECT t\.term_id, tt\.taxonomy/';
    private const COUNTS = '/SELECT count\(\*\) FROM .*term_taxonomy/s';
    private const VISIBILITY = '/SELECT t\.slug, tt\.term_taxonomy_id/';
    private const POSTS = '/SELECT .*posts\.\* FROM/s';
    private const MESSAGE = 'The search is not available at the moment. Please try again later.';

    private string $word = '';
    private RecordingLog $log;

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER['REMOTE_ADDR'] = '10.' . implode('.', array_map(static fn(): int => random_int(1, 250), range(1, 3)));
        $this->word = 'skillet' . bin2hex(random_bytes(4));
        $term = wp_insert_term("Old $this->word", 'category');
        self::assertIsArray($term);
        wp_set_object_terms($this->post(['post_title' => "Red $this->word"]), [$term['term_id']], 'category');
        $this->endRequest();
        $this->log = new RecordingLog();
        add_action(
            'stallkeeper_tools_services',
            fn(Container $services) => $services->set(Log::class, fn(): Log => $this->log),
        );
        $this->newRequest();
        $this->watchQueries();
        wp_cache_flush();
    }

    protected function tearDown(): void
    {
        $this->repairQueries();
        parent::tearDown();
    }

    #[TestDox('the names of pages and terms are an error, not an empty list')]
    #[TestWith(['terms'])]
    #[TestWith(['pages'])]
    public function testNames(string $kind): void
    {
        $names = stallkeeper_tools(LinkNames::class);
        $this->broken = "/tt\.taxonomy, t\.name|post_type = 'page'/";
        $this->expectException(DatabaseError::class);
        $kind === 'terms' ? $names->terms(['category'], 10) : $names->pages(10);
    }

    #[TestDox('the results page has its results without links, and the script requests the links')]
    #[TestWith([self::NAMES])]
    #[TestWith([self::COUNTS])]
    public function testLinks(string $query): void
    {
        $this->broken = $query;
        $html = $this->results();
        self::assertStringContainsString('Red ', self::root($html));
        self::assertStringNotContainsString('found-links', self::root($html));
        $links = self::data($html)['links'] ?? null;
        self::assertIsArray($links);
        self::assertSame(['', []], [$links['query'], $links['groups']]);
        self::assertSame(
            [['The links of the results page could not be read from the database', DatabaseError::class]],
            $this->log->errors,
        );

        $this->broken = '';
        $this->newRequest();
        self::assertStringContainsString('found-links', self::root($this->results()));
    }

    #[TestDox('the links route responds with status 503, which caches do not store')]
    #[TestWith([self::NAMES])]
    #[TestWith([self::COUNTS])]
    #[TestWith(['/SELECT .* FROM .*terms AS t /s'])]
    public function testLinksRoute(string $query): void
    {
        $this->broken = $query;
        self::assertUnavailable($this->get('/stallkeeper/v1/links', ['query' => $this->word]));
        self::assertSame([['The links could not be read from the database', DatabaseError::class]], $this->log->errors);

        $this->broken = '';
        wp_cache_flush();
        $data = $this->get('/stallkeeper/v1/links', ['query' => $this->word])->get_data();
        self::assertIsArray($data);
        self::assertIsArray($data['groups']);
        self::assertCount(1, $data['groups']);
    }

    #[TestDox('a results page that cannot search shows a message instead of “no results”, with status 503')]
    #[TestWith([false, self::VISIBILITY])]
    #[TestWith([false, '/SQL_CALC_FOUND_ROWS/'])]
    #[TestWith([true, self::POSTS])]
    public function testResults(bool $canRun, string $query): void
    {
        if (!$canRun) {
            add_filter('stallkeeper_search_engine_can_run', '__return_false');
        }
        $status = 0;
        add_filter(
            'status_header',
            static function (string $header, int $code) use (&$status): string {
                $status = $code;

                return $header;
            },
            10,
            2,
        );
        $this->broken = $query;
        $html = $this->results();
        self::assertStringContainsString(self::MESSAGE, self::root($html));
        self::assertSame(self::MESSAGE, self::data($html)['refusal']);
        self::assertSame([['A search could not read the database', DatabaseError::class]], $this->log->errors);
        self::assertSame(503, $status);
        self::assertContains(
            'Cache-Control: no-store, no-cache, must-revalidate, max-age=0, private',
            ResponseHeaders::$headers,
        );
    }

    #[TestDox('a search inside of an archive shows a message, too')]
    public function testArchive(): void
    {
        $this->broken = self::VISIBILITY;
        $html = $this->results(['cat' => '-999999']);
        self::assertStringContainsString(self::MESSAGE, self::root($html));
        self::assertSame([['A search could not read the database', DatabaseError::class]], $this->log->errors);
        $this->broken = '';
        $this->newRequest();
        self::assertStringContainsString('Red ', self::root($this->results(['cat' => '-999999'])));
    }

    #[TestDox('a page with a widget keeps its content and its status')]
    public function testWidget(): void
    {
        $statuses = [];
        add_filter(
            'status_header',
            static function (string $header, int $code) use (&$statuses): string {
                $statuses[] = $code;

                return $header;
            },
            10,
            2,
        );
        $this->broken = self::POSTS;
        $html = apply_filters(
            'the_content',
            '<p>Welcome</p><div class="instant-search-widget" data-query="' . $this->word . '"></div><p>Bye</p>',
        );
        self::assertIsString($html);
        foreach (['<p>Welcome</p>', self::MESSAGE, '<p>Bye</p>'] as $text) {
            self::assertStringContainsString($text, $html);
        }
        self::assertSame([], $statuses);
    }

    #[TestDox('the widget route responds with status 503, which caches do not store')]
    public function testWidgetRoute(): void
    {
        $this->broken = self::POSTS;
        self::assertUnavailable(
            $this->get('/stallkeeper/v1/widget', [
                'path' => '/',
                'number' => 1,
                'query' => $this->word,
                'attributes' => [],
            ]),
        );
        self::assertSame([['A search could not read the database', DatabaseError::class]], $this->log->errors);
    }

    #[TestDox('the report route responds with status 503, and the search is not counted')]
    public function testReportRoute(): void
    {
        $this->broken = '/SELECT m\.post_id FROM .*postmeta/';
        self::assertTrue(stallkeeper_tools(ReportSettings::class)->isOn());
        $request = new WP_REST_Request('POST', '/stallkeeper/v1/report');
        // A long number is stored only if it is the code of a product.
        $request->set_body_params(['query' => '4006381333931', 'results' => 1]);
        self::assertUnavailable(rest_do_request($request));
        self::assertSame([['A search could not be counted', DatabaseError::class]], $this->log->errors);
    }

    private static function assertUnavailable(WP_REST_Response $response): void
    {
        self::assertSame(
            [503, ['code' => 'stallkeeper_search_unavailable', 'message' => self::MESSAGE], 'no-store'],
            [$response->get_status(), $response->get_data(), $response->get_headers()['Cache-Control'] ?? null],
        );
    }

    /** @param array<string, mixed> $values */
    private function get(string $route, array $values): WP_REST_Response
    {
        $request = new WP_REST_Request('GET', $route);
        $request->set_query_params($values);

        return rest_do_request($request);
    }

    /**
     * @param array<string, string> $vars query variables besides the searched word
     * @return string HTML of the results page
     */
    private function results(array $vars = []): string
    {
        $_GET = ['s' => $this->word] + $vars;
        $query = new WP_Query();
        $GLOBALS['wp_the_query'] = $GLOBALS['wp_query'] = $query;
        $query->query($_GET);
        ob_start();
        do_action('stallkeeper_search_results');

        return (string) ob_get_clean();
    }

    /** The rendered part of a widget, without the source of its template. */
    private static function root(string $html): string
    {
        return (string) strstr($html, '<div data-shop-root>');
    }

    /** @return array<array-key, mixed> data of a widget for the script */
    private static function data(string $html): array
    {
        self::assertSame(
            1,
            preg_match('~<script type="application/json" data-shop-data>(.*?)</script>~s', $html, $found),
        );
        $data = json_decode($found[1] ?? '', true);
        self::assertIsArray($data);

        return $data;
    }
}
