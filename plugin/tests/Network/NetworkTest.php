<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Network;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\CircuitBreaker;
use Stallkeeper\Tools\Algolia\SettingsStorage;
use Stallkeeper\Tools\Algolia\Sync\QueueTable;
use Stallkeeper\Tools\Algolia\Sync\SyncSchedule;
use Stallkeeper\Tools\BuiltInEngine\FullRebuild;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\OrderSource\CoreController;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Records\RefusedPosts;
use Stallkeeper\Tools\SearchReport\ReportCounter;
use Stallkeeper\Tools\SearchReport\ReportReader;
use Stallkeeper\Tools\SearchReport\ReportTable;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/**
 * After switch_to_blog() the plugin uses the state of that site, and the first site's again after
 * restore_current_blog().
 */
final class NetworkTest extends NetworkTestCase
{
    #[TestDox('Each site has its own credentials and index')]
    public function testIndex(): void
    {
        $engine = stallkeeper_tools(BuiltInEngine::class);
        foreach (
            [
                $engine->token(...),
                $engine->apiKey(...),
                $engine->appId(...),
                static fn(): string => $engine->endpoints()['rest'],
            ]
            as $read
        ) {
            [$first, $second, $again] = $this->onEach($read);
            self::assertNotSame($first, $second);
            self::assertSame($first, $again);
        }
        $build = static function () use ($engine): ?string {
            stallkeeper_tools(FullRebuild::class)->now();
            $engine->forget();

            return $engine->indexFile();
        };
        [$first, $second] = [$build(), $this->onSecond($build)];
        self::assertNotNull($first);
        self::assertNotNull($second);
        self::assertNotSame($first, $second);
        self::assertSame($first, $engine->indexFile());
    }

    #[TestDox('A search finds the posts of its own site')]
    public function testSearch(): void
    {
        $build = function (string $title): callable {
            return function () use ($title): void {
                $this->post(['post_title' => $title]);
                stallkeeper_tools(FullRebuild::class)->now();
                stallkeeper_tools(BuiltInEngine::class)->forget();
            };
        };
        $build('Kettle of the first site')();
        $this->onSecond($build('Kettle of the second site'));
        $titles = static function (): array {
            $result = stallkeeper_tools(BuiltInEngine::class)->search(['query' => 'kettle']);

            return array_column($result->hits ?? [], 'post_title');
        };
        self::assertSame(
            [['Kettle of the first site'], ['Kettle of the second site'], ['Kettle of the first site']],
            $this->onEach($titles),
        );
    }

    #[TestDox('Each site has its own search report')]
    public function testReport(): void
    {
        $count = static fn(string $query): callable => static fn() => stallkeeper_tools(
            ReportCounter::class,
        )->countSearch($query, true);
        $count('first')();
        $this->onSecond($count('second'));
        $this->onSecond($count('second'));
        $read = static fn(): array => array_column(
            stallkeeper_tools(ReportReader::class)->top(null, 7, 10),
            'total',
            'query',
        );
        self::assertSame([['first' => 1], ['second' => 2], ['first' => 1]], $this->onEach($read));
        [$first, $second] = $this->onEach(stallkeeper_tools(ReportTable::class)->name(...));
        self::assertSame($first, str_replace("{$this->second}_", '', $second));
        [, $queue] = $this->onEach(stallkeeper_tools(QueueTable::class)->name(...));
        self::assertEqualsCanonicalizing(
            [$second, $queue],
            $this->onSecond(static fn(): array => array_values((array) apply_filters('wpmu_drop_tables', []))),
        );
    }

    #[TestDox('A widget on the other site has its results and credentials')]
    public function testWidget(): void
    {
        $word = 'pan' . bin2hex(random_bytes(4));
        $build = function () use ($word): void {
            $this->post(['post_title' => get_current_blog_id() . " site $word"]);
            stallkeeper_tools(FullRebuild::class)->now();
            stallkeeper_tools(BuiltInEngine::class)->forget();
        };
        $build();
        $this->onSecond($build);
        $this->newRequest();
        $render = static fn(): string => self::filteredText(
            'the_content',
            "<div class=\"instant-search-widget\" data-query=\"$word\"></div>",
        );
        [$first, $second, $again] = array_map(
            static fn(string $html): string => str_replace(['<mark>', '</mark>', '<span>', '</span>'], '', $html),
            $this->onEach($render),
        );
        self::assertStringContainsString("1 site $word", $first);
        self::assertStringContainsString("$this->second site $word", $second);
        self::assertStringNotContainsString("1 site $word", $second);
        self::assertStringContainsString("1 site $word", $again);
        self::assertStringNotContainsString(stallkeeper_tools(BuiltInEngine::class)->apiKey(), $second);
    }

