<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Synonyms;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Search\Words\SynonymOptions;
use Stallkeeper\Tools\Synonyms\SynonymCommands;
use Stallkeeper\Tools\Tests\Fakes\CommandLine;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** The commands for synonyms. */
final class SynonymCommandsTest extends PluginTestCase
{
    protected function tearDown(): void
    {
        delete_option(SynonymOptions::OPTION);
        parent::tearDown();
    }

    #[TestDox('import-synonyms adds rules, --replace replaces them, and export-synonyms prints them')]
    public function testImport(): void
    {
        self::assertSame('1 rule imported.', $this->import("# furniture\nsofa, couch"));
        self::assertSame('2 rules imported.', $this->import("tv => television\nlamp, light"));
        self::assertSame("# furniture\nsofa, couch\ntv => television\nlamp, light", $this->command('export-synonyms'));
        self::assertSame('1 rule imported.', $this->import('lamp, light', ['replace' => true]));
        self::assertSame('lamp, light', $this->command('export-synonyms'));
    }

    #[TestDox('A file with problems or no file is an error')]
    public function testProblems(): void
    {
        self::assertSame(
            "Error: Line 2: Use only one arrow in a rule. “a => b => c”\nLine 3: Enter words on both sides of the arrow. “sofa =>”",
            $this->import("sofa, couch\na => b => c\nsofa =>"),
        );
        self::assertSame(
            'Error: There are 10,000 rules. The maximum is 5,000.',
            $this->import(str_repeat("a, b\n", 10_000)),
        );
        self::assertSame('Error: Cannot read the file /nowhere.', $this->command('import-synonyms', ['/nowhere']));
        self::assertFalse(get_option(SynonymOptions::OPTION));
    }

    /** @param array<string, bool> $options */
    private function import(string $text, array $options = []): string
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'rules');
        file_put_contents($file, $text);
        try {
            return $this->command('import-synonyms', [$file], $options);
        } finally {
            unlink($file);
        }
    }

    /**
     * @param list<string>        $arguments
     * @param array<string, bool> $options
     */
    private function command(string $command, array $arguments = [], array $options = []): string
    {
        CommandLine::$output = [];
        stallkeeper_tools(SynonymCommands::class)->addCommands();
        CommandLine::$commands["stallkeeper $command"]($arguments, $options);

        return implode("\n", CommandLine::$output);
    }
}
