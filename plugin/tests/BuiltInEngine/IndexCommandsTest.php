<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexCommands;
use Stallkeeper\Tools\Tests\Algolia\AlgoliaTestCase;
use Stallkeeper\Tools\Tests\Fakes\CommandLine;
use Stallkeeper\Tools\Tests\Fakes\Provider;

/** The commands for WP-CLI. */
final class IndexCommandsTest extends AlgoliaTestCase
{
    #[TestDox('reindex builds the index here and at the provider')]
    public function testReindex(): void
    {
        $this->post(['post_title' => 'Iron pan']);
        $output = $this->command('stallkeeper reindex');
        self::assertMatchesRegularExpression('~^Built-in engine: (\d+) of \1 posts$~m', $output);
        self::assertMatchesRegularExpression(
            '~^Hosted provider: (\d+) of \1 posts in \1 records, 0 waiting$~m',
            $output,
        );
        self::assertStringContainsString('Orphaned records: 0, missing posts: 0', $output);
        self::assertContains('Iron pan', self::sent());
    }

    #[TestDox('reindex without a provider reports the number of indexed and waiting posts')]
    public function testBuiltIn(): void
    {
        delete_option('stallkeeper_algolia_write_key');
        $this->post();
        $lines = explode("\n", $this->command('stallkeeper reindex'));
        self::assertMatchesRegularExpression('/^Built-in engine: [\d,]+ of [\d,]+ posts$/', $lines[0]);
        self::assertMatchesRegularExpression(
            '/^Built-in engine: ([\d,]+) of \1 posts, 0 waiting$/',
            (string) end($lines),
        );
    }

    #[TestDox('push-settings names the indexes')]
    public function testPush(): void
    {
        self::assertSame('Settings sent to: shop', $this->command('stallkeeper push-settings'));
        self::assertArrayHasKey(self::INDEX, Provider::$settings);
    }

    #[TestDox('push-settings without a provider is an error')]
    public function testNoProvider(): void
    {
        delete_option('stallkeeper_algolia_write_key');
        self::assertStringStartsWith(
            'Error: No hosted provider is configured',
            $this->command('stallkeeper push-settings'),
        );
    }

    #[TestDox('status lists orphans, and deletes them with --repair')]
    public function testStatus(): void
    {
        Provider::$indexes[self::INDEX] = [
            '999999' => ['objectID' => '999999', 'post_id' => 999999, 'post_title' => 'Gone'],
        ];
        self::assertStringContainsString('Orphaned record: 999999', $this->command('stallkeeper status'));
        self::assertSame(['Gone'], self::sent());
        self::assertStringContainsString(
            'Orphaned record deleted: 999999',
            $this->command('stallkeeper status', ['repair' => true]),
        );
        self::assertSame([], self::sent());
    }

    #[TestDox('A provider that does not answer is an error')]
    public function testFailure(): void
    {
        Provider::$status = 500;
        foreach (['reindex', 'push-settings', 'status'] as $command) {
            self::assertStringContainsString('Error: ', $this->command("stallkeeper $command"));
        }
    }

    /** @param array<string, bool> $options */
    private function command(string $command, array $options = []): string
    {
        CommandLine::$output = [];
        stallkeeper_tools(IndexCommands::class)->addCommands();
        CommandLine::$commands[$command]([], $options);

        return implode("\n", CommandLine::$output);
    }
}
