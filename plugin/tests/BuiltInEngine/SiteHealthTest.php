<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexScreen;
use Stallkeeper\Tools\BuiltInEngine\FullRebuild;
use Stallkeeper\Tools\BuiltInEngine\GuardedIndexing;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Tests\Fakes\Disk;
use WP_REST_Request;

/** The tests and the information of the search in Site Health. */
final class SiteHealthTest extends IndexTestCase
{
    private const PROXY_PROBLEM = 'All visitors share one search limit';

    /** @var array<string, string> body of the site's own answers, by part of the address */
    private array $answers = [];

    private int $status = 200;

    protected function setUp(): void
    {
        parent::setUp();
        add_filter(
            'pre_http_request',
            fn(mixed $answer, mixed $args, string $url): array => [
                'headers' => [],
                'body' => $this->body($url),
                'response' => ['code' => $this->status, 'message' => ''],
                'cookies' => [],
                'filename' => null,
            ],
            10,
            3,
        );
    }

    protected function tearDown(): void
    {
        Disk::$isReadOnly = false;
        parent::tearDown();
    }

    #[TestDox('A working engine with a complete index is good')]
    public function testGood(): void
    {
        $this->post();
        $this->endRequest();
        self::assertSame(
            ['good', 'good'],
            [$this->direct('stallkeeper_search')['status'], $this->direct('stallkeeper_search_index')['status']],
        );
    }

    #[TestDox('A PHP without the extensions of the engine is reported')]
    public function testNoEngine(): void
    {
        add_filter('stallkeeper_search_engine_can_run', '__return_false');
        self::assertStringContainsString('pdo_sqlite', $this->direct('stallkeeper_search')['description']);
        self::assertSame('recommended', $this->direct('stallkeeper_search')['status']);
    }

    #[TestDox('A directory that cannot be written is critical')]
    public function testReadOnly(): void
    {
        add_filter('stallkeeper_search_is_public', '__return_true');
        $path = $this->directory()->storage->path;
        $result = $this->direct('stallkeeper_search');
        self::assertSame('good', $result['status']);
        rename($path, "$path-away");
        try {
            self::assertSame('critical', $this->direct('stallkeeper_search')['status']);
        } finally {
            rename("$path-away", $path);
        }
    }

    #[TestDox('Many waiting posts are reported')]
    public function testBacklog(): void
    {
        $this->queue()->push(...range(900001, 900025));
        $result = $this->direct('stallkeeper_search_index');
        self::assertSame('recommended', $result['status']);
        self::assertStringContainsString('25 changed posts are waiting', $result['description']);
    }

    #[TestDox('Posts that cannot be indexed are named')]
    public function testFailed(): void
    {
        $states = stallkeeper_tools(IndexStateStorage::class);
        $state = $states->read();
        $state->failures = [4711 => GuardedIndexing::MAX_ATTEMPTS];
        $states->save($state);
        self::assertStringContainsString('4711', $this->direct('stallkeeper_search_index')['description']);
    }

    #[TestDox('An index without any product is critical, here and on the screen, although the posts are complete')]
    public function testMissingType(): void
    {
        add_filter('stallkeeper_search_record', $this->failForProducts(...), 10, 2);
        $this->post();
        $this->post(['post_type' => 'product']);
        stallkeeper_tools(FullRebuild::class)->now();
        $result = $this->direct('stallkeeper_search_index');
        self::assertSame(['critical', 'The search index lacks a type of posts'], [$result['status'], $result['label']]);
        self::assertStringContainsString('Products', $result['description']);
        ob_start();
        stallkeeper_tools(IndexScreen::class)->printPage();
        self::assertStringContainsString('The search index lacks a type of posts', (string) ob_get_clean());
    }

    #[TestDox('An index in which most posts failed is critical, although each of them will be tried again')]
    public function testMostFailed(): void
    {
        foreach (range(1, 3) as $number) {
            $this->post(['post_title' => "Kettle $number"]);
        }
        $this->endRequest();
        $states = stallkeeper_tools(IndexStateStorage::class);
        $state = $states->fresh();
        $state->failures = [901 => 1, 902 => 1, 903 => 2];
        $states->save($state);
        self::assertSame('Most posts could not be indexed', $this->direct('stallkeeper_search_index')['label']);
    }

    private function failForProducts(mixed $record, \WP_Post $post): mixed
    {
        return $post->post_type === 'product' ? throw new \RuntimeException('No taxes') : $record;
    }

    #[TestDox('A difference between index and posts is reported')]
    public function testDifference(): void
    {
        $this->post();
        $this->endRequest();
        self::database()->insert(self::database()->posts, [
            'post_title' => 'Behind WordPress',
            'post_status' => 'publish',
            'post_type' => 'post',
            'post_date' => '2026-01-01 00:00:00',
            'post_date_gmt' => '2026-01-01 00:00:00',
            'post_modified' => '2026-01-01 00:00:00',
            'post_modified_gmt' => '2026-01-01 00:00:00',
            'post_content' => '',
            'post_excerpt' => '',
            'to_ping' => '',
            'pinged' => '',
            'post_content_filtered' => '',
            'post_password' => '',
        ]);
        self::assertSame(
            'The search index does not match the posts',
            $this->direct('stallkeeper_search_index')['label'],
        );
    }

