<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Records;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\Search\Records\Text\BuilderShortcodes;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;

/** Records contain what the author has typed, so that visitors find it when they type the same. */
final class RawTextTest extends IndexTestCase
{
    #[TestDox('A size is found as the shop has written it, in a title, an excerpt and a text')]
    #[TestWith(['post_title'])]
    #[TestWith(['post_excerpt'])]
    #[TestWith(['post_content'])]
    public function testSize(string $field): void
    {
        $id = match ($field) {
            'post_title' => $this->post(['post_title' => 'Zanzibar 5003x7003 cm']),
            'post_excerpt' => $this->post(['post_excerpt' => 'Zanzibar 5003x7003 cm']),
            default => $this->post(['post_content' => '<p>Zanzibar 5003x7003 cm</p>']),
        };
        $this->endRequest();

        self::assertSame([$id], $this->found('5003x7003'));
        self::assertSame(
            'Zanzibar 5003x7003 cm',
            $this->foundRecord('5003x7003')[str_replace('post_content', 'content', $field)],
        );
        self::assertSame([$id], $this->found('Zanzibar 5003x7003 cm'));
    }

    #[TestDox('Records have straight quotes, and pages keep their typographic ones')]
    public function testQuotes(): void
    {
        $this->post(['post_title' => "Zanzibar 6' board", 'post_content' => '"Quoted" -- text...']);
        $this->endRequest();
        $record = $this->foundRecord('zanzibar');
        self::assertSame(["Zanzibar 6' board", '"Quoted" -- text...'], [$record['post_title'], $record['content']]);
        self::assertSame('5&#215;7', apply_filters('the_title', '5x7', 0));
        self::assertSame("<p>5&#215;7</p>\n", apply_filters('the_content', '5x7'));
    }

    #[TestDox('Shortcodes of a page builder that is not active are not in records, and the text between them is')]
    public function testBuilder(): void
    {
        $markup =
            '[vc_row css=".x{color:red}"][vc_column width="1/2"]Zanzibar text[/vc_column][vc_empty_space][/vc_row]';
        $id = $this->post(['post_title' => 'Kettle', 'post_content' => $markup, 'post_excerpt' => $markup]);
        $this->endRequest();
        $record = $this->foundRecord('zanzibar');
        self::assertSame(
            [$id, 'Zanzibar text', 'Zanzibar text'],
            [$record['post_id'], $record['content'], $record['post_excerpt']],
        );
        self::assertSame([], $this->found('vc_column'));
    }

    #[TestDox('"$html" becomes "$expected"')]
    #[TestWith(['a [sic] [1] [x, y] b', 'a [sic] [1] [x, y] b'])]
    #[TestWith(['[section]Text[/section]', ' Text '])]
    #[TestWith(['[SECTION]Text[/section] [sic]', ' Text  [sic]'])]
    #[TestWith(['Form: [contact-form-7 id="4" title="Contact"]', 'Form:  '])]
    #[TestWith(['Form: [form id=”4″]', 'Form:  '])]
    #[TestWith(['Map: [map zoom=&quot;3&quot; /]', 'Map:  '])]
    #[TestWith(['a [b c=3] d', 'a [b c=3] d'])]
    #[TestWith(['[vc_separator] x', '  x'])]
    #[TestWith(['[vc_raw_html]JTNDc2NyaXB0[/vc_raw_html]x', ' x'])]
    #[TestWith(['<pre>[form id="4"]</pre> [form id="4"]', '<pre>[form id="4"]</pre>  '])]
    #[TestWith(['Write [[form id="4"]] or <code>[a]b[/a]</code>.', 'Write [[form id="4"]] or <code>[a]b[/a]</code>.'])]
    #[TestWith(["[row\nwidth='2']a", ' a'])]
    #[TestWith(['[größe a="b"]', '[größe a="b"]'])]
    public function testShortcodes(string $html, string $expected): void
    {
        self::assertSame($expected, BuilderShortcodes::remove($html));
    }

    #[TestDox('A text of a megabyte with unclosed brackets is read quickly')]
    public function testLongText(): void
    {
        $text = str_repeat('[a b="', 200_000);
        $started = microtime(true);
        self::assertSame($text, BuilderShortcodes::remove($text));
        self::assertLessThan(1.0, microtime(true) - $started);
    }
}
