<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Index;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\Index\Index;

/**
 * Calls that try to exhaust the memory, each in a process with the memory limit of a small host. There is no time
 * limit.
 */
final class MemoryTest extends TestCase
{
    private const LIMIT = '128M';
    private const ASK = 'require $argv[1];
        $site = new Stallkeeper\Search\Storage\SiteFile(true, "id", "key", ["posts" => "index.sqlite"], "..");
        $keys = ["x-algolia-application-id" => "id", "x-algolia-api-key" => "key"];
        $body = stream_get_contents(STDIN);
        $request = new Stallkeeper\Search\Http\Request("POST", "/1/indexes/*/queries", $keys, [], $body);
        $clock = new Stallkeeper\Search\Tests\FakeClock();
        $response = (new Stallkeeper\Search\Http\Api($site, $argv[2], clock: $clock))->handle($request);
        echo $response->status, " ", $response->status === 200 ? strlen($response->body) : $response->body;';

    private static string $folder = '';

    public static function setUpBeforeClass(): void
    {
        self::$folder = sys_get_temp_dir() . '/stallkeeper-test-' . bin2hex(random_bytes(8));
        mkdir(self::$folder);
        $long = [
            'letters' => str_repeat('a b c d e f g h ', 25_000),
            'symbols' => str_repeat('☕☔', 60_000),
            'dense' => str_repeat('东京都', 40_000),
            'controls' => str_repeat("lamp\x01\x02", 60_000),
        ];
        $records = [['objectID' => 'huge', 'post_title' => 'huge', 'content' => str_repeat('huge post ', 3_000_000)]];
        foreach ($long as $name => $text) {
            $records[] = ['objectID' => $name, 'post_title' => $name, 'content' => $text];
        }
        for ($i = 0; $i < 1000; $i++) {
            $records[] = [
                'objectID' => "lamp-$i",
                'post_title' => "Lamp $i",
                'content' => str_repeat('A lamp, a chair. ', 250),
                'taxonomies' => ['post_tag' => ["Tag $i"]],
            ];
        }
        Index::open(self::$folder . '/index.sqlite')->save($records);
    }

    public static function tearDownAfterClass(): void
    {
        array_map(unlink(...), glob(self::$folder . '/*') ?: []);
        rmdir(self::$folder);
    }

    /** @return array<string, array{string, int}> */
    public static function calls(): array
    {
        $tags = ['highlightPreTag' => str_repeat('😀', 100), 'highlightPostTag' => str_repeat('😁', 100)];
        $all =
            [
                'hitsPerPage' => 1000,
                'queryType' => 'prefixAll',
                'attributesToHighlight' => ['*'],
                'facets' => ['*'],
                'maxValuesPerFacet' => 1000,
            ] + $tags;
        $arrays = str_repeat('[', 24) . '0' . str_repeat(']', 24);

        return [
            'many one-letter words with long tags' => [self::body([['query' => 'a b c d e f g h'] + $all]), 413],
            'the same fifty times' => [self::body(array_fill(0, 50, ['query' => 'a b c d e f g h'] + $all)), 413],
            'fifty times a thousand hits' => [
                self::body(array_fill(0, 50, ['query' => 'lamp', 'hitsPerPage' => 1000])),
                413,
            ],
            'twenty times nothing but facets' => [
                self::body(array_fill(0, 20, ['hitsPerPage' => 0, 'facets' => ['*'], 'maxValuesPerFacet' => 1000])),
                200,
            ],
            'a thousand hits of titles' => [
                self::body([
                    [
                        'query' => 'lamp',
                        'hitsPerPage' => 1000,
                        'attributesToRetrieve' => ['post_title'],
                        'attributesToHighlight' => ['post_title'],
                    ],
                ]),
                200,
            ],
            'a thousand hits, cut to a few words' => [
                self::body([['query' => 'lamp', 'hitsPerPage' => 1000, 'truncateWords' => ['content' => 56]]]),
                200,
            ],
            'symbols only' => [self::body([['query' => '☕ ☔'] + $all]), 413],
            'a script without spaces' => [self::body([['query' => '东 京 都'] + $all]), 413],
            'control characters' => [
                self::body([['query' => 'lamp', 'attributesToHighlight' => ['content']] + $all]),
                413,
            ],
            'a post of thirty megabytes' => [self::body([['query' => 'huge post']]), 200],
            'snippets of long texts' => [
                self::body([
                    [
                        'query' => 'a b',
                        'attributesToRetrieve' => [],
                        'attributesToHighlight' => [],
                        'attributesToSnippet' => ['content:20'],
                    ] + $all,
                ]),
                200,
            ],
            'nested lists' => [
                '{"requests":[{"indexName":"posts","query":"a b c d","hitsPerPage":1000,"x":[' .
                implode(',', array_fill(0, 10_000, $arrays)) .
                ']}]}',
                200,
            ],
        ];
    }

    #[DataProvider('calls')]
    #[TestDox('Is answered within 128 MB: $_dataset')]
    public function testAnswers(string $body, int $status): void
    {
        $command = [
            PHP_BINARY,
            '-d',
            'memory_limit=' . self::LIMIT,
            '-d',
            'display_errors=1',
            '-r',
            self::ASK,
            dirname(__DIR__, 3) . '/vendor/autoload.php',
            self::$folder,
        ];
        file_put_contents(self::$folder . '/body.json', $body);
        $process = proc_open(
            $command,
            [['file', self::$folder . '/body.json', 'r'], ['pipe', 'w'], ['pipe', 'w']],
            $pipes,
        );
        self::assertIsResource($process);
        $answer = (string) stream_get_contents($pipes[1]);
        self::assertSame('', (string) stream_get_contents($pipes[2]));
        proc_close($process);
        self::assertStringStartsWith("$status ", $answer);
        self::assertLessThanOrEqual(5_000_000, strlen($answer) > 20 ? strlen($answer) : (int) substr($answer, 4));
    }

    /** @param list<array<string, mixed>> $requests */
    private static function body(array $requests): string
    {
        return json_encode(
            [
                'requests' => array_map(
                    static fn(array $request): array => ['indexName' => 'posts'] + $request,
                    $requests,
                ),
            ],
            JSON_THROW_ON_ERROR,
        );
    }
}
