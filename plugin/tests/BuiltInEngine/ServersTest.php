<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\SettingsStorage;
use Stallkeeper\Tools\BuiltInEngine\Health\SizeTests;
use Stallkeeper\Tools\BuiltInEngine\Storage\ServerList;
use WC_Order;

/** The list of web servers, and the recommendation of a hosted index in Site Health. */
final class ServersTest extends IndexTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        delete_option(ServerList::OPTION);
    }

    #[TestDox('Saving a post records this server as a hash with two times, and nothing else')]
    public function testRecorded(): void
    {
        $this->post();
        $servers = self::servers();
        self::assertCount(1, $servers);
        self::assertMatchesRegularExpression('/^[0-9a-f]{12}$/D', (string) array_key_first($servers));
        self::assertStringNotContainsString((string) gethostname(), (string) wp_json_encode($servers));
        self::assertSame(1, stallkeeper_tools(ServerList::class)->countAtOnce());
    }

    #[TestDox('The hourly check and a new order record the server, too')]
    public function testEvents(): void
    {
        foreach (['stallkeeper_search_audit', 'woocommerce_new_order'] as $hook) {
            delete_option(ServerList::OPTION);
            do_action($hook, 1, new WC_Order());
            self::assertCount(1, self::servers(), $hook);
        }
    }

    #[TestDox('Within an hour, the list is not written again')]
    public function testHourly(): void
    {
        $this->post();
        $writes = 0;
        add_action('update_option_' . ServerList::OPTION, static function () use (&$writes): void {
            $writes++;
        });
        $this->post();
        self::assertSame(0, $writes);
        $this->age(2 * HOUR_IN_SECONDS);
        $writes = 0;
        $this->post();
        self::assertSame(1, $writes);
    }

    #[TestDox('Two servers that are seen in turns count as two')]
    public function testTwo(): void
    {
        $now = time();
        update_option(ServerList::OPTION, [
            'aaaaaaaaaaaa' => [$now - 9000, $now - 600],
            'bbbbbbbbbbbb' => [$now - 8000, $now],
        ]);
        self::assertSame(2, stallkeeper_tools(ServerList::class)->countAtOnce());
    }

    #[TestDox('A server that replaced another one, as after a deployment, counts as one')]
    public function testReplaced(): void
    {
        $now = time();
        update_option(ServerList::OPTION, [
            'aaaaaaaaaaaa' => [$now - 9000, $now - 600],
            'bbbbbbbbbbbb' => [$now - 500, $now],
        ]);
        self::assertSame(1, stallkeeper_tools(ServerList::class)->countAtOnce());
    }

    #[TestDox('Servers are forgotten after seven days, and at most 20 are stored')]
    public function testBounds(): void
    {
        $now = time();
        $old = ['old123456789' => [$now - 9 * DAY_IN_SECONDS, $now - 8 * DAY_IN_SECONDS]];
        $many = [];
        for ($i = 0; $i < 30; $i++) {
            $many["server$i"] = [$now - 9000, $now - 4000 - $i];
        }
        update_option(ServerList::OPTION, $old + $many);
        $this->post();
        $servers = self::servers();
        self::assertCount(20, $servers);
        self::assertArrayNotHasKey('old123456789', $servers);
        self::assertArrayNotHasKey('server29', $servers);
    }

    #[TestDox('Site Health recommends a hosted index for several servers and for many posts, each with its reason')]
    public function testRecommendation(): void
    {
        self::assertSame('good', SizeTests::resultFor(1_000_000, 1)->toArray('x')['status']);
        self::assertSame('good', SizeTests::resultFor(10, 0)->toArray('x')['status']);
        $servers = SizeTests::resultFor(10, 2)->toArray('x');
        self::assertSame('recommended', $servers['status']);
        self::assertStringContainsString('2 web servers', (string) wp_json_encode($servers));
        $posts = SizeTests::resultFor(1_000_001, 1)->toArray('x');
        self::assertSame('recommended', $posts['status']);
        self::assertStringContainsString('1,000,001 searchable posts', (string) wp_json_encode($posts));
        self::assertStringNotContainsString('web servers were', (string) wp_json_encode($posts));
    }

    #[TestDox('Site Health runs the test with the servers of the list; with the hosted provider in use, it is good')]
    public function testSiteHealth(): void
    {
        $now = time();
        update_option(ServerList::OPTION, [
            'aaaaaaaaaaaa' => [$now - 9000, $now],
            'bbbbbbbbbbbb' => [$now - 8000, $now],
        ]);
        self::assertSame('recommended', $this->health());
        update_option(SettingsStorage::OPTION, [
            'on' => true,
            'appId' => 'TESTAPP',
            'searchKey' => str_repeat('a', 32),
            'indexName' => 'shop',
        ]);
        self::assertSame('good', $this->health());
    }

    private function health(): mixed
    {
        $this->newRequest();
        /** @var array{direct: array<string, array{test: callable(): array<string, mixed>}>} $tests */
        $tests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);

        return $tests['direct']['stallkeeper_search_size']['test']()['status'];
    }

    private function age(int $seconds): void
    {
        update_option(
            ServerList::OPTION,
            array_map(
                static fn(array $times): array => array_map(
                    static fn(mixed $time): int => (is_int($time) ? $time : 0) - $seconds,
                    $times,
                ),
                self::servers(),
            ),
        );
    }

    /** @return array<array<array-key, mixed>> */
    private static function servers(): array
    {
        $stored = get_option(ServerList::OPTION);

        return is_array($stored) ? array_filter($stored, is_array(...)) : [];
    }
}
