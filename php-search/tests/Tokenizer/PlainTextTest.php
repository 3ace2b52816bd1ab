<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Tokenizer;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\Tokenizer\PlainText;

/** Content of invisible elements is removed, and all other text stays. */
final class PlainTextTest extends TestCase
{
    /** @return array<string, array{string, string}> */
    public static function html(): array
    {
        $code = str_repeat('if(a<b&&c>d){e("</p>")};', 90_000);

        return [
            'an SVG that is closed in its own tag' => ['<p>one <svg class="i"/> two</p>', 'one two'],
            'an SVG with an SVG that is closed in its own tag' => [
                'one <svg viewBox="0 0 1 1"><title>hidden</title><svg/></svg> two',
                'one two',
            ],
            'an SVG with "/>" in a value' => ['one <svg title="a/>b"><text>hidden</text></svg> two', 'one two'],
            'an element whose name only begins like one' => ['<p>a</p><svg-icon></svg-icon><p>rest</p>', 'a rest'],
            'a list of own elements' => ['<select-box>a</select-box> <object_x>b</object_x>', 'a b'],
            'an element that only ends like one' => ['<svg><text>hidden</text></svg-icon>hidden</svg>rest', 'rest'],
            'a script is not closed by a slash' => ['a<script src="x"/>hidden</script>b', 'a b'],
            'a value with a bigger-than sign' => ['a<iframe srcdoc="<p>hidden</p>"><p>hidden</p></iframe>b', 'a b'],
            'a stray quote in a tag' => ["a<style data-x=don't>hidden</style>b", 'a b'],
            'a comment that a script writes' => ['a<script>"<!--"</script>b', 'a b'],
            'capitals' => ['a<SCRIPT>hidden</Script >b', 'a b'],
            'an end tag that is cut off' => ['a<script>hidden</script', 'a'],
            'a tag that is cut off' => ['a<script src="x', 'a'],
            'an SVG tag that is cut off' => ['a<svg class="x"', 'a'],
            'a doctype and CDATA' => ['<!DOCTYPE html>a<![CDATA[ hidden > ]]>b<?php hidden ?>c', 'abc'],
            'a block with a bigger-than sign in a value' => ['one<p title="a > b">two</p>', 'one two'],
            'a tag in a tag' => ['one<b <p>two</b>', 'onetwo'],
            'text that resembles a tag' => ['one <p>a < b and "c</p> <d', 'one a < b and "c <d'],
            'a script of two megabytes' => ["<p>one</p><script>$code</script><p>two</p>", 'one two'],
            'a comment of two megabytes' => ["one<!--$code--> two", 'one two'],
            'a picture of two megabytes in the text' => [
                'one <img src="data:image/png;base64,' . str_repeat('iVBORw0K', 250_000) . '"> two',
                'one two',
            ],
        ];
    }

    #[DataProvider('html')]
    #[TestDox('Plain text: $_dataset')]
    public function testPlainText(string $html, string $text): void
    {
        self::assertSame($text, mb_strcut(PlainText::fromHtml($html), 0, 200));
    }

    /** @return array<string, array{string}> beginnings of tags */
    public static function beginnings(): array
    {
        return ['a quote' => ['<p "'], 'a value' => ['<p ="'], 'no attribute' => ['<p '], 'an end tag' => ['</p']];
    }

    #[DataProvider('beginnings')]
    #[TestDox('800 kB of unclosed tags take less than some seconds: $_dataset')]
    public function testUnclosedTags(string $beginning): void
    {
        $start = hrtime(true);
        foreach (['', '>', '">', '> <'] as $end) {
            PlainText::fromHtml(str_repeat($beginning, intdiv(800_000, strlen($beginning))) . $end);
        }
        self::assertLessThan(8, (hrtime(true) - $start) / 1e9);
    }
}