    #[TestDox('The light endpoint is good if it answers with JSON')]
    public function testEntry(): void
    {
        $this->answers = ['/1/indexes/' => '{"results":[]}'];
        self::assertSame('good', $this->async('entry')['status']);
        $this->answers = ['/1/indexes/' => '<html>'];
        self::assertStringContainsString('is not JSON', $this->async('entry')['description']);
        self::assertSame('recommended', $this->async('entry')['status']);
        $this->answers = ['/1/indexes/' => '{}'];
        $this->status = 404;
        self::assertStringContainsString('status 404', $this->async('entry')['description']);
        self::assertSame('recommended', $this->async('entry')['status']);
        $this->status = 403;
        self::assertStringContainsString('status 403', $this->async('entry')['description']);
        add_filter('pre_http_request', static fn(): \WP_Error => new \WP_Error('http', 'Connection refused'), 20);
        self::assertStringContainsString(
            'cannot send requests to itself: Connection refused',
            $this->async('entry')['description'],
        );
    }

    #[TestDox('A closed site needs no light endpoint')]
    public function testClosed(): void
    {
        add_filter('stallkeeper_search_is_public', '__return_false');
        self::assertSame(
            ['good', 'Search is disabled for visitors'],
            [$this->async('entry')['status'], $this->async('entry')['label']],
        );
        add_filter('stallkeeper_search_engine_can_run', '__return_false');
        self::assertSame('recommended', $this->async('entry')['status']);
    }

    #[TestDox('A web server that lists the directory of the index is critical')]
    public function testPrivacy(): void
    {
        self::assertSame('good', $this->async('privacy')['status']);
        $this->answers = [basename($this->directory()->storage->path) => '<a href="index.sqlite">index.sqlite</a>'];
        self::assertSame('critical', $this->async('privacy')['status']);
    }

    #[TestDox('An untrusted proxy is reported with instructions')]
    public function testProxy(): void
    {
        $_SERVER['REMOTE_ADDR'] = '172.18.0.1';
        self::assertSame('good', $this->async('proxy')['status']);
        self::assertNotSame(self::PROXY_PROBLEM, $this->async('proxy')['label']);
        $_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.9';
        $result = $this->async('proxy');
        self::assertSame(['recommended', self::PROXY_PROBLEM], [$result['status'], $result['label']]);
        foreach (['172.18.0.1', 'STALLKEEPER_TRUSTED_PROXIES', 'stallkeeper_trusted_proxies', '300'] as $text) {
            self::assertStringContainsString($text, $result['description']);
        }
        self::assertStringNotContainsString('203.0.113.9', $result['description']);
        add_filter('stallkeeper_trusted_proxies', static fn(): array => ['172.16.0.0/12']);
        self::assertSame('good', $this->async('proxy')['status']);
    }

    #[TestDox('A listed proxy that does not send X-Forwarded-For is reported')]
    public function testSilentProxy(): void
    {
        $_SERVER['REMOTE_ADDR'] = '172.18.0.1';
        $_SERVER['HTTP_X_REAL_IP'] = '203.0.113.9';
        add_filter('stallkeeper_trusted_proxies', static fn(): array => ['172.18.0.1']);
        $result = $this->async('proxy');
        self::assertSame(['recommended', self::PROXY_PROBLEM], [$result['status'], $result['label']]);
        self::assertStringContainsString('X-Forwarded-For', $result['description']);
    }

    #[TestDox('Only users who may see Site Health run the tests')]
    public function testCapability(): void
    {
        $status = static fn(): int => rest_do_request(
            new WP_REST_Request('GET', '/stallkeeper/v1/search-health/proxy'),
        )->get_status();
        self::assertSame(401, $status());
        wp_set_current_user($this->user('editor'));
        self::assertSame(403, $status());
    }

    #[TestDox('The information names the state of the index')]
    public function testInformation(): void
    {
        $this->post();
        $this->endRequest();
        $information = apply_filters('debug_information', ['other' => []]);
        self::assertIsArray($information);
        self::assertArrayHasKey('other', $information);
        /** @var array<string, array{value: int|string}> $fields */
        $fields = self::inner(self::inner($information, 'stallkeeper-search'), 'fields');
        self::assertSame(
            ['Yes', 'Yes', 0, '–'],
            [
                $fields['available']['value'],
                $fields['writable']['value'],
                $fields['waiting']['value'],
                $fields['failed']['value'],
            ],
        );
        self::assertSame($fields['published']['value'], $fields['indexed']['value']);
    }

    private function body(string $url): string
    {
        foreach ($this->answers as $part => $body) {
            if (str_contains($url, $part)) {
                return $body;
            }
        }

        return '';
    }

    /** @return array{status: string, label: string, description: string} */
    private function direct(string $test): array
    {
        $tests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);

        $callback = self::inner(self::inner(self::inner($tests, 'direct'), $test), 'test');
        self::assertIsCallable($callback);

        return self::checked($callback());
    }

    /** @return array{status: string, label: string, description: string} */
    private function async(string $test): array
    {
        wp_set_current_user($this->user('administrator'));
        $tests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);
        $address = self::inner(self::inner(self::inner($tests, 'async'), "stallkeeper_search_$test"), 'test');
        self::assertIsString($address);
        self::assertStringEndsWith("/stallkeeper/v1/search-health/$test", $address);
        $answer = rest_do_request(new WP_REST_Request('GET', "/stallkeeper/v1/search-health/$test"));
        self::assertSame(200, $answer->get_status());

        return self::checked($answer->get_data());
    }

    private static function inner(mixed $values, string $key): mixed
    {
        self::assertIsArray($values);

        return $values[$key] ?? null;
    }

    /** @return array{status: string, label: string, description: string} */
    private static function checked(mixed $result): array
    {
        self::assertIsArray($result);
        self::assertIsString($result['status']);
        self::assertIsString($result['label']);
        self::assertIsString($result['description']);

        return ['status' => $result['status'], 'label' => $result['label'], 'description' => $result['description']];
    }
}