    #[TestDox('The state of the index, refused posts and the events belong to a site')]
    public function testState(): void
    {
        stallkeeper_tools(FullRebuild::class)->now();
        $this->onSecond(static fn() => stallkeeper_tools(FullRebuild::class)->now());
        $states = stallkeeper_tools(IndexStateStorage::class);
        $states->markStale();
        $isStale = static fn(): bool => $states->isStale($states->fresh());
        self::assertSame([true, false, true], $this->onEach($isStale));
        stallkeeper_tools(RefusedPosts::class)->update([5], []);
        self::assertSame([[5], [], [5]], $this->onEach(stallkeeper_tools(RefusedPosts::class)->all(...)));
        wp_clear_scheduled_hook(IndexScheduler::WORK);
        stallkeeper_tools(SyncSchedule::class)->in(60);
        self::assertSame(
            [true, false, true],
            $this->onEach(static fn(): bool => wp_next_scheduled(SyncSchedule::EVENT) !== false),
        );
        $directory = static fn(): string => (string) stallkeeper_tools(EngineStorage::class)
            ->find(stallkeeper_tools(BuiltInEngine::class)->identity())
            ?->workLock();
        [$first, $second, $again] = $this->onEach($directory);
        self::assertNotSame($first, $second);
        self::assertSame($first, $again);
    }

    #[TestDox('A change of a post is queued for its own site')]
    public function testQueue(): void
    {
        // A request writes a post to the queue only once, and the ids of earlier tests are used again.
        $this->newRequest();
        $this->post();
        stallkeeper_tools(FullRebuild::class)->now();
        $this->onSecond(static fn() => stallkeeper_tools(FullRebuild::class)->now());
        $id = $this->onSecond(fn(): int => $this->post(['post_title' => 'Second']));
        stallkeeper_tools(IndexScheduler::class)->withdrawChangedPosts();
        $queue = static fn(): int => stallkeeper_tools(\Stallkeeper\Tools\Search\Engine\IndexQueue::class)
            ->queue()
            ?->count() ?? -1;
        [, $second] = $this->onEach($queue);
        self::assertGreaterThan(0, $id);
        self::assertSame(1, $second);
    }

    #[TestDox('Settings and failures of the hosted provider belong to a site')]
    public function testHosted(): void
    {
        update_option(SettingsStorage::OPTION, ['on' => true, 'appId' => 'FIRST', 'searchKey' => str_repeat('a', 32)]);
        update_option(SettingsStorage::WRITE_KEY_OPTION, 'first');
        $settings = stallkeeper_tools(SettingsStorage::class);
        self::assertSame(['FIRST', '', 'FIRST'], $this->onEach(static fn(): string => $settings->current()->appId));
        self::assertSame(['first', '', 'first'], $this->onEach($settings->writeKey(...)));
        $breaker = stallkeeper_tools(CircuitBreaker::class);
        $breaker->open('host.example');
        self::assertSame([true, false, true], $this->onEach(static fn(): bool => $breaker->isOpen('host.example')));
    }

    #[TestDox('Each site has its own default index at the hosted provider')]
    public function testHostedIndex(): void
    {
        $settings = stallkeeper_tools(SettingsStorage::class);
        self::assertSame(
            ['wp_posts_post', "wp_{$this->second}_posts_post", 'wp_posts_post'],
            $this->onEach(static fn(): string => $settings->current()->indexName),
        );
    }

    #[TestDox('Settings of order sources belong to a site')]
    public function testAttribution(): void
    {
        add_filter(
            'stallkeeper_source_settings',
            fn(array $settings): array => ['session' => get_current_blog_id() === $this->second ? 15 : 20] + $settings,
        );
        update_option(TrackingSettings::MODE, 'allowed');
        $settings = $this->service(TrackingSettings::class);
        self::assertSame(['allowed', 'ask', 'allowed'], $this->onEach(static fn(): string => $settings->mode()->value));
        self::assertSame([20, 15, 20], $this->onEach(static fn(): int => $settings->sourceSettings()->session));
        update_option('woocommerce_feature_order_attribution_enabled', 'no');
        $core = $this->service(CoreController::class);
        [$first, , $again] = $this->onEach($core->isOn(...));
        self::assertSame([false, false], [$first, $again]);
    }
}
