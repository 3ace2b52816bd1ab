<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\SearchReport;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\SearchReport\Admin\ReportMail;
use Stallkeeper\Tools\SearchReport\ReportSettings;

/** The weekly email of the search report. */
final class ReportMailTest extends ReportTestCase
{
    /** @var list<array<array-key, mixed>> */
    private array $mails = [];

    protected function setUp(): void
    {
        parent::setUp();
        add_filter(
            'pre_wp_mail',
            function (mixed $sent, mixed $mail): bool {
                $this->mails[] = (array) $mail;

                return true;
            },
            10,
            2,
        );
    }

    protected function tearDown(): void
    {
        delete_option(ReportSettings::MAIL_OPTION);
        wp_clear_scheduled_hook(ReportMail::EVENT);
        parent::tearDown();
    }

    #[TestDox('The email is off until the owner turns it on, and then sent every Monday')]
    public function testSchedule(): void
    {
        $this->countOn(1, 'samovar', false);
        $this->service(ReportMail::class)->send();
        self::assertSame([], $this->mails);
        self::assertFalse(self::next());
        update_option(ReportSettings::MAIL_OPTION, '1');
        $next = self::next();
        self::assertIsInt($next);
        self::assertSame('Mon 07:00', wp_date('D H:i', $next));
        self::assertSame('weekly', wp_get_schedule(ReportMail::EVENT));
        update_option(ReportSettings::MAIL_OPTION, '');
        self::assertFalse(wp_next_scheduled(ReportMail::EVENT));
    }

    #[TestDox('The email has the totals, the week before and the queries without results')]
    public function testText(): void
    {
        update_option(ReportSettings::MAIL_OPTION, '1');
        $this->countOn(1, 'samovar', false);
        $this->countOn(7, 'kettle', false);
        $this->countOn(0, 'teapot', false);
        $this->countOn(8, 'cup', false);
        $this->service(ReportMail::class)->send();
        self::assertCount(1, $this->mails);
        $text = $this->mails[0]['message'] ?? '';
        self::assertIsString($text);
        self::assertStringContainsString("Searches: 2 (week before: 1)\nWithout results: 2 (week before: 1)", $text);
        // Of the same days as the totals.
        self::assertStringContainsString("product:\n1 × kettle\n1 × samovar\n\n", $text);
        self::assertStringContainsString('page=stallkeeper-search-report&days=7', $text);
        self::assertSame(get_option('admin_email'), $this->mails[0]['to'] ?? '');
    }

    #[TestDox('Nothing is sent about a week without searches, if the report is off, or if the database fails')]
    public function testNothing(): void
    {
        update_option(ReportSettings::MAIL_OPTION, '1');
        $mail = $this->service(ReportMail::class);
        $mail->send();
        $this->countOn(1, 'samovar', false);
        add_filter('stallkeeper_search_report', '__return_false');
        $mail->send();
        remove_filter('stallkeeper_search_report', '__return_false');
        self::database()->suppress_errors();
        $break = static fn(string $sql): string => str_contains($sql, 'SUM(total)') ? "$sql BROKEN" : $sql;
        add_filter('query', $break);
        $mail->send();
        self::database()->suppress_errors(false);
        self::assertSame([], $this->mails);
        remove_filter('query', $break);
        $mail->send();
        self::assertCount(1, $this->mails);
    }

    /** @phpstan-impure */
    private static function next(): int|false
    {
        return wp_next_scheduled(ReportMail::EVENT);
    }
}
