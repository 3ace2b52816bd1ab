<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\ResultsPage;

use PHPUnit\Framework\Attributes\TestDox;

/** The types of results on one page: products, articles and pages. */
final class ResultTypesTest extends ResultsPageTestCase
{
    private string $word = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->word = 'skillet' . bin2hex(random_bytes(4));
    }

    #[TestDox('Only products match: they are shown, and nothing says that nothing was found')]
    public function testOnlyProducts(): void
    {
        $this->product("LED Bulb E27 $this->word");
        $this->endRequest();
        $query = $this->search($this->word);
        self::assertSame([1, 1], [$query->found_posts, count($query->posts ?? [])]);
        $html = $this->shown();
        self::assertSame(["LED Bulb E27 $this->word"], self::texts($html, 'product-hit__title'));
        self::assertSame(['Products'], self::texts($html, 'instant-search__heading'));
        self::assertSame(['1 result found'], self::texts($html, 'instant-search__summary'));
        self::assertSame([], self::texts($html, 'result-tabs__tab'));
        self::assertStringNotContainsString('Nothing found', $html);
        // The search report counts the same number.
        self::assertStringContainsString('data-widget-results="1"', $this->results());
    }

    #[TestDox('Products come first, and the address keeps the choice of another tab')]
    public function testTabs(): void
    {
        $this->product("Pan $this->word");
        $this->post(['post_title' => "Care of a $this->word"]);
        $this->post(['post_type' => 'page', 'post_title' => 'Promises', 'post_content' => "A $this->word lasts."]);
        $this->endRequest();
        $query = $this->search($this->word);
        $html = $this->shown();
        self::assertSame(3, $query->found_posts);
        self::assertSame(
            ['ProductsResults:1', 'ArticlesResults:1', 'PagesResults:1'],
            self::texts($html, 'result-tabs__tab'),
        );
        self::assertSame(["Pan $this->word"], self::texts($html, 'hit__title'));
        [, $articles, $pages] = self::links($html, 'result-tabs');
        self::assertSame(["Care of a $this->word"], $this->titlesAt($articles));
        self::assertSame(['Promises'], $this->titlesAt($pages));
        // The form keeps it, too, so that the next search shows the same type.
        self::assertStringContainsString('<input type="hidden" name="shop_type" value="page">', $this->shown());
    }

    #[TestDox('Products that are in the index after WooCommerce was switched off are not counted')]
    public function testWithoutShop(): void
    {
        $this->product("Pan $this->word");
        $this->post(['post_title' => "Care of a $this->word"]);
        $this->endRequest();
        add_filter('stallkeeper_search_post_types', static fn(): array => ['post', 'page'], 99);
        self::assertSame(1, $this->search($this->word)->found_posts);
        self::assertSame(['1 result found'], self::texts($this->shown(), 'instant-search__summary'));
        $this->newRequest();
        $widget = self::filteredText(
            'the_content',
            "<div class='instant-search-widget' data-query='$this->word' data-hits-per-page='3'></div>",
        );
        self::assertSame(['1 result found'], self::texts($widget, 'instant-search__summary'));
    }

    #[TestDox('An unknown type is ignored, and a type without results shows the best one')]
    public function testOtherChoices(): void
    {
        $this->product("Pan $this->word");
        $this->post(['post_title' => "Care of a $this->word"]);
        $this->endRequest();
        foreach (['nonsense', 'page', '<script>'] as $type) {
            self::assertSame(["Pan $this->word"], $this->titlesAt("/?s=$this->word&shop_type=" . rawurlencode($type)));
        }
        self::assertSame(["Care of a $this->word"], $this->titlesAt("/?s=$this->word&shop_sort=newest"));
    }

    #[TestDox('An article whose title has the words comes before a product whose text has them')]
    public function testBestMatch(): void
    {
        $this->product('Pan', ['description' => "Read the care of a $this->word."]);
        $this->post(['post_title' => "Care of a $this->word"]);
        $this->endRequest();
        self::assertSame(["Care of a $this->word"], $this->titlesAt("/?s=care+$this->word"));
    }

    #[TestDox('Only a category matches: its link is the result')]
    public function testOnlyCategory(): void
    {
        $term = wp_insert_term("Lamps $this->word", 'category');
        self::assertIsArray($term);
        $post = $this->post(['post_title' => 'A post']);
        wp_set_object_terms($post, [$term['term_id']], 'category');
        $this->endRequest();
        // The words of the category are not in the index.
        add_filter('stallkeeper_search_record', static fn(array $record): array => ['taxonomies' => []] + $record);
        wp_update_post(['ID' => $post, 'post_title' => 'The post']);
        $this->endRequest();
        $this->search($this->word);
        $html = $this->shown();
        self::assertSame(["Lamps {$this->word}Results:1"], self::texts($html, 'found-links__link'));
        self::assertSame(['1 result found'], self::texts($html, 'instant-search__summary'));
        self::assertStringNotContainsString('Nothing found', $html);
        self::assertStringContainsString('data-widget-results="1"', $this->results());
    }

    #[TestDox('A product has a button: it is added to the cart, or its page has options')]
    public function testButton(): void
    {
        $id = $this->product("Pan $this->word");
        $this->product("Sold pan $this->word", ['stock_status' => 'outofstock']);
        $this->endRequest();
        $this->search($this->word);
        $html = $this->shown();
        self::assertSame(['Add to cart', 'Read more'], self::texts($html, 'product-hit__cart'));
        self::assertStringContainsString("name=\"add-to-cart\" data-quantity=\"1\" value=\"$id\"", $html);
        self::assertSame(1, substr_count($html, 'name="add-to-cart"'));
        self::assertSame(['', 'Out of stock'], self::shownStock($html));
    }

    #[TestDox('A feed lists products and articles')]
    public function testFeed(): void
    {
        $product = $this->product("Pan $this->word");
        $post = $this->post(['post_title' => "Care of a $this->word"]);
        $this->endRequest();
        $query = $this->search($this->word, ['feed' => 'rss2']);
        self::assertSame([$product, $post], wp_list_pluck($query->posts ?? [], 'ID'));
    }

    /** @return list<string> stock of each product as visitors see it */
    private static function shownStock(string $html): array
    {
        preg_match_all('~class="hit__stock"( hidden)?[^>]*>([^<]*)<~', $html, $found, PREG_SET_ORDER);

        return array_map(static fn(array $one): string => $one[1] === '' ? $one[2] : '', $found);
    }
}
