<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Endpoints;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Templates\Styles;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WP_REST_Request;
use WP_REST_Response;

/** The REST routes of the search: the provider's API, and widgets that were inserted later. */
final class RestTest extends IndexTestCase
{
    private string $word = '';

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER['REMOTE_ADDR'] = '10.' . implode('.', array_map(static fn(): int => random_int(1, 250), range(1, 3)));
        $this->word = 'teapot' . bin2hex(random_bytes(4));
        $this->post(['post_title' => "Blue $this->word"]);
        $this->endRequest();
        $this->newRequest();
    }

    #[TestDox('A query has the result in the format of the provider')]
    public function testQuery(): void
    {
        $data = $this->search('/1/indexes/' . BuiltInEngine::INDEX . '/query', ['query' => $this->word])->get_data();
        self::assertIsArray($data);
        self::assertSame(1, $data['nbHits']);
        self::assertIsArray($data['hits']);
        self::assertSame(["Blue $this->word"], array_column($data['hits'], 'post_title'));
    }

    #[TestDox('Several queries have one result each')]
    public function testQueries(): void
    {
        $data = $this->search('/1/indexes/*/queries', [
            'requests' => [
                ['indexName' => BuiltInEngine::INDEX, 'query' => $this->word],
                ['indexName' => BuiltInEngine::INDEX, 'query' => 'nothinglikethis'],
            ],
        ])->get_data();
        self::assertIsArray($data);
        self::assertIsArray($data['results']);
        self::assertSame([1, 0], array_column($data['results'], 'nbHits'));
    }

    #[TestDox('The field `_fields` of WordPress does not change the response')]
    public function testFields(): void
    {
        $response = $this->search(
            '/1/indexes/' . BuiltInEngine::INDEX . '/query',
            ['query' => $this->word],
            ['_fields' => 'nbHits'],
        );
        self::assertSame(200, $response->get_status());
        self::assertIsArray($response->get_data());
        self::assertArrayHasKey('hits', $response->get_data());
    }

    #[TestDox('Wrong credentials are refused in the format of the provider')]
    public function testCredentials(): void
    {
        $response = $this->search(
            '/1/indexes/' . BuiltInEngine::INDEX . '/query',
            ['query' => ''],
            ['x-algolia-api-key' => 'wrong'],
        );
        self::assertSame(403, $response->get_status());
        self::assertIsArray($response->get_data());
        self::assertArrayHasKey('message', $response->get_data());
    }

    #[TestDox('A body that is not JSON gets the error of the search')]
    public function testBody(): void
    {
        $request = $this->request('/1/indexes/*/queries', []);
        $request->set_body('{broken');
        $request->set_header('Content-Type', 'application/json');
        self::assertSame(400, rest_do_request($request)->get_status());
    }

    #[TestDox('A site that is not open responds with 404 to visitors, and to administrators with results')]
    public function testClosed(): void
    {
        update_option('woocommerce_coming_soon', 'yes');
        add_filter('stallkeeper_search_is_public', '__return_false');
        self::assertSame(
            404,
            $this->search('/1/indexes/' . BuiltInEngine::INDEX . '/query', ['query' => ''])->get_status(),
        );
        self::assertSame(404, $this->widget()->get_status());
        wp_set_current_user($this->user('administrator'));
        self::assertSame(
            200,
            $this->search('/1/indexes/' . BuiltInEngine::INDEX . '/query', ['query' => ''])->get_status(),
        );
    }

    #[TestDox('A widget that was inserted later gets its HTML and attributes')]
    public function testWidget(): void
    {
        $response = $this->widget(['query' => $this->word, 'number' => 3, 'path' => '/page/']);
        $data = $response->get_data();
        self::assertIsArray($data);
        self::assertIsString($data['html']);
        self::assertStringContainsString('Blue ', $data['html']);
        self::assertStringContainsString('"queryName":"shop_s_3"', $data['html']);
        self::assertSame('public, max-age=60', $response->get_headers()['Cache-Control']);
    }

    #[TestDox('The address of the styles comes with the widget in themes that know the plugin')]
    public function testStyles(): void
    {
        remove_theme_support(Styles::RESULTS_FEATURE);
        self::assertNull(((array) $this->widget()->get_data())['style']);
        add_theme_support(Styles::RESULTS_FEATURE);
        $data = $this->widget()->get_data();
        self::assertIsArray($data);
        self::assertIsString($data['style']);
        self::assertIsString($data['html']);
        self::assertMatchesRegularExpression('~/build/results\.css\?ver=.~', $data['style']);
        self::assertStringNotContainsString('results.css', $data['html']);
    }

    #[TestDox('The widget of a user is not cached')]
    public function testUser(): void
    {
        wp_set_current_user($this->user('subscriber'));
        self::assertSame('no-store', $this->widget()->get_headers()['Cache-Control']);
    }

    #[TestDox('The attributes of the element configure the widget')]
    public function testAttributes(): void
    {
        $data = $this->widget([
            'attributes' => ['data-hits-per-page' => '4', 'data-list-layout' => 'grid', 'onclick' => 'x'],
        ])->get_data();
        self::assertIsArray($data);
        self::assertIsString($data['html']);
        self::assertStringContainsString('"hitsPerPage":4', $data['html']);
        self::assertStringContainsString('instant-search--grid', $data['html']);
        self::assertStringNotContainsString('onclick', $data['html']);
    }

    /** @return array<string, array{array<string, mixed>}> */
    public static function invalid(): array
    {
        return [
            'another site' => [['path' => 'https://example.org/']],
            'protocol-relative path' => [['path' => '//example.org/']],
            'no number' => [['number' => 'one']],
            'number too large' => [['number' => 100000]],
            'no language' => [['lang' => '"><script>']],
        ];
    }

    /** @param array<string, mixed> $params */
    #[DataProvider('invalid')]
    #[TestDox('An invalid parameter is refused: $_dataName')]
    public function testInvalid(array $params): void
    {
        self::assertSame(400, $this->widget($params)->get_status());
    }

    /**
     * @param array<string, mixed> $body
     * @param array<string, string> $query
     */
    private function search(string $call, array $body, array $query = []): WP_REST_Response
    {
        $request = $this->request($call, $query);
        $request->set_body((string) wp_json_encode($body));
        $request->set_header('Content-Type', 'application/json');

        return rest_do_request($request);
    }

    /** @param array<string, string> $query */
    private function request(string $call, array $query): WP_REST_Request
    {
        $engine = stallkeeper_tools(BuiltInEngine::class);
        $request = new WP_REST_Request('POST', '/' . BuiltInEngine::REST_BASE . $call);
        $request->set_query_params(
            $query + ['x-algolia-application-id' => $engine->appId(), 'x-algolia-api-key' => $engine->apiKey()],
        );

        return $request;
    }

    /** @param array<string, mixed> $params */
    private function widget(array $params = []): WP_REST_Response
    {
        $request = new WP_REST_Request('GET', '/stallkeeper/v1/widget');
        $request->set_query_params($params + ['path' => '/', 'number' => 1, 'query' => '', 'attributes' => []]);

        return rest_do_request($request);
    }
}
