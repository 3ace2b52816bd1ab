<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Content;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Tests\ThemeTestCase;

/** Tables and code that scroll in their own box. */
final class ScrollableTablesTest extends ThemeTestCase
{
    private const TABLE = '<table><tr><td>One <table><tr><td>Two</td></tr></table></td></tr></table>';

    /** @return array<string, array{string}> */
    public static function filters(): array
    {
        $filters = [
            'the_content',
            'widget_text',
            'widget_text_content',
            'widget_block_content',
            'term_description',
            'get_the_archive_description',
            'woocommerce_short_description',
        ];

        return array_combine($filters, array_map(static fn(string $filter): array => [$filter], $filters));
    }

    #[DataProvider('filters')]
    #[TestDox('A table in a text of $_dataName is in a box that scrolls, once')]
    public function testTable(string $filter): void
    {
        assert($filter !== '');
        $once = apply_filters($filter, '<p>Before</p>' . self::TABLE, [], null);
        self::assertIsString($once);
        self::assertSame(2, substr_count($once, '<div class="table-scroll" role="group" tabindex="0"'));
        $twice = apply_filters($filter, $once, [], null);
        self::assertIsString($twice);
        self::assertSame(2, substr_count($twice, 'table-scroll'));
        self::assertSame(2, preg_match_all('~</table>\s*</div>~', $twice));
    }

    #[TestDox('A table that is not closed is not changed')]
    public function testUnclosed(): void
    {
        self::assertSame('<table><tr><td>One', apply_filters('widget_block_content', '<table><tr><td>One', [], null));
    }

    #[TestDox('Code scrolls with the keyboard')]
    public function testCode(): void
    {
        self::assertSame('<pre tabindex="0">a</pre>', apply_filters('widget_block_content', '<pre>a</pre>', [], null));
    }
}
