<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\SearchReport;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\Search\Limits\VisitorRate;
use Stallkeeper\Tools\SearchReport\ReportCleanup;
use Stallkeeper\Tools\SearchReport\ReportCounter;
use Stallkeeper\Tools\SearchReport\ReportDays;
use Stallkeeper\Tools\SearchReport\ReportReader;
use Stallkeeper\Tools\SearchReport\ReportTable;

/** Which searches the report counts, and how long. */
final class ReportCounterTest extends ReportTestCase
{
    #[TestDox('Searches, searches without results and selected results are counted by query')]
    public function testCount(): void
    {
        $counter = $this->service(ReportCounter::class);
        $counter->countSearch('Kettle', true);
        $counter->countSearch("  KETTLE\n", true);
        $counter->countSearch('samovar', false);
        $counter->countSelection('kettle', 7);
        self::assertSame(['empty samovar 0 1', 'found kettle 0 2', 'selection kettle 7 1'], $this->rows());
    }

    /** @return array<string, array{string}> */
    public static function privateTexts(): array
    {
        return [
            'an email address' => ['anna@example.org'],
            'an email address in a sentence' => ['order of Anna.B+x@example.co.uk please'],
            'an email address with spaces' => ['anna @ example . org'],
            'an email address with a full-width at sign' => ['anna＠example.org'],
            'an email address from a URL' => ['anna%40example.org'],
            'an email address written for people' => ['anna (at) example.org'],
            'an email address in words' => ['anna at example dot com'],
            'an email address in words with a full stop' => ['mail anna at example.com'],
            'an email address in words with brackets' => ['anna at example [dot] org'],
            'an email address in words with underscores' => ['anna_at_example_dot_org'],
            'an email address in German words' => ['anna ät beispiel punkt de'],
            'a card number' => ['4111111111111111'],
            'a card number with spaces' => ['4111 1111 1111 1111'],
            'a card number with hyphens' => ['4111-1111-1111-1111'],
            'a card number with full-width digits' => ['４１１１１１１１１１１１１１１１'],
            'a card number with Arabic digits' => ['٤١١١١١١١١١١١١١١١'],
            'a card number with invisible characters' => ["4111\u{200B}1111\u{2060}1111\u{AD}1111"],
            'a card number with words' => ['visa 3782 822463 10005 exp 12/27'],
            'a card number of 19 digits' => ['6304000000000000000'],
            'a telephone number' => ['+49 (170) 123 45 67'],
            'a telephone number with slashes' => ['0170 / 123-4567'],
            'an account number' => ['DE89 3704 0044 0532 0130 00'],
            'a text of 101 characters' => [str_repeat('a', 101)],
        ];
    }

    #[DataProvider('privateTexts')]
    #[TestDox('Counts without its text: $_dataset')]
    public function testPrivate(string $query): void
    {
        $this->service(ReportCounter::class)->countSearch($query, false);
        self::assertSame(['empty  0 1'], $this->rows());
    }

    /** @return array<string, array{string, string}> */
    public static function storedTexts(): array
    {
        return [
            'words with accents' => ['Crème  Brûlée', 'crème brûlée'],
            'a short number' => ['size 42 1/3', 'size 42 1/3'],
            'a product code' => ['SK-101', 'sk-101'],
            'an at sign at the beginning' => ['@home', '@home'],
            'the words at and dot' => ['table at home with polka dot cloth', 'table at home with polka dot cloth'],
            'the word at with a number' => ['lamp at no. 5', 'lamp at no. 5'],
            'markup' => ['<b>x</b>', '<b>x</b>'],
            'a quote' => ["O'Neill", "o'neill"],
            'an emoji' => ['🫖 pot', '🫖 pot'],
            'a text of 100 characters' => [str_repeat('ä', 100), str_repeat('ä', 100)],
        ];
    }

