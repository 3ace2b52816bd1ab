<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Content;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Theme\Tests\ThemeTestCase;

/** Paragraphs with the end of an offer. */
final class CountdownTest extends ThemeTestCase
{
    #[TestDox('A date in the future is the time that is left and the date, in the time zone of the site')]
    public function testFuture(): void
    {
        update_option('timezone_string', 'Asia/Tokyo');
        update_option('date_format', 'F j, Y');
        update_option('time_format', 'g:i a');
        $end = time() + 2 * DAY_IN_SECONDS + HOUR_IN_SECONDS;
        $end -= $end % 60;
        $html = self::paragraph((string) wp_date('Y-m-d H:i', $end));
        self::assertStringContainsString('data-end="' . $end . '"', $html);
        self::assertMatchesRegularExpression(
            '~>2 days (1 hour 0 minutes|0 hours 60 minutes|0 hours 59 minutes|1 hour 1 minute)<~',
            $html,
        );
        self::assertStringContainsString('until ' . wp_date('F j, Y g:i a', $end), $html);
    }

    #[TestDox('After the date the paragraph is not printed')]
    public function testPast(): void
    {
        self::assertSame('', self::paragraph('2020-01-31 12:00'));
    }

    #[TestDox('Text that is no date stays: $text')]
    #[TestWith(['Soon'])]
    #[TestWith(['2026-02-31 12:00'])]
    #[TestWith(['2026-12-24'])]
    #[TestWith(['9999999999-12-24 18:00'])]
    public function testText(string $text): void
    {
        self::assertSame("<p class=\"countdown\">$text</p>", self::paragraph($text));
    }

    #[TestDox('Other paragraphs stay as they are')]
    public function testOther(): void
    {
        self::assertStringContainsString('2020-01-31 12:00', self::paragraph('2020-01-31 12:00', 'countdowns'));
    }

    private static function paragraph(string $text, string $class = 'countdown'): string
    {
        return trim(
            do_blocks(
                "<!-- wp:paragraph {\"className\":\"$class\"} --><p class=\"$class\">$text</p><!-- /wp:paragraph -->",
            ),
        );
    }
}
