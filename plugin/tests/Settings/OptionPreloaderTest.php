<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Settings;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\Settings\OptionPreloader;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** Each page view has a new service and empty caches, as in a request. */
final class OptionPreloaderTest extends PluginTestCase
{
    private const SAVED = 'stallkeeper_preloaded_options';

    /** @var list<string> */
    private array $queries = [];

    private mixed $actions = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->actions = $GLOBALS['wp_actions'];
        $_SERVER['REQUEST_METHOD'] = 'GET';
        delete_option(self::SAVED);
        update_option('bench_saved', 'yes', false);
        add_filter('query', function (string $query): string {
            $this->queries[] = $query;

            return $query;
        });
    }

    protected function tearDown(): void
    {
        $GLOBALS['wp_actions'] = $this->actions;
        parent::tearDown();
    }

    #[TestDox('Options that one page view reads one by one are loaded with one query by the next')]
    public function testPreloads(): void
    {
        $this->viewPage(['bench_saved', 'bench_missing']);
        self::assertSame(['bench_saved', 'bench_missing'], $this->savedNames());
        $this->viewPage(['bench_saved', 'bench_missing']);
        self::assertSame([], array_values(preg_grep('/option_name = .bench_/', $this->queries) ?: []));
        self::assertCount(1, preg_grep('/bench_saved.*bench_missing/s', $this->queries) ?: []);
    }

    #[
        TestDox(
            'Options that WordPress loads in a small group, such as a transient and its expiry, are loaded with the others',
        ),
    ]
    public function testGroups(): void
    {
        $service = $this->startRequest();
        $service->start();
        wp_prime_option_caches(['_transient_bench', '_transient_timeout_bench']);
        $this->endRequest($service);
        self::assertSame(['_transient_bench', '_transient_timeout_bench'], $this->savedNames());
    }

    #[TestDox('Preloaded options have the values and defaults that they have without this service')]
    public function testValues(): void
    {
        $this->viewPage(['bench_saved', 'bench_missing']);
        update_option('bench_saved', ['changed'], false);
        $this->viewPage([]);
        self::assertSame(['changed'], get_option('bench_saved'));
        self::assertSame('default', get_option('bench_missing', 'default'));
        update_option('bench_missing', 'now');
        self::assertSame('now', get_option('bench_missing'));
    }

    #[TestDox('Nothing is written when a page view queries no further option')]
    public function testWritesOnce(): void
    {
        $this->viewPage(['bench_saved']);
        $this->viewPage(['bench_saved']);
        self::assertSame([], array_values(preg_grep('/^\s*(?:UPDATE|INSERT|REPLACE)/i', $this->queries) ?: []));
    }

    #[TestDox('Options of one product or visitor are not collected: names with digits or unusual characters')]
    public function testNames(): void
    {
        $this->viewPage([
            '_transient_wc_related_12',
            '_transient_timeout_abc9',
            "it's",
            'a b',
            str_repeat('n', 192),
            'bench_saved',
        ]);
        self::assertSame(['bench_saved'], $this->savedNames());
    }

    #[TestDox('Locks are not collected')]
    public function testLocks(): void
    {
        $this->viewPage(['_transient_doing_cron', 'core_updater_lock', 'Lock-of-a-queue', 'woocommerce_blocks']);
        self::assertSame(['woocommerce_blocks'], $this->savedNames());
    }

    #[TestDox('Requests that submit something read options when they need them')]
    public function testSubmitted(): void
    {
        $this->viewPage(['bench_saved']);
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $this->viewPage(['bench_saved', 'bench_other']);
        self::assertCount(2, preg_grep('/bench_/', $this->queries) ?: []);
        self::assertSame(['bench_saved'], $this->savedNames());
    }

    #[TestDox('At most 100 names are kept')]
    public function testBound(): void
    {
        $names = [];
        for ($i = 0; $i < 120; $i++) {
            $names[] = 'bench_' . strtr((string) $i, '0123456789', 'abcdefghij');
        }
        $this->viewPage($names);
        self::assertCount(100, $this->savedNames());
    }

    #[TestDox('After a day the list starts empty again')]
    public function testAge(): void
    {
        update_option(self::SAVED, ['since' => time() - DAY_IN_SECONDS, 'names' => ['bench_of_a_removed_plugin']]);
        $this->viewPage(['bench_saved']);
        self::assertSame(['bench_saved'], $this->savedNames());
    }

    #[TestDox('A stored value of another shape is ignored')]
    public function testShape(): void
    {
        foreach (['text', ['names' => 'text'], ['since' => time(), 'names' => [1, null, 'bench_saved']]] as $value) {
            update_option(self::SAVED, $value);
            $this->viewPage([]);
        }
        self::assertSame('yes', get_option('bench_saved'));
    }

    #[TestDox('Requests that are not page views, such as the REST API, collect no names')]
    public function testOtherRequests(): void
    {
        $service = $this->startRequest();
        $service->start();
        get_option('bench_saved');
        $GLOBALS['wp_actions'] = [];
        $service->saveNames();
        self::assertSame([], $this->savedNames());
    }

    #[TestDox('With an object cache there is nothing to do')]
    public function testObjectCache(): void
    {
        $this->viewPage(['bench_saved']);
        $before = wp_using_ext_object_cache(true);
        try {
            $service = $this->startRequest();
            $service->start();
            self::assertFalse(has_filter('query', [$service, 'collectNames']));
            self::assertSame([], array_values(preg_grep('/bench_saved/', $this->queries) ?: []));
        } finally {
            wp_using_ext_object_cache((bool) $before);
        }
    }

    /** @param list<string> $options read by the page */
    private function viewPage(array $options): void
    {
        $service = $this->startRequest();
        $service->start();
        foreach ($options as $option) {
            get_option($option);
        }
        $this->endRequest($service);
    }

    private function endRequest(OptionPreloader $service): void
    {
        $GLOBALS['wp_actions'] = ['template_redirect' => 1];
        $service->saveNames();
        remove_filter('query', [$service, 'collectNames']);
        remove_action('shutdown', [$service, 'saveNames'], PHP_INT_MAX);
    }

    private function startRequest(): OptionPreloader
    {
        wp_cache_flush();
        $this->queries = [];

        return new OptionPreloader(new RequestInput());
    }

    /** @return list<mixed> */
    private function savedNames(): array
    {
        $saved = get_option(self::SAVED);

        return is_array($saved) && is_array($saved['names'] ?? null) ? array_values($saved['names']) : [];
    }
}
