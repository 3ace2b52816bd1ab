<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\SearchReport;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\SearchReport\Admin\ReportCommands;
use Stallkeeper\Tools\SearchReport\ReportCounter;
use Stallkeeper\Tools\Tests\Fakes\CommandLine;

/** The commands of the search report. */
final class ReportCommandsTest extends ReportTestCase
{
    #[TestDox('list prints queries by type and date range, export prints CSV, clear deletes all counts')]
    public function testCommands(): void
    {
        $counter = $this->service(ReportCounter::class);
        $this->countOn(40, 'old');
        $counter->countSearch('tea', true);
        $counter->countSearch('tea', true);
        $counter->countSearch('anna@example.org', false);
        $counter->countSelection('tea', $this->post(['post_title' => 'Teapot']));
        self::assertSame(["2\ttea", "1\t(other)"], $this->command('list'));
        self::assertSame(["2\ttea", "1\t(other)", "1\told"], $this->command('list', ['days' => '90']));
        self::assertSame(["1\t(other)"], $this->command('list', ['type' => 'no-results']));
        self::assertSame(["1\ttea\tTeapot"], $this->command('list', ['type' => 'selections']));
        self::assertSame(
            ['Error: The type must be queries, no-results or selections.'],
            $this->command('list', ['type' => 'x']),
        );
        self::assertStringContainsString('"Search","tea","2","0"', $this->command('export')[0]);
        self::assertSame(['The search report is empty.'], $this->command('clear'));
        self::assertSame([], $this->command('list', ['days' => '90']));
    }

    /**
     * @param array<string, string> $options
     *
     * @return list<string>
     */
    private function command(string $command, array $options = []): array
    {
        CommandLine::$output = [];
        stallkeeper_tools(ReportCommands::class)->addCommands();
        CommandLine::$commands["stallkeeper report $command"]([], $options);

        return CommandLine::$output;
    }
}
