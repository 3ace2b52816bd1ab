<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\SearchReport;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\SearchReport\ReportSettings;
use WP_REST_Request;
use WP_REST_Response;

/** The requests by which pages count searches. */
final class ReportEndpointTest extends ReportTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->newRequest();
    }

    #[TestDox('A search, a search without results and a selection of a public post are counted')]
    public function testCounts(): void
    {
        $post = $this->post();
        $response = $this->send(['query' => 'Tea', 'results' => 3]);
        self::assertSame([204, null], [$response->get_status(), $response->get_data()]);
        self::assertSame('no-store', $response->get_headers()['Cache-Control']);
        $this->send(['query' => 'samovar', 'results' => 0]);
        $this->send(['query' => 'tea', 'selected' => $post]);
        self::assertSame(['empty samovar 0 1', 'found tea 0 1', "selection tea $post 1"], $this->rows());
    }

    #[TestDox('The image counts a search')]
    public function testImage(): void
    {
        $request = new WP_REST_Request('GET', '/stallkeeper/v1/report/image');
        $request->set_query_params(['query' => 'tea', 'results' => '0']);
        $response = rest_do_request($request);
        ob_start();
        self::assertTrue(apply_filters('rest_pre_serve_request', false, $response, $request, rest_get_server()));
        self::assertStringStartsWith('GIF89a', (string) ob_get_clean());
        self::assertSame(['empty tea 0 1'], $this->rows());
    }

    /** @return array<string, array{array<string, mixed>}> */
    public static function invalid(): array
    {
        return [
            'no query' => [['results' => 1]],
            'an empty query' => [['query' => '', 'results' => 1]],
            'a list' => [['query' => ['tea'], 'results' => 1]],
            'a long query' => [['query' => str_repeat('a', 513), 'results' => 1]],
            'a negative number' => [['query' => 'tea', 'results' => -1]],
            'text as a number' => [['query' => 'tea', 'results' => 'many']],
            'text as a post' => [['query' => 'tea', 'selected' => '1; DROP']],
            'post 0' => [['query' => 'tea', 'selected' => 0]],
        ];
    }

    /** @param array<string, mixed> $body */
    #[DataProvider('invalid')]
    #[TestDox('Rejects $_dataset')]
    public function testInvalid(array $body): void
    {
        self::assertSame(400, $this->send($body)->get_status());
        self::assertSame([], $this->rows());
    }

    #[TestDox('A selection of a draft, of an excluded post or of no post is not counted')]
    public function testSelection(): void
    {
        $this->send(['query' => 'tea', 'selected' => $this->post(['post_status' => 'draft'])]);
        $this->send(['query' => 'tea', 'selected' => $this->post(['post_password' => 'x'])]);
        self::assertSame(204, $this->send(['query' => 'tea', 'selected' => 99_999_999])->get_status());
        self::assertSame([], $this->rows());
    }

    /** @return array<string, array{array<string, string>}> */
    public static function notVisitors(): array
    {
        return [
            'another site' => [['HTTP_SEC_FETCH_SITE' => 'cross-site']],
            'a prefetched page' => [['HTTP_SEC_PURPOSE' => 'prefetch;prerender']],
            'a bot' => [
                ['HTTP_USER_AGENT' => 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
            ],
        ];
    }

    /** @param array<string, string> $headers */
    #[DataProvider('notVisitors')]
    #[TestDox('Requests from $_dataset are not counted')]
    public function testNotVisitors(array $headers): void
    {
        $_SERVER = $headers + $_SERVER;
        self::assertSame(204, $this->send(['query' => 'tea', 'results' => 1])->get_status());
        self::assertSame([], $this->rows());
    }

    #[TestDox('Nothing is counted if the report or the search is off')]
    public function testOff(): void
    {
        add_filter('stallkeeper_search_is_public', '__return_false');
        $this->send(['query' => 'tea', 'results' => 1]);
        remove_filter('stallkeeper_search_is_public', '__return_false');
        update_option(ReportSettings::OPTION, '');
        $this->send(['query' => 'tea', 'results' => 1]);
        self::assertSame([], $this->rows());
    }

    #[TestDox('One address counts up to a limit')]
    public function testLimit(): void
    {
        add_filter('stallkeeper_search_report_rate_limit', static fn(): array => [3, 3600]);
        for ($i = 0; $i < 5; $i++) {
            self::assertSame(204, $this->send(['query' => 'tea', 'results' => 1])->get_status());
        }
        self::assertSame(['found tea 0 3'], $this->rows());
    }

    #[TestDox('A large body is not counted')]
    public function testLarge(): void
    {
        $this->send(['query' => 'tea', 'results' => 1, 'more' => str_repeat('x', 5000)]);
        self::assertSame([], $this->rows());
    }

    /** @param array<string, mixed> $body */
    private function send(array $body): WP_REST_Response
    {
        $request = new WP_REST_Request('POST', '/stallkeeper/v1/report');
        $request->set_header('Content-Type', 'application/json');
        $request->set_body((string) wp_json_encode($body));

        return rest_do_request($request);
    }
}
