<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Attribution;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Attribution\Csv;

final class CsvTest extends TestCase
{
    #[TestWith(['Source: News', '"Source: News"'])]
    #[TestWith(['say "hi"', '"say ""hi"""'])]
    #[TestWith(['=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'])]
    #[TestWith(['+1+cmd|calc', '"\'+1+cmd|calc"'])]
    #[TestWith(['-2+3', '"\'-2+3"'])]
    #[TestWith(['@SUM(A1)', '"\'@SUM(A1)"'])]
    #[TestWith([' =1+1', '"\' =1+1"'])]
    #[TestWith(["\t=1", "\"'\t=1\""])]
    #[TestWith(['＝1+1', '"\'＝1+1"'])]
    #[TestWith(['-12.50', '"-12.50"'])]
    public function testASpreadsheetReadsTextAndNeverCalculates(string $value, string $cell): void
    {
        self::assertSame($cell . ',"b"' . "\r\n", Csv::of([[$value, 'b']]));
    }
}
