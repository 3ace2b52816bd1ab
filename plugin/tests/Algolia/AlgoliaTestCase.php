<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Algolia;

use Stallkeeper\Tools\Algolia\SettingsStorage;
use Stallkeeper\Tools\Algolia\Sync\QueueTable;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexCommands;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use Stallkeeper\Tools\Tests\Fakes\CommandLine;
use Stallkeeper\Tools\Tests\Fakes\Provider;

/** A shop with a hosted provider, which has an index called "shop". */
abstract class AlgoliaTestCase extends IndexTestCase
{
    protected const INDEX = 'shop';
    protected const WRITE_KEY = 'ffffffffffffffffffffffffffffffff';

    private string $log = '';
    private string $previousLog = '';

    protected function setUp(): void
    {
        $this->log = (string) tempnam(sys_get_temp_dir(), 'log');
        $this->previousLog = (string) ini_set('error_log', $this->log);
        Provider::reset();
        parent::setUp();
        $_SERVER['REMOTE_ADDR'] = '10.' . implode('.', array_map(static fn(): int => random_int(1, 250), range(1, 3)));
        update_option(SettingsStorage::OPTION, [
            'on' => true,
            'appId' => 'TESTAPP',
            'searchKey' => str_repeat('a', 32),
            'indexName' => self::INDEX,
        ]);
        update_option(SettingsStorage::WRITE_KEY_OPTION, self::WRITE_KEY);
    }

    protected function tearDown(): void
    {
        delete_option(SettingsStorage::OPTION);
        do_action('stallkeeper_algolia_forget');
        parent::tearDown();
        Provider::reset();
        ini_set('error_log', $this->previousLog);
        unlink($this->log);
    }

    /** Runs the scheduled event until all changes are sent. */
    protected function sync(): void
    {
        for ($turn = 0; $turn < 5; $turn++) {
            $this->endRequest();
            do_action('stallkeeper_algolia_sync');
        }
    }

    /** @return list<string> titles of the records in an index of the provider */
    protected static function sent(string $index = self::INDEX): array
    {
        $titles = [];
        foreach (Provider::$indexes[$index] ?? [] as $record) {
            $titles[] = is_string($record['post_title'] ?? null) ? $record['post_title'] : '';
        }
        sort($titles);

        return array_values(array_unique($titles));
    }

    /** @return list<array<string, mixed>> records of a post, or all records, in an index of the provider */
    protected static function records(?int $post = null, string $index = self::INDEX): array
    {
        return array_values(
            array_filter(
                Provider::$indexes[$index] ?? [],
                static fn(array $record): bool => $post === null || ($record['post_id'] ?? null) === $post,
            ),
        );
    }

    /** As after the second for which no other process takes the posts of one that has ended. */
    protected static function endProviderLeases(): void
    {
        self::database()->query(
            (string) self::database()->prepare(
                'UPDATE %i SET leased_until = 0',
                stallkeeper_tools(QueueTable::class)->name(),
            ),
        );
    }

    /**
     * @param array<string, bool> $options
     *
     * @return list<string> lines that a command prints
     */
    protected static function printedBy(string $command, array $options = []): array
    {
        CommandLine::$output = [];
        stallkeeper_tools(IndexCommands::class)->$command([], $options);

        return CommandLine::$output;
    }

    protected function logged(): string
    {
        return (string) file_get_contents($this->log);
    }
}
