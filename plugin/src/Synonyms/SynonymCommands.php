<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use Stallkeeper\Search\Synonyms\RuleParser;
use Stallkeeper\Tools\Search\Words\SynonymOptions;
use WP_CLI;

/** WP-CLI commands for synonyms. */
final class SynonymCommands
{
    public function __construct(private readonly RuleImport $import, private readonly ProblemTexts $texts) {}

    /** Hook: `cli_init`. */
    public function addCommands(): void
    {
        WP_CLI::add_command('stallkeeper import-synonyms', [$this, 'import']);
        WP_CLI::add_command('stallkeeper export-synonyms', [$this, 'export']);
    }

    /**
     * Adds the synonym rules of a text or CSV file.
     *
     * ## OPTIONS
     *
     * <file>
     * : Path of the file. Each line has a rule, such as "sofa, couch" or "tv => television".
     *
     * [--replace]
     * : Replace the saved rules.
     *
     * ## EXAMPLES
     *
     *     wp stallkeeper import-synonyms synonyms.txt --replace
     */
    public function import(mixed $arguments = [], mixed $options = []): void
    {
        $file = is_array($arguments) && is_string($arguments[0] ?? null) ? $arguments[0] : '';
        $text = is_file($file) ? @file_get_contents($file, false, null, 0, RuleParser::MAX_BYTES + 1) : false;
        if ($text === false) {
            /* translators: %s: name of a file */
            WP_CLI::error(sprintf(__('Cannot read the file %s.', 'stallkeeper-tools'), $file));
            return;
        }
        $parsed = $this->import->import($text, is_array($options) && !empty($options['replace']));
        if ($parsed->problems !== []) {
            WP_CLI::error(implode("\n", $this->texts->ofRules($parsed)));
            return;
        }
        $count = count($parsed->rules);
        WP_CLI::log(
            sprintf(
                /* translators: %s: number of rules */
                _n('%s rule imported.', '%s rules imported.', $count, 'stallkeeper-tools'),
                number_format_i18n($count),
            ),
        );
    }

    /** Prints the synonym rules in the format of import-synonyms. */
    public function export(): void
    {
        WP_CLI::log(SynonymOptions::current()->rules);
    }
}