    #[DataProvider('storedTexts')]
    #[TestDox('Stores the text: $_dataset')]
    public function testStored(string $query, string $stored): void
    {
        $this->service(ReportCounter::class)->countSearch($query, true);
        self::assertSame(["found $stored 0 1"], $this->rows());
    }

    #[TestDox('A long number is stored if it is the code of a published product')]
    public function testCode(): void
    {
        $product = $this->post(['post_type' => 'product']);
        update_post_meta($product, '_global_unique_id', '4006381333931');
        $this->service(ReportCounter::class)->countSearch('4006381-333931', true);
        wp_update_post(['ID' => $product, 'post_status' => 'draft']);
        $this->service(ReportCounter::class)->countSearch('4006381333931', true);
        self::assertSame(['found  0 1', 'found 4006381-333931 0 1'], $this->rows());
    }

    #[TestDox('A shop can exclude queries with a filter')]
    public function testFilter(): void
    {
        add_filter(
            'stallkeeper_search_report_query',
            static fn(string $query): string => $query === 'secret' ? '' : $query,
        );
        $this->service(ReportCounter::class)->countSearch('Secret', true);
        $this->service(ReportCounter::class)->countSearch('tea', true);
        self::assertSame(['found  0 1', 'found tea 0 1'], $this->rows());
    }

