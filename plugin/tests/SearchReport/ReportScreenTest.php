<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\SearchReport;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Search\Words\SynonymOptions;
use Stallkeeper\Tools\SearchReport\Admin\ReportChart;
use Stallkeeper\Tools\SearchReport\Admin\ReportDownload;
use Stallkeeper\Tools\SearchReport\Admin\ReportFile;
use Stallkeeper\Tools\SearchReport\Admin\ReportScreen;
use Stallkeeper\Tools\SearchReport\ReportCounter;
use Stallkeeper\Tools\SearchReport\ReportSettings;
use Stallkeeper\Tools\Synonyms\SynonymsForm;
use Stallkeeper\Tools\Tests\Fakes\Stopped;

/** The screen of the search report, its file and its links. */
final class ReportScreenTest extends ReportTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
    }

    protected function tearDown(): void
    {
        delete_option(SynonymOptions::OPTION);
        parent::tearDown();
    }

    #[TestDox('Without searches, the screen contains no tables')]
    public function testEmpty(): void
    {
        $html = $this->screen();
        self::assertStringContainsString('No searches in this date range.', $html);
        self::assertStringNotContainsString('<table', $html);
    }

    #[TestDox('The screen shows the totals and the queries of the date range, escaped')]
    public function testTables(): void
    {
        $post = $this->post(['post_title' => 'Copper <i>kettle</i> & lid']);
        $counter = $this->service(ReportCounter::class);
        $counter->countSearch('<script>alert(1)</script>', true);
        $counter->countSearch('anna@example.org', true);
        $counter->countSelection('kettle', $post);
        $this->countOn(20, 'old', false);
        $html = $this->screen();
        self::assertSame([['3', '0'], ['1 (33%)', '0'], ['1 (33%)', '0']], self::figures($html));
        self::assertStringContainsString('&lt;script&gt;alert(1)&lt;/script&gt;', $html);
        self::assertStringNotContainsString('<script', $html);
        self::assertStringContainsString('Other queries, whose text is not stored', $html);
        self::assertStringContainsString('Copper kettle &amp; lid</a>', $html);
        self::assertSame(30, substr_count($html, '<g>'));
        $_GET['days'] = '7';
        $html = $this->screen();
        self::assertSame([['2', '0'], ['0 (0%)', '0'], ['1 (50%)', '0']], self::figures($html));
        self::assertStringContainsString('<option value="7" selected', $html);
        $_GET['days'] = '-1 OR 1';
        self::assertSame(30, substr_count($this->screen(), '<g>'));
    }

    #[TestDox('A query without results leads to a new synonym rule and to its pinned results')]
    public function testActions(): void
    {
        $this->service(ReportCounter::class)->countSearch('tea & "urn"', false);
        $html = $this->screen();
        self::assertStringContainsString('page=stallkeeper-synonyms&#038;words=tea%20%26%20%22urn%22', $html);
        self::assertStringContainsString('page=stallkeeper-pinned-results&#038;query=tea%20%26%20%22urn%22', $html);
        wp_set_current_user($this->user('editor'));
        wp_get_current_user()->add_cap('edit_others_products');
        $html = $this->screen();
        self::assertStringNotContainsString('stallkeeper-synonyms', $html);
        self::assertStringContainsString('stallkeeper-pinned-results', $html);
    }

    #[TestDox('The screen for synonyms starts a rule for the words in its URL, without characters of the syntax')]
    public function testSynonym(): void
    {
        (new SynonymOptions('sofa, couch', 'of'))->save();
        $_GET['words'] = 'tea, "urn" => #1;';
        $form = $this->service(SynonymsForm::class);
        self::assertSame('tea urn 1', $form->newWords());
        self::assertEquals(new SynonymOptions("tea urn 1, \nsofa, couch", 'of'), $form->values());
        $_GET['words'] = str_repeat('a', 101);
        self::assertEquals(new SynonymOptions('sofa, couch', 'of'), $form->values());
    }

    #[TestDox('A query in the CSV file is never a formula')]
    public function testFile(): void
    {
        $post = $this->post(['post_title' => '@SUM(1)']);
        $counter = $this->service(ReportCounter::class);
        $counter->countSearch('=cmd|calc', true);
        $counter->countSearch('=cmd|calc', false);
        $counter->countSelection('+1', $post);
        $lines = explode("\r\n", $this->service(ReportFile::class)->csv(30, false));
        self::assertSame("\u{FEFF}\"Type\",\"Query\",\"Count\",\"Without results\",\"Result\",\"URL\"", $lines[0]);
        self::assertSame("\"Search\",\"'=cmd|calc\",\"2\",\"1\",\"\",\"\"", $lines[1]);
        self::assertStringStartsWith("\"Selection\",\"'+1\",\"1\",\"\",\"'@SUM(1)\",\"http", $lines[2]);
        self::assertCount(4, $lines);
    }

    #[TestDox('Only users who may edit products download the file, with a nonce')]
    public function testDownload(): void
    {
        Stopped::install();
        $download = $this->service(ReportDownload::class);
        $refusal = static function () use ($download): string {
            try {
                $download->sendFile();
            } catch (Stopped $stopped) {
                return $stopped->getCode() . ' ' . $stopped->getMessage();
            }

            return '';
        };
        self::assertStringContainsString('403 The link you followed has expired.', $refusal());
        wp_set_current_user($this->user('subscriber'));
        self::assertSame('403 Sorry, you are not allowed to view reports.', $refusal());
        self::assertStringContainsString('_wpnonce=', ReportDownload::address(7));
    }

    #[TestDox('The screen tells that the report is off')]
    public function testOff(): void
    {
        self::assertStringNotContainsString('The search report is off', $this->screen());
        update_option(ReportSettings::OPTION, '');
        $html = $this->screen();
        self::assertStringContainsString('The search report is off', $html);
        self::assertStringContainsString('autofocus%5Bcontrol%5D=stallkeeper_search_report"', $html);
    }

    #[TestDox('The figures have the period before beside them, unless its counts are deleted')]
    public function testPrevious(): void
    {
        $counter = $this->service(ReportCounter::class);
        $counter->countSearch('kettle', true);
        $this->countOn(7, 'old', false);
        $this->countOn(13, 'older', true);
        $this->countOn(14, 'oldest', true);
        $_GET['days'] = '7';
        $html = $this->screen();
        self::assertStringContainsString('<th scope="col">Last 7 days</th><th scope="col">7 days before</th>', $html);
        self::assertSame([['1', '2'], ['0 (0%)', '1 (50%)']], array_slice(self::figures($html), 0, 2));
        $_GET['days'] = '90';
        self::assertSame([['4'], ['1 (25%)']], array_slice(self::figures($this->screen()), 0, 2));
    }

    #[TestDox('Without consent, the figures say that selected results are not counted, and how to change it')]
    public function testNoConsent(): void
    {
        $this->service(ReportCounter::class)->countSearch('kettle', true);
        add_filter('stallkeeper_search_report_consent', static fn(): string => 'never');
        $html = $this->screen();
        self::assertSame(['not counted', 'not counted'], self::figures($html)[2]);
        self::assertStringContainsString('because visitors are not asked for consent', $html);
        self::assertStringContainsString('autofocus%5Bsection%5D=stallkeeper_source', $html);
        add_filter('stallkeeper_search_report_consent', static fn(): string => 'banner', 11);
        $html = $this->screen();
        self::assertSame(['0 (0%)', '0'], self::figures($html)[2]);
        self::assertStringContainsString('the real click rate is higher', $html);
    }

    #[TestDox('The axis ends at a round number that no bar exceeds')]
    public function testAxis(): void
    {
        self::assertSame([0, 1], ReportChart::lines(0));
        self::assertSame([0, 1, 2, 3], ReportChart::lines(3));
        self::assertSame([0, 2, 4, 6], ReportChart::lines(5));
        self::assertSame([0, 20, 40, 60, 80], ReportChart::lines(61));
        self::assertSame([0, 500, 1000, 1500], ReportChart::lines(1001));
    }

    #[TestDox('An error of the database is an error, and not a report without searches')]
    public function testDatabaseError(): void
    {
        self::database()->suppress_errors();
        add_filter('query', static fn(string $sql): string => str_contains($sql, 'SUM(total)') ? "$sql BROKEN" : $sql);
        $html = $this->screen();
        self::database()->suppress_errors(false);
        self::assertStringContainsString('The counts could not be read from the database', $html);
        self::assertStringNotContainsString('No searches in this date range.', $html);
    }

    /** @return list<list<string>> cells of the key figures by row */
    private static function figures(string $html): array
    {
        preg_match('~<table class="[^"]*stallkeeper-figures.*?</table>~s', $html, $table);
        preg_match_all('~<tr><th scope="row">(.*?)</tr>~s', $table[0] ?? '', $rows);

        return array_map(static function (string $row): array {
            preg_match_all('~<td>(.*?)</td>~s', $row, $cells);

            return $cells[1];
        }, $rows[1]);
    }

    private function screen(): string
    {
        ob_start();
        $this->service(ReportScreen::class)->printPage();

        return (string) ob_get_clean();
    }
}
