<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Preview;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\PinnedResults\PinnedResults;
use Stallkeeper\Tools\PinnedResults\PinnedScreen;
use Stallkeeper\Tools\Search\Fields\FieldLevel;
use Stallkeeper\Tools\Search\Fields\SearchFields;
use Stallkeeper\Tools\Search\Preview\PreviewScreen;
use Stallkeeper\Tools\Search\Words\SynonymOptions;
use Stallkeeper\Tools\Tests\Search\ResultsPage\ResultsPageTestCase;

/** The owner sees why each result of a query is where it is. */
final class SearchPreviewTest extends ResultsPageTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
    }

    protected function tearDown(): void
    {
        delete_option(SynonymOptions::OPTION);
        delete_option(SearchFields::OPTION);
        stallkeeper_tools(PinnedResults::class)->save('amber lamp', [], []);
        parent::tearDown();
    }

    #[TestDox('The results are those of the results page, in its order, with their reasons')]
    public function testReasons(): void
    {
        (new SynonymOptions('lamp, lantern'))->save();
        $this->product('Amber lamp', ['description' => 'A lamp.']);
        $this->product('Zinc candlestick');
        $this->product('Amber lantern');
        $this->product('Amber lampshade with words', ['sku' => 'LX-1']);
        $pinned = $this->product('Zinc vase');
        $this->post(['post_title' => 'Amber lamp article']);
        $this->endRequest();
        stallkeeper_tools(PinnedResults::class)->save('amber lamp', [$pinned], []);
        $html = $this->preview(['query' => 'amber lamp', 'type' => 'product']);
        $items = self::items($html);
        self::assertSame(
            self::texts($this->open(['s' => 'amber lamp', 'shop_type' => 'product']), 'hit__title'),
            array_keys($items),
        );
        self::assertStringContainsString('Pinned for this query.', $items['Zinc vase']);
        self::assertStringContainsString('Not found: “amber”, “lamp”', $items['Zinc vase']);
        self::assertStringContainsString('Contains all words of the query.', $items['Amber lamp']);
        self::assertStringContainsString('“lamp” in: Title, Text', $items['Amber lamp']);
        self::assertMatchesRegularExpression(
            '~Points: [\d.]+ = “amber” [\d.]+ \+ “lamp” [\d.]+ \+ all words [\d.]+ \+ all words in the title [\d.]+ \+ words next~',
            $items['Amber lamp'],
        );
        self::assertStringContainsString('“lamp” as “lampshade” (longer word)', $items['Amber lampshade with words']);
        self::assertStringContainsString('“lamp” as “lantern” (synonym) in: Title', $items['Amber lantern']);
        self::assertStringNotContainsString('Amber lamp article', $html);
        self::assertArrayHasKey(
            'Amber lamp article',
            self::items($this->preview(['query' => 'amber', 'type' => 'post'])),
        );
    }

    #[TestDox('The reasons name corrections, product codes, levels of fields, and what decides between equal results')]
    public function testMoreReasons(): void
    {
        stallkeeper_tools(SearchFields::class)->save(
            ['text' => FieldLevel::High] + stallkeeper_tools(SearchFields::class)->levels(),
        );
        $this->product('Zinc kettle', ['sku' => 'ZK-4711', 'date_created' => '2024-01-01 00:00:00']);
        $this->product('Zinc kettle', ['description' => 'Zinnober.', 'date_created' => '2023-01-01 00:00:00']);
        $this->product('Enamel pot');
        $this->endRequest();
        $typo = $this->preview(['query' => 'ketttle']);
        self::assertStringContainsString('The query was corrected to “kettle”.', $typo);
        self::assertStringContainsString('Contains all words after spelling corrections.', $typo);
        self::assertStringContainsString('“ketttle” as “kettle” (spelling correction, 1 letter) in: Title', $typo);
        self::assertStringContainsString('“zinnober” in: Text (High)', $this->preview(['query' => 'zinnober']));
        $code = $this->preview(['query' => 'zk4711']);
        self::assertStringContainsString('Has the product code of the query.', $code);
        self::assertStringContainsString('“zk4711” as “zk4711” (product code) in: Product codes', $code);
        $some = $this->preview(['query' => 'enamel kettle']);
        self::assertStringContainsString('No result contains all words; those with some of the words follow.', $some);
        self::assertStringContainsString('Contains only some of the words.', $some);
        self::assertStringContainsString('Not found: “enamel”', $some);
        self::assertStringContainsString(
            'As good as the result above, which is newer.',
            $this->preview(['query' => 'enamel kettle']),
        );
    }

    #[TestDox('Links lead to the screens that the user may open, and the shop can add links')]
    public function testLinks(): void
    {
        $this->product('Amber lamp');
        $this->endRequest();
        add_filter(
            'stallkeeper_search_preview_links',
            static fn(array $links): array => $links + ['https://shop.example/help' => 'Help <b>', 'bad' => []],
        );
        $all = $this->preview(['query' => 'amber lamp']);
        foreach (
            ['Pin or hide results', 'Add synonym', 'Searched fields', 'Help &lt;b&gt;', 'Edit “Amber lamp”']
            as $text
        ) {
            self::assertStringContainsString($text, $all);
        }
        self::assertStringContainsString(esc_url(PinnedScreen::address('amber lamp')), $all);
        wp_set_current_user($this->user('editor'));
        wp_get_current_user()->add_cap(OwnerMenu::capability());
        $some = $this->preview(['query' => 'amber lamp']);
        self::assertStringContainsString('Pin or hide results', $some);
        self::assertStringNotContainsString('Add synonym', $some);
        self::assertStringNotContainsString('Searched fields', $some);
    }

    #[TestDox('Other users see nothing, and no one sees a post that is not public any more')]
    public function testRights(): void
    {
        $id = $this->post(['post_title' => 'Amber secret']);
        $this->endRequest();
        self::assertArrayHasKey('Amber secret', self::items($this->preview(['query' => 'amber', 'type' => 'post'])));
        wp_set_current_user($this->user('author'));
        self::assertSame('', $this->preview(['query' => 'amber', 'type' => 'post']));
        self::assertFalse(current_user_can(OwnerMenu::capability()));
        wp_set_current_user($this->user('administrator'));
        // Without the hooks, as another process may be about to update the index.
        self::database()->update(self::database()->posts, ['post_status' => 'private'], ['ID' => $id]);
        wp_cache_flush();
        self::assertStringNotContainsString('Amber secret', $this->preview(['query' => 'amber', 'type' => 'post']));
    }

    #[TestDox('The second page continues the first one, with links to both')]
    public function testPages(): void
    {
        foreach (range(1, 23) as $number) {
            $this->product("Amber lamp $number");
        }
        $this->endRequest();
        $first = $this->preview(['query' => 'amber lamp']);
        $second = $this->preview(['query' => 'amber lamp', 'paged' => '2']);
        self::assertSame([20, 3], [count(self::items($first)), count(self::items($second))]);
        self::assertCount(23, self::items($first) + self::items($second));
        self::assertStringContainsString('<ol start="21"', $second);
        self::assertSame([false, true], [str_contains($first, 'Previous page'), str_contains($first, 'Next page')]);
        self::assertSame([true, false], [str_contains($second, 'Previous page'), str_contains($second, 'Next page')]);
    }

    #[TestDox('Without an index the screen says so')]
    public function testNoIndex(): void
    {
        add_filter('stallkeeper_search_engine_can_run', '__return_false');
        self::assertStringContainsString('The search index is not available', $this->preview(['query' => 'lamp']));
    }

    /** @return array<string, array{array<string, string>, string}> */
    public static function inputs(): array
    {
        return [
            'no words' => [['query' => '!?'], 'Enter a query with at least one letter or digit.'],
            'an empty query' => [['query' => ''], 'Enter a query with at least one letter or digit.'],
            '600 characters' => [['query' => str_repeat('lamp ', 120)], 'A query has at most 512 characters.'],
            'an unknown type' => [['query' => 'lamp', 'type' => '../x'], 'Results of “lamp”'],
            'a high page' => [['query' => 'lamp', 'paged' => '99999999'], 'Results of “lamp”'],
            'markup' => [['query' => '<script>lamp'], 'Results of “&lt;script&gt;lamp”'],
            'invalid UTF-8' => [['query' => "lamp\xFF"], 'Results of “lamp”'],
            'only an excluded word' => [['query' => '-lamp'], 'so sticky posts, sales and date decide'],
        ];
    }

    /** @param array<string, string> $parameters */
    #[DataProvider('inputs')]
    #[TestDox('Any input has an answer: $_dataset')]
    public function testInputs(array $parameters, string $expected): void
    {
        $this->product('Vase');
        $this->endRequest();
        $html = $this->preview($parameters);
        self::assertStringContainsString($expected, $html);
        self::assertStringNotContainsString('<script>', $html);
    }

    /** @param array<string, string> $parameters */
    private function preview(array $parameters): string
    {
        $services = $this->newRequest();
        $_GET = $parameters;
        ob_start();
        $services->get(PreviewScreen::class)->printPage();

        return (string) ob_get_clean();
    }

    /** @return array<string, string> text of each result by its title */
    private static function items(string $html): array
    {
        preg_match_all('~<li class="card".*?<strong><a[^>]*>(.*?)</a></strong>(.*?)</ul></li>~s', $html, $found);

        return array_combine($found[1], array_map(html_entity_decode(...), $found[2]));
    }
}
