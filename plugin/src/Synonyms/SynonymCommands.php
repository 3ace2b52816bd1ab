<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use RuntimeException;
use Stallkeeper\Search\Synonyms\RuleParser;

/** The WP-CLI commands for synonyms, without a dependency on WP-CLI, so that tests can run them. */
final class SynonymCommands
{
    public function __construct(private readonly RuleImport $import, private readonly ProblemTexts $texts) {}

    /**
     * @param bool $isReplaced whether the rules replace the saved ones
     *
     * @return string what was imported
     *
     * @throws RuntimeException if the file cannot be read or contains an invalid rule
     */
    public function import(string $file, bool $isReplaced): string
    {
        $text = is_file($file) ? @file_get_contents($file, false, null, 0, RuleParser::MAX_BYTES + 1) : false;
        if ($text === false) {
            /* translators: %s: name of a file */
            throw new RuntimeException(sprintf(__('Cannot read the file %s.', 'stallkeeper-tools'), $file));
        }
        $parsed = $this->import->import($text, $isReplaced);
        if ($parsed->problems !== []) {
            throw new RuntimeException(implode("\n", $this->texts->ofRules($parsed)));
        }
        $count = count($parsed->rules);

        return sprintf(
            /* translators: %s: number of rules */
            _n('%s rule imported.', '%s rules imported.', $count, 'stallkeeper-tools'),
            number_format_i18n($count),
        );
    }

    public function export(): string
    {
        return SynonymOptions::current()->rules;
    }
}
