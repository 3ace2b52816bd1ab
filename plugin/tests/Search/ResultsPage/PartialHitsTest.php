<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\ResultsPage;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Search\Widget\FallbackMarkup;
use WP_Post;

/** Results that contain only some of the words follow those that contain all, under a heading. */
final class PartialHitsTest extends ResultsPageTestCase
{
    private const HEADING = 'instant-search__partial';

    private string $word = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->word = 'enamel' . bin2hex(random_bytes(4));
    }

    #[TestDox('Products with some of the words follow, and the number counts both')]
    public function testProducts(): void
    {
        $this->product("$this->word teapot");
        $this->product("$this->word bowl");
        $this->product("Glass bowl of $this->word");
        $this->endRequest();
        $query = $this->search("$this->word teapot");
        $html = $this->shown();
        self::assertSame(3, $query->found_posts);
        self::assertSame(['3 results found'], self::texts($html, 'instant-search__summary'));
        self::assertSame(['No more products contain all words'], self::texts($html, self::HEADING));
        [$complete, $partial] = self::lists($html);
        self::assertSame(["$this->word teapot"], self::texts($complete, 'product-hit__title'));
        self::assertEqualsCanonicalizing(
            ["$this->word bowl", "Glass bowl of $this->word"],
            self::texts($partial, 'product-hit__title'),
        );
    }

    #[TestDox('No product contains all words: the heading is above all of them')]
    public function testNoProduct(): void
    {
        $this->product("$this->word bowl");
        $this->endRequest();
        $html = $this->shownFor(['s' => "$this->word chandelier"]);
        self::assertSame(['No product contains all words'], self::texts($html, self::HEADING));
        self::assertSame("$this->word bowl", implode(',', self::texts(self::lists($html)[1], 'hit__title')));
        self::assertStringNotContainsString('Nothing found', $html);
    }

    #[TestDox('Articles have their own heading, also on a further page that has only such articles')]
    public function testPages(): void
    {
        foreach (range(1, 3) as $number) {
            $this->post(['post_title' => "$this->word teapot $number"]);
        }
        foreach (range(1, 12) as $number) {
            $this->post(['post_title' => "$this->word bowl $number"]);
        }
        $this->endRequest();
        $first = $this->shownFor(['s' => "$this->word teapot"]);
        self::assertSame(['No more results contain all words'], self::texts($first, self::HEADING));
        self::assertSame(
            [3, 7],
            array_map(static fn(string $list): int => count(self::texts($list, 'hit__title')), self::lists($first)),
        );
        $second = $this->shownFor(['s' => "$this->word teapot", 'paged' => '2']);
        self::assertSame(['No more results contain all words'], self::texts($second, self::HEADING));
        self::assertSame(
            [0, 5],
            array_map(static fn(string $list): int => count(self::texts($list, 'hit__title')), self::lists($second)),
        );
    }

    #[TestDox('A hit that visitors may not see does not move the heading')]
    public function testHidden(): void
    {
        $hidden = $this->post(['post_title' => "$this->word teapot"]);
        $this->post(['post_title' => "$this->word teapot of glass, with a lid"]);
        $this->post(['post_title' => "$this->word bowl"]);
        $this->endRequest();
        add_filter(
            'stallkeeper_search_is_searchable',
            static fn(bool $isSearchable, WP_Post $post): bool => $isSearchable && $post->ID !== $hidden,
            10,
            2,
        );
        $lists = self::lists($this->shownFor(['s' => "$this->word teapot"]));
        self::assertSame(["$this->word teapot of glass, with a lid"], self::texts($lists[0], 'hit__title'));
        self::assertSame(["$this->word bowl"], self::texts($lists[1], 'hit__title'));
    }

    #[TestDox('A plain list of a broken template has all results')]
    public function testBrokenTemplate(): void
    {
        $hit = static fn(string $title): array => ['title' => $title, 'permalink' => '/a/'];
        $html = FallbackMarkup::html(
            'tea',
            [
                'summary' => '4 results found',
                'refusal' => null,
                'tabs' => [],
                'products' => [$hit('Tea pot')],
                'partialProducts' => [$hit('Tea cup')],
                'hits' => [$hit('Tea & milk')],
                'partialHits' => [$hit('Milk')],
                'pagination' => null,
            ],
            '/',
        );
        preg_match_all('~<a href="/a/">([^<]*)</a>~', $html, $found);
        self::assertSame(['Tea pot', 'Tea &amp; milk', 'Tea cup', 'Milk'], $found[1]);
    }

    /** @return list<string> HTML of each list of hits */
    private static function lists(string $html): array
    {
        preg_match_all('~<ol class="hit-list.*?</ol>~s', $html, $found);

        return $found[0];
    }
}
