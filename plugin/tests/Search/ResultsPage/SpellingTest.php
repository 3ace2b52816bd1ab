<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\ResultsPage;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Search\Widget\SearchWidget;
use Stallkeeper\Tools\Search\Widget\WidgetLocations;

/** Corrections of a query, the search for exactly what was typed, and queries that may be meant. */
final class SpellingTest extends ResultsPageTestCase
{
    private const SENTENCE = 'instant-search__spelling';

    private string $word = '';

    protected function setUp(): void
    {
        parent::setUp();
        // Letters only, so that one wrong letter is corrected.
        $this->word = 'headphones' . strtr(bin2hex(random_bytes(5)), '0123456789', 'ghijklmnop');
    }

    #[TestDox('A corrected query is named, with a link to the search for exactly what was typed')]
    public function testCorrection(): void
    {
        $this->product("Wireless $this->word");
        $this->endRequest();
        $typed = $this->mistyped();
        $html = $this->shownFor(['s' => $typed]);
        self::assertSame(["Results for $this->word.Search only for $typed"], self::texts($html, self::SENTENCE));
        self::assertStringContainsString('<q dir="auto">' . $typed . '</q>', $html);
        self::assertSame(["/?s=$typed&amp;shop_exact=1"], self::links($html, self::SENTENCE));
        self::assertSame([], self::texts($this->shownFor(['s' => $this->word]), self::SENTENCE));
    }

    #[TestDox('A search for exactly what was typed finds no similar word, says so and keeps its parameter')]
    public function testExact(): void
    {
        $typed = $this->mistyped();
        $this->product("Wireless $this->word");
        foreach (range(1, 11) as $number) {
            $this->post(['post_title' => "$typed $number"]);
        }
        $this->post(['post_title' => "Wired $typed"]);
        $this->endRequest();
        $html = $this->shownFor(['s' => "wired $typed", 'shop_exact' => '1']);
        self::assertSame(["Wired $typed"], self::texts($html, 'hit__title'));
        self::assertSame(
            ["Only exact matches for wired $typed.Search for similar words, too"],
            self::texts($html, self::SENTENCE),
        );
        self::assertSame(["/?s=wired%20$typed"], self::links($html, self::SENTENCE));
        self::assertStringContainsString('<input type="hidden" name="shop_exact" value="1">', $html);
        self::assertSame([], self::texts($html, 'instant-search__partial'));
        $pages = self::links($this->shownFor(['s' => $typed, 'shop_exact' => '1']), 'pagination');
        // The same words are one search in the report.
        self::assertStringContainsString('data-widget-results=', $this->open(['s' => "wired $typed"]));
        self::assertStringNotContainsString(
            'data-widget-results=',
            $this->open(['s' => "wired $typed", 'shop_exact' => '1']),
        );
        self::assertNotSame([], $pages);
        self::assertSame([], preg_grep('~shop_exact=1~', $pages, PREG_GREP_INVERT));
    }

    #[TestDox('Another value of the parameter is no exact search')]
    public function testOtherValue(): void
    {
        $this->product("Wireless $this->word");
        $this->endRequest();
        foreach (['', '0', 'yes', '<b>'] as $value) {
            $html = $this->shownFor(['s' => $this->mistyped(), 'shop_exact' => $value]);
            self::assertSame(["Wireless $this->word"], self::texts($html, 'hit__title'), $value);
        }
    }

    #[TestDox('What was typed is escaped')]
    public function testEscaped(): void
    {
        $this->product("Wireless $this->word");
        $this->endRequest();
        $html = $this->shownFor(['s' => "<i>{$this->mistyped()}\"&'"]);
        self::assertStringContainsString("Results for <q dir=\"auto\">&lt;i&gt;$this->word", $html);
        self::assertStringNotContainsString('<i>', $html);
    }

    #[TestDox('If nothing matches, the page offers the closest words of the index')]
    public function testClosest(): void
    {
        $this->product("Business cards of $this->word");
        $this->endRequest();
        $html = $this->shownFor(['s' => 'bisnes']);
        self::assertStringContainsString('Nothing found', $html);
        self::assertStringContainsString('<p>Did you mean: <a dir="auto" href="/?s=business">business</a>', $html);
        // Without a close word, nothing is offered.
        self::assertStringNotContainsString('Did you mean', $this->shownFor(['s' => "zzq$this->word"]));
    }

    #[TestDox('A widget in content has the same links, the second one of a page with its own parameter')]
    public function testWidget(): void
    {
        $this->post(['post_title' => "Wireless $this->word"]);
        $this->endRequest();
        $typed = $this->mistyped();
        $this->newRequest();
        $widget = $this->service(SearchWidget::class);
        $place = $this->service(WidgetLocations::class);
        $html = $widget->finish([], $place->onPage('/find/', 2, $typed, ''))->html;
        self::assertStringContainsString("href=\"/find/?shop_s_2=$typed&amp;shop_exact_2=1\"", $html);
        $html = $widget->finish([], $place->onPage('/find/', 2, $typed, '', '1'))->html;
        self::assertStringContainsString('Only exact matches for', $html);
        self::assertStringContainsString("href=\"/find/?shop_s_2=$typed\"", $html);
        self::assertStringContainsString('0 results found', $html);
    }

    private function mistyped(): string
    {
        return substr_replace($this->word, '', 2, 1);
    }
}
