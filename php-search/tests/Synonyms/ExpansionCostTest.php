<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Synonyms;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Http\Api;
use Stallkeeper\Search\Http\Request;
use Stallkeeper\Search\Log\NullLog;
use Stallkeeper\Search\Query\ExpressionNode;
use Stallkeeper\Search\Query\QueryWords;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Storage\ResponseCache;
use Stallkeeper\Search\Storage\ScratchFile;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Search\Synonyms\QueryExpansion;
use Stallkeeper\Search\Synonyms\WordSettings;

final class ExpansionCostTest extends SynonymsTestCase
{
    #[TestDox('The largest list of rules and the longest query give a bounded expression')]
    public function testBounds(): void
    {
        $names = array_map(
            static fn(int $i): string => 'x' . str_pad((string) $i, 4, '0', STR_PAD_LEFT),
            range(1, 3000),
        );
        $rules = '';
        foreach (array_chunk($names, 19) as $some) {
            $rules .= 'lamp, ' . implode(', ', $some) . "\n";
        }
        $index = $this->expanded([implode(' ', $names), 'Lamp'], $rules, language: 'fake');
        self::assertSame([2, 1], self::found($index, 'lamp'));
        $one = QueryWords::parse('lamp');
        (new QueryExpansion(new WordSettings(self::FILE), $this->folder, null))->expand(
            $one,
            'lamp',
            Database::reader($this->file()),
        );
        self::assertCount(12, $one->words[0]->alternatives);
        $words = QueryWords::parse(str_repeat('lamp x0001 x0020 ', 100));
        $forms = new FakeForms();
        (new QueryExpansion(new WordSettings(self::FILE, 'fake'), $this->folder, $forms))->expand(
            $words,
            str_repeat('lamp ', 600),
            Database::reader($this->file()),
        );
        self::assertTrue($words->hasAlternatives());
        self::assertLessThanOrEqual(12 * 10 + 50, count($words->withAlternatives()->phrases()));
        self::assertLessThanOrEqual(200, $forms->calls);
    }

    #[TestDox('Alternatives that no post contains are not searched')]
    public function testUnknown(): void
    {
        $this->expanded(['Lamp', 'Light'], 'lamp, torch, light');
        $words = QueryWords::parse('lamp');
        (new QueryExpansion(new WordSettings(self::FILE), $this->folder, null))->expand(
            $words,
            'lamp',
            Database::reader($this->file()),
        );
        self::assertEquals(
            ExpressionNode::any([ExpressionNode::phrase(['lamp'], true), ExpressionNode::phrase(['light'], false)]),
            $words->withAlternatives(),
        );
    }

    #[TestDox('A query of fifty words with a rule for each pair is answered')]
    public function testLongQuery(): void
    {
        $rules = '';
        for ($i = 0; $i < 49; $i++) {
            $rules .= "w$i w" . ($i + 1) . " => lamp\n";
        }
        $query = implode(' ', array_map(static fn(int $i): string => "w$i", range(0, 49)));
        self::assertSame([1], self::found($this->expanded([$query, 'Lamp'], $rules), $query));
    }

    #[TestDox('A cached response is not used after the words have changed')]
    public function testCache(): void
    {
        $this->index([1 => ['post_title' => 'Sofa'], 2 => ['post_title' => 'Couch']]);
        $cache = new ResponseCache(
            new ScratchFile("$this->folder/scratch-" . str_repeat('0', 32) . '.sqlite', new NullLog()),
        );
        $hits = function (WordSettings $words) use ($cache): int {
            $site = new SiteFile(
                true,
                'A',
                'k',
                ['posts' => 'index.sqlite'],
                '..',
                wordSettings: get_object_vars($words),
            );
            $request = new Request(
                'POST',
                '/1/indexes/posts/query',
                ['x-algolia-application-id' => 'A', 'x-algolia-api-key' => 'k'],
                [],
                '{"query":"sofa"}',
            );
            $data = json_decode((new Api($site, $this->folder, null, $cache))->handle($request)->body, true);
            self::assertIsArray($data);
            self::assertIsInt($data['nbHits']);

            return $data['nbHits'];
        };
        self::assertSame(
            [1, 2, 1],
            [$hits(new WordSettings()), $hits($this->settings('sofa, couch')), $hits(new WordSettings())],
        );
    }

    #[TestDox('The site file keeps the settings, without names that lead out of the directory')]
    public function testSiteFile(): void
    {
        $words = new WordSettings(self::FILE, 'english', ['the']);
        (new SiteFile(true, 'A', 'k', [], '..', wordSettings: get_object_vars($words)))
            ->withIndex('posts', 'a.sqlite')
            ->write("$this->folder/site.json");
        self::assertEquals($words, SiteFile::read("$this->folder/site.json")?->words());
        self::assertEquals(
            new WordSettings(),
            WordSettings::fromArray(['file' => '../' . self::FILE, 'language' => 1, 'stopWords' => [[]]]),
        );
    }
}
