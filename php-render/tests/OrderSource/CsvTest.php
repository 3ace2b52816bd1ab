<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\OrderSource;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\OrderSource\Csv;

final class CsvTest extends TestCase
{
    #[TestWith(['Source: News', '"Source: News"'])]
    #[TestWith(['say "hi"', '"say ""hi"""'])]
    #[TestWith(['=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'])]
    #[TestWith(['+1+cmd|calc', '"\'+1+cmd|calc"'])]
    #[TestWith(['-2+3', '"\'-2+3"'])]
    #[TestWith(['@SUM(A1)', '"\'@SUM(A1)"'])]
    #[TestWith([' =1+1', '"\' =1+1"'])]
    #[TestWith(["\t=1", "\"'\t'=1\""])]
    #[TestWith(['＝1+1', '"\'＝1+1"'])]
    #[TestWith(['-12.50', '"-12.50"'])]
    #[TestWith(['x;=1+1', '"x;\'=1+1"'])]
    #[TestWith(['x; "=1+1"', '"x; ""\'=1+1"""'])]
    #[TestWith(['x;-5', '"x;\'-5"'])]
    #[TestWith(["x\t@SUM(A1)", "\"x\t'@SUM(A1)\""])]
    #[TestWith(["x\r\n+1", "\"x\r\n'+1\""])]
    #[TestWith(["x\n＝1", "\"x\n'＝1\""])]
    #[TestWith(["\0=1", "\"'\0=1\""])]
    #[TestWith(["\u{FEFF}\u{200B}=1", "\"'\u{FEFF}\u{200B}=1\""])]
    #[TestWith(["\xC3;=2", '"?;\'=2"'])]
    #[TestWith(['a;b, c=d', '"a;b, c=d"'])]
    public function testASpreadsheetReadsTextAndNeverCalculates(string $value, string $cell): void
    {
        self::assertSame($cell . ',"b"' . "\r\n", Csv::encode([[$value, 'b']]));
    }

    /** A spreadsheet with another separator reads `"a","x` as the first cell, so the quotes protect nothing. */
    #[TestWith(['x;=1+1'])]
    #[TestWith(["x\t=1+1"])]
    #[TestWith(["x\n=1+1"])]
    #[TestWith(['x";=1+1;"'])]
    #[TestWith(["x;\t;\r\n  \"'=1+1"])]
    public function testNoCellIsAFormulaForAReaderWithAnotherSeparator(string $value): void
    {
        $file = Csv::encode([['a', $value, 'b'], [$value, 'a', 'b']]);
        foreach ([';', "\t", "\n"] as $separator) {
            foreach (explode($separator, $file) as $cell) {
                self::assertDoesNotMatchRegularExpression('/^[\s"]*=/', $cell);
            }
        }
    }
}
