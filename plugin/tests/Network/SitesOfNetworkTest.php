<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Network;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Http\LightEndpoint;
use Stallkeeper\Tools\Algolia\SettingsStorage;
use Stallkeeper\Tools\Algolia\Sync\SyncSchedule;
use Stallkeeper\Tools\Bootstrap;
use Stallkeeper\Tools\BuiltInEngine\FullRebuild;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineCredentials;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Words\SynonymOptions;
use Stallkeeper\Tools\Uninstaller;

/** Sites of a network: deleting a site, and activating, deactivating and uninstalling the plugin for all of them. */
final class SitesOfNetworkTest extends NetworkTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->newRequest();
    }

    #[TestDox('Deleting a site closes its search and deletes its files, and the first site keeps its own')]
    public function testDeletedSite(): void
    {
        $third = $this->newSite('third');
        $this->build();
        switch_to_blog($third);
        update_option(SynonymOptions::OPTION, ['rules' => 'sofa, couch']);
        $this->build();
        stallkeeper_tools(IndexQueue::class)->push(5);
        $token = stallkeeper_tools(BuiltInEngine::class)->token();
        $file = (string) stallkeeper_tools(BuiltInEngine::class)->indexFile();
        $folder = dirname($file);
        restore_current_blog();
        self::assertFileExists($file);
        self::assertSame(200, $this->lightStatus($token));
        self::assertNotEmpty(glob("$folder/$token-words-*"));

        wp_delete_site($third);

        self::assertSame(404, $this->lightStatus($token));
        self::assertSame([], glob("$folder/$token*"));
        self::assertSame([], glob("$file*"));
        self::assertSame(200, $this->lightStatus(stallkeeper_tools(BuiltInEngine::class)->token()));
    }

    #[TestDox('Deleting a site during a rebuild deletes the unfinished index, too')]
    public function testDeletedDuringRebuild(): void
    {
        $third = $this->newSite('during');
        switch_to_blog($third);
        $this->build();
        $folder = dirname((string) stallkeeper_tools(BuiltInEngine::class)->indexFile());
        $building = bin2hex(random_bytes(16)) . '.sqlite';
        file_put_contents("$folder/$building", '');
        $states = stallkeeper_tools(IndexStateStorage::class);
        $state = $states->fresh();
        $state->buildingFile = $building;
        $states->save($state);
        restore_current_blog();

        wp_delete_site($third);

        self::assertFileDoesNotExist("$folder/$building");
    }

    #[TestDox('A state with a path as the name of the unfinished index deletes no other file')]
    public function testForeignPath(): void
    {
        $third = $this->newSite('foreign');
        switch_to_blog($third);
        $this->build();
        $folder = dirname((string) stallkeeper_tools(BuiltInEngine::class)->indexFile());
        file_put_contents(dirname($folder) . '/kept.sqlite', '');
        $states = stallkeeper_tools(IndexStateStorage::class);
        $state = $states->fresh();
        $state->buildingFile = '../kept.sqlite';
        $states->save($state);
        restore_current_blog();

        wp_delete_site($third);

        self::assertFileExists(dirname($folder) . '/kept.sqlite');
        unlink(dirname($folder) . '/kept.sqlite');
    }

    #[TestDox('Deleting a site that has never used the plugin changes no file')]
    public function testSiteWithoutSearch(): void
    {
        $empty = $this->newSite('empty');
        $this->build();
        $folder = dirname((string) stallkeeper_tools(BuiltInEngine::class)->indexFile());
        // SQLite deletes its temporary files when a connection closes.
        $files = static fn(): array => preg_grep('/-(?:wal|shm)$/D', scandir($folder) ?: [], PREG_GREP_INVERT) ?: [];
        $before = $files();
        wp_delete_site($empty);
        self::assertSame($before, $files());
    }

    #[TestDox('Deactivating the plugin for the network closes the search of each site and unschedules its events')]
    public function testNetworkDeactivation(): void
    {
        $tokens = $this->onBoth(function (): string {
            $this->build();
            wp_schedule_single_event(time() + 60, IndexScheduler::WORK);
            stallkeeper_tools(SyncSchedule::class)->in(60);

            return stallkeeper_tools(BuiltInEngine::class)->token();
        });
        self::assertSame([200, 200], array_map($this->lightStatus(...), $tokens));

        $this->newRequest()->get(Bootstrap::class)->deactivate(true);

        self::assertSame([404, 404], array_map($this->lightStatus(...), $tokens));
        self::assertSame(
            [[false, false], [false, false]],
            $this->onBoth(
                static fn(): array => [wp_next_scheduled(IndexScheduler::WORK), wp_next_scheduled(SyncSchedule::EVENT)],
            ),
        );
        $this->newRequest();
        $this->onBoth($this->build(...));
    }

    #[TestDox('Deactivating the plugin on one site leaves the search of the other one open')]
    public function testSiteDeactivation(): void
    {
        $tokens = $this->onBoth(function (): string {
            $this->build();

            return stallkeeper_tools(BuiltInEngine::class)->token();
        });
        $this->onSecond(fn() => $this->newRequest()->get(Bootstrap::class)->deactivate(false));
        self::assertSame([200, 404], array_map($this->lightStatus(...), $tokens));
        $this->newRequest();
        $this->onSecond($this->build(...));
    }

    #[TestDox('Activating the plugin for the network marks each index for a rebuild and creates the options')]
    public function testNetworkActivation(): void
    {
        $this->onBoth($this->build(...));
        $this->onBoth(static fn() => delete_option(SettingsStorage::OPTION));

        $this->newRequest()->get(Bootstrap::class)->activate(true);

        $states = stallkeeper_tools(IndexStateStorage::class);
        self::assertSame([true, true], $this->onBoth(static fn(): bool => $states->isStale($states->fresh())));
        self::assertSame([[], []], $this->onBoth(static fn(): mixed => get_option(SettingsStorage::OPTION)));
    }

    #[TestDox('Deactivating the plugin for the network leaves a site without search as it is')]
    public function testNetworkDeactivationOfUnusedSite(): void
    {
        $this->onSecond(static fn() => delete_option(EngineCredentials::OPTION));
        stallkeeper_tools(BuiltInEngine::class)->forget();
        $this->newRequest()->get(Bootstrap::class)->deactivate(true);
        self::assertFalse($this->onSecond(static fn(): mixed => get_option(EngineCredentials::OPTION)));
        $this->newRequest();
        $this->build();
    }

    #[TestDox('A new site has the options if the plugin is active for the network')]
    public function testNewSite(): void
    {
        $options = static fn(int $site): mixed => get_blog_option($site, SettingsStorage::OPTION, 'missing');
        self::assertSame('missing', $options($this->newSite('without')));
        add_filter(
            'pre_site_option_active_sitewide_plugins',
            static fn(): array => [plugin_basename(STALLKEEPER_TOOLS_FILE) => 1],
        );
        self::assertSame([], $options($this->newSite('with')));
    }

    #[TestDox('Activating another plugin for the network marks the index of each site for a rebuild')]
    public function testNetworkPlugin(): void
    {
        $this->onBoth($this->build(...));
        $states = stallkeeper_tools(IndexStateStorage::class);
        $isStale = static fn(): bool => $states->isStale($states->fresh());
        self::assertSame([false, false], $this->onBoth($isStale));
        add_filter('pre_site_option_active_sitewide_plugins', static fn(): array => ['polylang/polylang.php' => 1]);
        self::assertSame([true, true], $this->onBoth($isStale));
    }

    #[TestDox('Uninstalling the plugin deletes the options and events of each site')]
    public function testUninstall(): void
    {
        $this->onBoth(function (): void {
            $this->build();
            update_option(SettingsStorage::OPTION, ['appId' => 'X']);
            wp_schedule_single_event(time() + 60, IndexScheduler::WORK);
        });
        $path = dirname((string) stallkeeper_tools(BuiltInEngine::class)->indexFile());
        // The other tests need the index.
        rename($path, dirname($path) . '/away');
        mkdir($path, 0o700);
        try {
            (new Uninstaller())->run();
            self::assertDirectoryDoesNotExist($path);
        } finally {
            @rmdir($path);
            rename(dirname($path) . '/away', $path);
        }
        $left = static function (): array {
            $db = self::database();

            return [
                wp_next_scheduled(IndexScheduler::WORK),
                ...$db->get_col(
                    (string) $db->prepare(
                        'SELECT option_name FROM %i WHERE option_name LIKE %s',
                        $db->options,
                        'stallkeeper\_search%',
                    ),
                ),
            ];
        };
        self::assertSame([[false], [false]], $this->onBoth($left));
        self::assertSame(1, get_current_blog_id());
    }

    private function build(): void
    {
        $this->post();
        stallkeeper_tools(FullRebuild::class)->now();
        stallkeeper_tools(BuiltInEngine::class)->forget();
    }

    /**
     * @template T
     *
     * @param callable(): T $do
     *
     * @return array{T, T} values of the first and of the second site
     */
    private function onBoth(callable $do): array
    {
        return [$do(), $this->onSecond($do)];
    }

    /** Its tables are not part of the test's transaction. Call it before anything that the test must undo. */
    private function newSite(string $name): int
    {
        self::database()->query('COMMIT');
        $id = wp_insert_site([
            'domain' => (string) wp_parse_url(home_url(), PHP_URL_HOST) . ':9',
            'path' => "/$name/",
            'network_id' => 1,
            'user_id' => 1,
            'title' => $name,
        ]);
        self::database()->query('START TRANSACTION');
        self::assertIsInt($id, is_wp_error($id) ? $id->get_error_message() : '');

        return $id;
    }

    private function lightStatus(string $token): int
    {
        $script = WP_CONTENT_DIR . '/plugins/stallkeeper-tools/api/search.php';
        $server = [
            'PATH_INFO' => "/$token/1/indexes/*/queries",
            'REQUEST_METHOD' => 'POST',
            'REMOTE_ADDR' => '127.0.0.1',
        ];
        $engine = stallkeeper_tools(EngineStorage::class)->find(stallkeeper_tools(BuiltInEngine::class)->identity());
        self::assertNotNull($engine);
        $site = json_decode((string) @file_get_contents($engine->storage->siteFile($token)), true);
        $keys = is_array($site)
            ? ['x-algolia-application-id' => $site['appId'], 'x-algolia-api-key' => $site['apiKey']]
            : [];

        return LightEndpoint::respond(
            $script,
            $server,
            $keys,
            '{"requests":[{"indexName":"wp_posts_post","query":"kettle"}]}',
        )->status;
    }
}