    #[TestDox('When a day has its maximum of different queries, new ones count without their text')]
    public function testMaximum(): void
    {
        $counter = $this->service(ReportCounter::class);
        $counter->countSearch('known', true);
        $database = self::database();
        $values = array_map(
            static fn(int $i): string => sprintf("('%s', 'found', 'h%d', 'q%d', 0, 1)", ReportDays::today(), $i, $i),
            range(2, ReportCounter::MAX_ROWS_PER_DAY),
        );
        foreach (array_chunk($values, 20) as $chunk) {
            $database->query(
                "INSERT INTO {$this->service(
                    ReportTable::class,
                )->name()} (day, kind, hash, query, post_id, total) VALUES " . implode(', ', $chunk),
            );
        }
        $counter->countSearch('known', true);
        $counter->countSearch('new', true);
        $counter->countSearch('newer', true);
        $counter->countSearch('new', false);
        $rows = $this->rows();
        self::assertCount(ReportCounter::MAX_ROWS_PER_DAY + 2, $rows);
        self::assertSame(['empty new 0 1', 'found  0 2', 'found known 0 2'], array_slice($rows, 0, 3));
    }

    #[TestDox('An address that has caused its share of new rows counts without text, and others do not')]
    public function testShare(): void
    {
        $address = static fn(): string => '10.' .
            implode('.', array_map(static fn(): int => random_int(1, 250), range(1, 3)));
        $_SERVER['REMOTE_ADDR'] = $address();
        $rate = $this->service(VisitorRate::class);
        $this->service(ReportCounter::class)->countSearch('known', true);
        for ($row = 1; $row < ReportCounter::MAX_ROWS_PER_ADDRESS; $row++) {
            $rate->hit([ReportCounter::MAX_ROWS_PER_ADDRESS, DAY_IN_SECONDS], 'report-rows');
        }
        $this->service(ReportCounter::class)->countSearch('known', true);
        $this->service(ReportCounter::class)->countSearch('one more', true);
        $_SERVER['REMOTE_ADDR'] = $address();
        stallkeeper_tools(ReportCounter::class)->countSearch('other', true);
        self::assertSame(['found  0 1', 'found known 0 2', 'found other 0 1'], $this->rows());
    }

    #[TestDox('A failed write is neither an error nor a message')]
    public function testFailure(): void
    {
        add_filter(
            'query',
            static fn(string $sql): string => str_starts_with($sql, 'INSERT INTO')
                ? 'INSERT INTO nowhere VALUES (1)'
                : $sql,
        );
        ob_start();
        $this->service(ReportCounter::class)->countSearch('tea', true);
        self::assertSame('', ob_get_clean());
        self::assertSame([], $this->rows());
    }

    #[TestDox('A write is repeated after a lock error of the database')]
    #[TestWith(['Deadlock found when trying to get lock'])]
    #[TestWith(['Lock wait timeout exceeded'])]
    #[TestWith(['database is locked'])]
    #[TestWith(['database table is locked'])]
    public function testRepeat(string $error): void
    {
        self::assertSame(3, $this->writes($error, 2));
        self::assertSame(['found tea 0 1'], $this->rows());
    }

    #[TestDox('A write is tried eight times at most')]
    public function testRepeatLimit(): void
    {
        self::assertSame(8, $this->writes('database is locked', 100));
    }

    #[TestDox('A write that the database always refuses is not repeated')]
    public function testPermanentError(): void
    {
        self::assertSame(1, $this->writes('nowhere', 100));
    }

    /**
     * Counts a search while writes fail, because they use a table that does not exist.
     *
     * @param string $error name of the table, which is part of the error message
     * @param int $failures number of writes that fail
     *
     * @return int number of writes
     */
    private function writes(string $error, int $failures): int
    {
        $writes = 0;
        $table = $this->service(ReportTable::class)->name();
        add_filter('query', static function (string $sql) use (&$writes, $error, $failures, $table): string {
            if (!str_starts_with($sql, "INSERT INTO `$table`")) {
                return $sql;
            }
            $writes++;

            return $writes > $failures ? $sql : "INSERT INTO `$error` VALUES (1)";
        });
        $this->service(ReportCounter::class)->countSearch('tea', true);

        return $writes;
    }

    #[TestDox('A site without the table creates it with the first search')]
    public function testCreate(): void
    {
        $table = $this->service(ReportTable::class);
        $table->drop();
        self::assertSame([], $this->service(ReportReader::class)->top(null, 30, 10));
        $this->service(ReportCounter::class)->countSearch('tea', true);
        self::assertSame(['found tea 0 1'], $this->rows());
    }

    #[TestDox('Counts are kept for 90 days, and a daily event deletes older ones')]
    public function testRetention(): void
    {
        $this->countOn(90, 'old');
        $this->countOn(89, 'kept');
        $this->countOn(0, 'new');
        self::assertSame('daily', wp_get_schedule(ReportCleanup::EVENT));
        do_action(ReportCleanup::EVENT);
        self::assertSame(['found kept 0 1', 'found new 0 1'], $this->rows());
    }

    #[TestDox('The table of a deleted site is deleted with it')]
    public function testDeletedSite(): void
    {
        self::assertContains(
            $this->service(ReportTable::class)->name(),
            (array) apply_filters('wpmu_drop_tables', ['other']),
        );
    }

    #[TestDox('The reader sums days, and sorts queries by their number of searches')]
    public function testReader(): void
    {
        $this->countOn(8, 'tea');
        $this->countOn(6, 'honey');
        $counter = $this->service(ReportCounter::class);
        $counter->countSearch('cup', true);
        $counter->countSearch('cup', false);
        $counter->countSearch('samovar', false);
        $counter->countSelection('cup', 7);
        $reader = $this->service(ReportReader::class);
        self::assertSame(
            [
                ['query' => 'cup', 'post' => 0, 'total' => 2, 'empty' => 1],
                ['query' => 'honey', 'post' => 0, 'total' => 1, 'empty' => 0],
                ['query' => 'samovar', 'post' => 0, 'total' => 1, 'empty' => 1],
            ],
            $reader->top(null, 7, 10),
        );
        self::assertSame(['cup', 'honey', 'samovar', 'tea'], array_column($reader->top(null, 30, 10), 'query'));
        $days = $reader->days(7);
        self::assertCount(7, $days);
        self::assertSame(['searches' => 1, 'empty' => 0, 'selections' => 0], reset($days));
        self::assertSame(['searches' => 3, 'empty' => 2, 'selections' => 1], end($days));
        self::assertCount(30, $reader->days(5));
    }
}
