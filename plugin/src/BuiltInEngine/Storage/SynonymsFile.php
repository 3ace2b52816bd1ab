<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Storage;

use RuntimeException;
use Stallkeeper\Search\Storage\IndexDirectory;
use Stallkeeper\Search\Synonyms\RuleParser;
use Stallkeeper\Search\Synonyms\StopWords;
use Stallkeeper\Search\Synonyms\SynonymFile;
use Stallkeeper\Search\Synonyms\WordSettings;
use Stallkeeper\Tools\Search\Words\InflectorForms;
use Stallkeeper\Tools\Search\Words\SynonymOptions;

/** Writes the saved synonyms into a file that searches read. Its name contains a hash of the content. */
final class SynonymsFile
{
    /** Increase it when the tables of SynonymFile change. */
    private const VERSION = 1;

    /**
     * @return WordSettings settings for the site file; saved values that are no longer valid are ignored
     *
     * @throws RuntimeException if the file cannot be written
     */
    public function write(IndexDirectory $directory, string $token): WordSettings
    {
        $options = SynonymOptions::current();
        $stopWords = StopWords::parse($options->stopWords);
        $stopWords = is_array($stopWords) ? $stopWords : [];
        $rules = RuleParser::parse($options->rules)->rules;
        $name = '';
        if ($rules !== []) {
            $name =
                "$token-words-" .
                md5((string) wp_json_encode([self::VERSION, $options->rules, $stopWords])) .
                '.sqlite';
            if (!is_file("$directory->path/$name")) {
                SynonymFile::write("$directory->path/$name", $rules, $stopWords);
            }
        }

        return new WordSettings(
            $name,
            $options->hasPlurals ? InflectorForms::language(SynonymOptions::locale()) : '',
            $stopWords,
        );
    }

    /** Deletes earlier files of the site. Call it when the site file names the new one. */
    public function deleteOthers(IndexDirectory $directory, string $token, WordSettings $inUse): void
    {
        foreach (glob("$directory->path/$token-words-*") ?: [] as $file) {
            if (basename($file) !== $inUse->file) {
                wp_delete_file($file);
            }
        }
    }
}
