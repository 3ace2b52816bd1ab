<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Endpoints;

use Stallkeeper\Search\Http\LightEndpoint;
use Stallkeeper\Search\Http\Response;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Words\InflectorForms;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use Stallkeeper\Tools\Tests\Fakes\RestServer;
use WP_Hook;

/**
 * Calls the two endpoints of the search and reads what they print: the light one, and the one in WordPress's REST API.
 */
abstract class EndpointTestCase extends IndexTestCase
{
    protected const QUERIES = '/1/indexes/*/queries';
    protected const WAYS = ['light', 'rest'];

    protected function setUp(): void
    {
        parent::setUp();
        // The limits of requests are per address.
        $_SERVER['REMOTE_ADDR'] = '10.' . implode('.', array_map(static fn(): int => random_int(1, 250), range(1, 3)));
        add_filter('wp_rest_server_class', static fn(): string => RestServer::class);
    }

    protected function tearDown(): void
    {
        unset($GLOBALS['HTTP_RAW_POST_DATA']);
        parent::tearDown();
    }

    /** @return list<array{string}> */
    public static function ways(): array
    {
        return array_map(static fn(string $way): array => [$way], self::WAYS);
    }

    /**
     * @param array<string, mixed> $params of one search
     * @param string $parameters more of the URL's query
     */
    protected function ask(string $way, string $query, array $params = [], string $parameters = ''): Response
    {
        return $this->send(
            $way,
            (string) wp_json_encode([
                'requests' => [
                    ['indexName' => BuiltInEngine::INDEX, 'query' => $query, 'typoTolerance' => false] + $params,
                ],
            ]),
            $parameters,
        );
    }

    /** Sends a body as the provider's client does, with the credentials in the URL. */
    protected function send(
        string $way,
        string $body,
        string $parameters = '',
        string $type = 'text/plain',
        string $path = self::QUERIES,
    ): Response {
        $engine = stallkeeper_tools(BuiltInEngine::class);
        parse_str(
            "x-algolia-application-id={$engine->appId()}&x-algolia-api-key={$engine->apiKey()}&$parameters",
            $query,
        );
        ResponseHeaders::reset();
        $before = [$_SERVER, $_GET, $_REQUEST];
        /** @var array<array-key, WP_Hook> $hooks */
        $hooks = $GLOBALS['wp_filter'];
        $hooks = array_map(static fn(WP_Hook $hook): WP_Hook => clone $hook, $hooks);
        $_SERVER =
            [
                'REQUEST_METHOD' => 'POST',
                'CONTENT_TYPE' => $type,
                'REQUEST_TIME_FLOAT' => microtime(true),
                'PATH_INFO' => '/' . $engine->token() . $path,
            ] + $_SERVER;
        ob_start();
        try {
            if ($way === 'light') {
                LightEndpoint::respond(
                    WP_CONTENT_DIR . '/plugins/stallkeeper-tools/api/search.php',
                    $_SERVER,
                    $query,
                    $body,
                    new InflectorForms(),
                )->send();
            } else {
                $_GET = $_REQUEST = $query;
                // WP_REST_Server reads the body from this variable.
                $GLOBALS['HTTP_RAW_POST_DATA'] = $body;
                $this->newRequest();
                rest_get_server()->serve_request('/' . BuiltInEngine::REST_BASE . $path);
            }
        } finally {
            $printed = (string) ob_get_clean();
            [$_SERVER, $_GET, $_REQUEST] = $before;
            $GLOBALS['wp_filter'] = $hooks;
        }
        $headers = [];
        foreach (ResponseHeaders::$headers as $header) {
            [$name, $value] = explode(': ', $header, 2);
            $headers[strtolower($name)] = $value;
        }

        return new Response(ResponseHeaders::$status, $headers, $printed);
    }

    /** @return array<array-key, mixed> */
    protected static function json(Response $response): array
    {
        $data = json_decode($response->body, true, 64, JSON_THROW_ON_ERROR);
        self::assertIsArray($data);

        return $data;
    }

    /** @return array<string, mixed> the only result of a response */
    protected static function onlyResult(Response $response): array
    {
        self::assertSame(200, $response->status, $response->body);
        $results = self::json($response)['results'] ?? null;
        self::assertIsArray($results);
        self::assertCount(1, $results);
        self::assertIsArray($results[0]);

        /** @var array<string, mixed> */
        return $results[0];
    }
}
