<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Synonyms;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Search\Synonyms\WordSettings;
use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileWriter;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Words\InflectorForms;
use Stallkeeper\Tools\Search\Words\SynonymOptions;
use Stallkeeper\Tools\Synonyms\SynonymsTrial;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;

/** Synonyms, plurals and stop words of the built-in engine. */
final class WordsTest extends IndexTestCase
{
    private int $box = 0;
    private int $boxes = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->box = $this->post(['post_title' => 'Zinc box']);
        $this->boxes = $this->post(['post_title' => 'Zinc boxes of steel']);
        $this->endRequest();
    }

    protected function tearDown(): void
    {
        delete_option(SynonymOptions::OPTION);
        parent::tearDown();
        stallkeeper_tools(SiteFileWriter::class)->rewrite();
    }

    #[TestDox('A plural finds the singular and the other way round, without a rebuild')]
    public function testPlurals(): void
    {
        (new SynonymOptions(hasPlurals: false))->save();
        self::assertSame([$this->boxes], $this->found('boxes zinc'));
        self::assertSame([$this->box], $this->found('box zinc'));
        (new SynonymOptions())->save();
        self::assertSame([$this->box, $this->boxes], $this->found('boxes zinc'));
        self::assertSame([$this->box, $this->boxes], $this->found('box zinc'));
    }

    #[TestDox('A query can be tried: the words that it also finds, with the reason, and the number of results')]
    public function testTrial(): void
    {
        (new SynonymOptions("crate, box\ncrate, zzmissing"))->save();
        $html = $this->trial('Crate zinc');
        self::assertStringContainsString('2 results for “Crate zinc”.', $html);
        self::assertStringContainsString('<td dir="auto">box</td><td>Synonym</td>', $html);
        self::assertStringNotContainsString('zzmissing', $html);
        $html = $this->trial('box');
        self::assertStringContainsString('<td dir="auto">boxes</td><td>Singular or plural</td>', $html);
        self::assertStringContainsString('It finds no other words.', $this->trial('steel'));
    }

    #[TestDox('A trial without a word, with markup or with a very long query is harmless')]
    public function testBadTrial(): void
    {
        self::assertStringContainsString('role="alert"><p>Enter a query', $this->trial('?!'));
        self::assertStringContainsString('role="alert"><p>Enter a query', $this->trial(''));
        self::assertStringNotContainsString('<script', $this->trial('<script>box</script>'));
        self::assertStringNotContainsString('aaaaa', $this->trial(str_repeat('a', 5000)));
    }

    private function trial(string $query): string
    {
        $_GET['try'] = wp_slash($query);
        ob_start();
        stallkeeper_tools(SynonymsTrial::class)->print();

        return (string) ob_get_clean();
    }

    #[TestDox('Plurals are used without saved settings')]
    public function testDefault(): void
    {
        self::assertFalse(get_option(SynonymOptions::OPTION));
        self::assertSame([$this->box, $this->boxes], $this->found('boxes zinc'));
    }

    #[TestDox('Synonyms and stop words apply after saving')]
    public function testSave(): void
    {
        self::assertSame([], $this->found('crate zinc'));
        (new SynonymOptions('crate, box', 'of'))->save();
        self::assertSame([$this->box, $this->boxes], $this->found('crate zinc'));
        self::assertSame([$this->box, $this->boxes], $this->found('box of zinc'));
        delete_option(SynonymOptions::OPTION);
        self::assertSame([], $this->found('crate zinc'));
        self::assertSame([$this->boxes], $this->found('box of zinc'));
    }

    #[TestDox('The site file names the rules, and old files are deleted')]
    public function testFile(): void
    {
        (new SynonymOptions('crate, box'))->save();
        $first = $this->words();
        self::assertFileExists($this->directory()->storage->path . '/' . $first->file);
        (new SynonymOptions('crate, case'))->save();
        $second = $this->words();
        self::assertNotSame($first->version(), $second->version());
        self::assertFileDoesNotExist($this->directory()->storage->path . '/' . $first->file);
        (new SynonymOptions())->save();
        self::assertSame(['', 'english'], [$this->words()->file, $this->words()->language]);
        self::assertSame([], glob($this->directory()->storage->path . '/*-words-*'));
    }

    #[TestDox('The language of the site selects the plurals')]
    public function testLanguage(): void
    {
        add_filter('pre_option_WPLANG', static fn(): string => 'fr_FR');
        stallkeeper_tools(SiteFileWriter::class)->sync();
        self::assertSame('french', $this->words()->language);
        add_filter('pre_option_WPLANG', static fn(): string => 'de_DE');
        stallkeeper_tools(SiteFileWriter::class)->sync();
        self::assertSame('german', $this->words()->language);
        add_filter('pre_option_WPLANG', static fn(): string => 'nl_NL');
        stallkeeper_tools(SiteFileWriter::class)->sync();
        self::assertSame('', $this->words()->language);
    }

    #[TestDox('Saved rules that are no longer valid do not stop the search')]
    public function testInvalid(): void
    {
        update_option(
            SynonymOptions::OPTION,
            ['rules' => str_repeat("crate, box\n", 10_000), 'stopWords' => "\xFF", 'plurals' => true],
            false,
        );
        $first = $this->found('boxes zinc');
        update_option(SynonymOptions::OPTION, 'broken', false);
        self::assertSame(
            [[$this->box, $this->boxes], [$this->box, $this->boxes]],
            [$first, $this->found('boxes zinc')],
        );
    }

    /** @return array<string, array{string, string, string}> locale, singular, plural */
    public static function languages(): array
    {
        return [
            'English' => ['en_GB', 'knife', 'knives'],
            'French' => ['fr_CA', 'journal', 'journaux'],
            'Spanish' => ['es_ES', 'lápiz', 'lápices'],
            'Portuguese' => ['pt_BR', 'leão', 'leões'],
            'Italian' => ['it_IT', 'libro', 'libri'],
            'Norwegian' => ['nb_NO', 'båt', 'båter'],
            'Turkish' => ['tr_TR', 'kitap', 'kitaplar'],
            'Esperanto' => ['eo', 'libro', 'libroj'],
        ];
    }

    #[DataProvider('languages')]
    #[TestDox('Plurals in $_dataset')]
    public function testForms(string $locale, string $singular, string $plural): void
    {
        $forms = new InflectorForms();
        $language = InflectorForms::language($locale);
        self::assertContains($plural, $forms->find($singular, $language));
        self::assertContains($singular, $forms->find($plural, $language));
    }

    #[TestDox('Numbers, short words and other languages have no plurals')]
    public function testNoForms(): void
    {
        $forms = new InflectorForms();
        self::assertSame(
            [[], [], [], []],
            [
                $forms->find('42', 'english'),
                $forms->find('of', 'english'),
                $forms->find('box', ''),
                $forms->find(str_repeat('a', 500), 'english'),
            ],
        );
        self::assertSame(['german', ''], [InflectorForms::language('de_DE'), InflectorForms::language('nl_NL')]);
        self::assertSame([], $forms->find('Kanne', 'german'));
    }

    private function words(): WordSettings
    {
        $engine = stallkeeper_tools(BuiltInEngine::class);
        $site = SiteFile::read($this->directory()->storage->siteFile($engine->token()));
        self::assertNotNull($site);

        return $site->words();
    }
}
