<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use RuntimeException;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use WP_CLI;

/** `wp stallkeeper import-synonyms <file> [--replace]`, `wp stallkeeper export-synonyms`. */
final class SynonymCli
{
    /** @param Lazy<SynonymCommands> $commands */
    public function __construct(#[LazyService(SynonymCommands::class)] private readonly Lazy $commands) {}

    /** Hook: `cli_init`. */
    public function addCommands(): void
    {
        WP_CLI::add_command(
            'stallkeeper import-synonyms',
            [$this, 'importSynonyms'],
            ['shortdesc' => 'Adds the synonym rules of a text or CSV file. --replace replaces the saved rules.'],
        );
        WP_CLI::add_command(
            'stallkeeper export-synonyms',
            [$this, 'exportSynonyms'],
            ['shortdesc' => 'Prints the synonym rules in the format of import-synonyms.'],
        );
    }

    /** Command: `wp stallkeeper import-synonyms`. */
    public function importSynonyms(mixed $arguments = [], mixed $options = []): void
    {
        $file = is_array($arguments) ? $arguments[0] ?? '' : '';
        try {
            WP_CLI::log(
                $this->commands
                    ->get()
                    ->import(is_string($file) ? $file : '', is_array($options) && !empty($options['replace'])),
            );
        } catch (RuntimeException $error) {
            WP_CLI::error($error->getMessage());
        }
    }

    /** Command: `wp stallkeeper export-synonyms`. */
    public function exportSynonyms(): void
    {
        WP_CLI::log($this->commands->get()->export());
    }
}
