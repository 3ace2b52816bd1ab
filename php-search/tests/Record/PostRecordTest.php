<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Record;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\Record\PostRecord;
use Stallkeeper\Search\Tokenizer\PlainText;

final class PostRecordTest extends TestCase
{
    /** @return array<string, array{string, string}> */
    public static function html(): array
    {
        return [
            'blocks become spaces' => [
                '<p>One</p><p>two<br>three</p><ul><li>a</li><li>b</li></ul>',
                'One two three a b',
            ],
            'inline tags do not' => ['<b>W</b>ord<em>s</em>', 'Words'],
            'scripts, styles, templates and comments are dropped' => [
                'a<script>x("</p>")</script><style>p{}</style><template><p>t</p></template><!-- c -->b',
                'a b',
            ],
            'an open script hides the rest' => ['a<script>evil', 'a'],
            'an open comment hides the rest' => ['a<!-- evil', 'a'],
            'block comments of WordPress' => [
                '<!-- wp:paragraph {"a":">"} --><p>Text</p><!-- /wp:paragraph -->',
                'Text',
            ],
            'entities are decoded once' => ['&lt;b&gt; &amp;amp; &eacute;&nbsp;&#8217;', '<b> &amp; é ’'],
            'a smaller-than sign stays' => ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
            'a bigger-than sign in an attribute' => ['<a title="a > b" href=\'x\'>link</a>', 'link'],
            'NUL and broken bytes' => ["a\0b\xFFc", 'abc'],
            'spaces are folded' => ["  a\n\t b\u{A0}\u{3000}c ", 'a b c'],
            'an entity for NUL' => ['a&#0;b', 'a&#0;b'],
        ];
    }

    #[DataProvider('html')]
    #[TestDox('Plain text: $_dataset')]
    public function testPlainText(string $html, string $text): void
    {
        self::assertSame($text, PlainText::fromHtml($html));
    }

    /** @return array<string, array{mixed, string}> */
    public static function links(): array
    {
        return [
            'https' => ['https://shop.example/a?b=c:d', 'https://shop.example/a?b=c:d'],
            'http in capitals' => ['HTTP://a.example', 'HTTP://a.example'],
            'relative' => ['/a/b:c', '/a/b:c'],
            'a query only' => ['?p=1', '?p=1'],
            'without scheme' => ['//cdn.example/x', '//cdn.example/x'],
            'javascript' => ['javascript:alert(1)', ''],
            'javascript in capitals' => ['JaVaScRiPt:alert(1)', ''],
            'with a tab inside' => ["java\tscript:alert(1)", ''],
            'with a control character before' => ["\x01javascript:alert(1)", ''],
            'data' => ['data:text/html,x', ''],
            'vbscript' => ['vbscript:x', ''],
            'a NUL inside' => ["java\0script:alert(1)", ''],
            'no string' => [['x'], ''],
        ];
    }

    #[DataProvider('links')]
    #[TestDox('URLs: $_dataset')]
    public function testLinks(mixed $link, string $expected): void
    {
        self::assertSame($expected, PostRecord::make(['ID' => 1, 'permalink' => $link])['permalink']);
    }

    #[TestDox('A record has the provider\'s fields as plain text')]
    public function testRecord(): void
    {
        self::assertSame(
            [
                'objectID' => '7-0',
                'post_id' => 7,
                'post_type' => 'post',
                'post_title' => 'A & B',
                'permalink' => 'https://a.example/',
                'post_excerpt' => '',
                'content' => 'Text',
                'post_author' => ['display_name' => 'Ada'],
                'post_date' => 123,
                'post_year' => '1970',
                'post_date_formatted' => 'May 1',
                'taxonomies' => ['category' => ['Tools & more'], 'post_tag' => []],
                'is_sticky' => 1,
            ],
            PostRecord::make([
                'ID' => '7',
                'post_title' => 'A &amp; <i>B</i>',
                'permalink' => 'https://a.example/',
                'content' => '<p>Text</p>',
                'author' => 'Ada',
                'post_date' => 123,
                'post_date_formatted' => 'May 1',
                'taxonomies' => ['category' => ['Tools &amp; more', ''], 'post_tag' => []],
                'is_sticky' => true,
            ]),
        );
    }

    #[TestDox('A record without values has all fields')]
    public function testEmpty(): void
    {
        self::assertCount(13, PostRecord::make([]));
    }
}
