<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Synonyms;

use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Synonyms\QueryExpansion;
use Stallkeeper\Search\Synonyms\RuleParser;
use Stallkeeper\Search\Synonyms\StopWords;
use Stallkeeper\Search\Synonyms\SynonymFile;
use Stallkeeper\Search\Synonyms\WordSettings;
use Stallkeeper\Search\Tests\IndexTestCase;

/** Base class for tests of an index with synonyms, plurals or stop words. */
abstract class SynonymsTestCase extends IndexTestCase
{
    protected const FILE = '0123456789abcdef0123456789abcdef-words-0123456789abcdef0123456789abcdef.sqlite';

    protected function settings(string $rules = '', string $stopWords = '', string $language = ''): WordSettings
    {
        $parsed = RuleParser::parse($rules);
        self::assertSame([], $parsed->problems);
        $words = StopWords::parse($stopWords);
        self::assertIsArray($words);
        if ($rules !== '') {
            SynonymFile::write("$this->folder/" . self::FILE, $parsed->rules, $words);
        }

        return new WordSettings($rules === '' ? '' : self::FILE, $language, $words);
    }

    /** @param list<string> $titles post titles; the first post has ID 1 */
    protected function expanded(array $titles, string $rules = '', string $stopWords = '', string $language = ''): Index
    {
        $posts = [];
        foreach ($titles as $i => $title) {
            $posts[$i + 1] = ['post_title' => $title];
        }

        return $this->index($posts)->expandQueries(
            QueryExpansion::fromSettings(
                $this->settings($rules, $stopWords, $language),
                $this->folder,
                new FakeForms(),
            ),
        );
    }
}
