<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\ResultsPage;

use PHPUnit\Framework\Attributes\TestDox;

/** The results page, search forms and widgets, as their hooks print them. */
final class SearchPageTest extends ResultsPageTestCase
{
    private string $word = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->word = 'saucepan' . bin2hex(random_bytes(4));
    }

    #[TestDox('The main query of a search has the posts of the index')]
    public function testQuery(): void
    {
        $id = $this->post(['post_title' => "Red $this->word"]);
        $this->post(['post_title' => "Draft $this->word", 'post_status' => 'draft']);
        $this->endRequest();
        $query = $this->search($this->word);
        self::assertSame([$id], wp_list_pluck($query->posts ?? [], 'ID'));
        self::assertSame(1, $query->found_posts);
    }

    #[TestDox('The results page shows the posts with their address')]
    public function testResults(): void
    {
        $id = $this->post(['post_title' => "Red $this->word", 'post_content' => 'Made of <b>copper</b>.']);
        $this->endRequest();
        $this->search($this->word);
        $html = $this->results();
        self::assertStringContainsString('1 result found', $html);
        self::assertStringContainsString((string) wp_parse_url((string) get_permalink($id), PHP_URL_PATH), $html);
        self::assertMatchesRegularExpression('~<mark>' . $this->word . '</mark>~i', $html);
    }

    #[TestDox('A search with a typing error finds the post')]
    public function testTypo(): void
    {
        $this->post(['post_title' => "Red $this->word"]);
        $this->endRequest();
        $query = $this->search(substr_replace($this->word, 'x', 3, 1));
        self::assertSame(1, $query->found_posts);
    }

    #[TestDox('A search without results offers categories')]
    public function testNothing(): void
    {
        $term = wp_insert_term('Cookware', 'category');
        self::assertIsArray($term);
        wp_set_object_terms($this->post(), [$term['term_id']], 'category');
        $this->endRequest();
        $this->search('zzz' . $this->word);
        $html = $this->results();
        self::assertStringContainsString('Nothing found', $html);
        self::assertStringContainsString('>Cookware</a>', $html);
    }

    #[TestDox('The query is escaped')]
    public function testEscaped(): void
    {
        $this->search("<script>alert('$this->word')</script>");
        $html = $this->results();
        self::assertStringNotContainsString('<script>alert', $html);
        self::assertStringContainsString('alert(', $html);
    }

    #[TestDox('Results are divided into pages')]
    public function testPages(): void
    {
        foreach (range(1, 12) as $number) {
            $this->post(['post_title' => "Number $number $this->word"]);
        }
        $this->endRequest();
        $query = $this->search($this->word);
        self::assertSame([12, 2], [$query->found_posts, $query->max_num_pages]);
        self::assertCount(10, $query->posts ?? []);
        self::assertStringContainsString('rel="next"', $this->results());
        self::assertCount(2, $this->search($this->word, ['paged' => 2])->posts ?? []);
        self::assertCount(2, $this->search($this->word, ['paged' => 99])->posts ?? []);
    }

    #[TestDox('Products and articles have tabs, and products have filters by price')]
    public function testFacets(): void
    {
        $term = wp_insert_term("Pots $this->word", 'product_cat');
        self::assertIsArray($term);
        foreach ([10, 40] as $price) {
            $id = $this->post(['post_type' => 'product', 'post_title' => "Costs $price $this->word"]);
            update_post_meta($id, '_price', (string) $price);
            update_post_meta($id, '_regular_price', (string) $price);
            wp_set_object_terms($id, 'simple', 'product_type');
            wp_set_object_terms($id, [$term['term_id']], 'product_cat');
            wp_update_post(['ID' => $id]);
        }
        $this->post(['post_title' => "Post of $this->word"]);
        $this->endRequest();
        self::assertSame(3, $this->search($this->word)->found_posts);
        $html = (string) strstr($this->results(), '<div data-shop-root>');
        self::assertSame(['ProductsResults:2', 'ArticlesResults:1'], self::texts($html, 'result-tabs__tab'));
        preg_match_all('~href="([^"]*)"~', $html, $links);
        self::assertNotEmpty(preg_grep('~shop_~', $links[1]), implode("\n", $links[1]));
        $address = array_values(preg_grep('~shop_~', $links[1]) ?: [])[0] ?? '';
        self::assertIsString($address);
        parse_str((string) wp_parse_url(html_entity_decode($address), PHP_URL_QUERY), $_GET);
        $all = $this->search($this->word)->found_posts;
        self::assertStringContainsString('Filter and sort', $this->results());
        $_GET = ['shop_min' => '20'] + $_GET;
        self::assertLessThanOrEqual($all, $this->search($this->word)->found_posts);
        self::assertStringContainsString('Clear all filters', $this->results());
    }

    #[TestDox('Without the PHP extensions of the engine WordPress searches')]
    public function testCore(): void
    {
        add_filter('stallkeeper_search_engine_can_run', '__return_false');
        $id = $this->post(['post_title' => "Red $this->word"]);
        $query = $this->search($this->word);
        self::assertContains($id, wp_list_pluck($query->posts ?? [], 'ID'));
        self::assertStringContainsString('Red ', $this->results());
    }

    #[TestDox('An empty search is a page that lists everything')]
    public function testEmpty(): void
    {
        $query = $this->search('');
        self::assertTrue(apply_filters('pre_handle_404', false, $query));
        self::assertFalse(apply_filters('redirect_canonical', 'http://example.org/', 'http://example.org/?s='));
    }

    #[TestDox('A theme without results of its own gets the page template of the plugin')]
    public function testTemplate(): void
    {
        $this->search($this->word);
        remove_theme_support('stallkeeper-search-results');
        self::assertStringEndsWith(
            '/templates/search/page.php',
            self::filteredText('template_include', '/theme/search.php'),
        );
        add_theme_support('stallkeeper-search-results');
        self::assertSame('/theme/search.php', apply_filters('template_include', '/theme/search.php'));
    }

    #[TestDox('The query block that inherits the search becomes the results, once')]
    public function testBlock(): void
    {
        $this->search($this->word);
        $block = ['blockName' => 'core/query', 'attrs' => ['query' => ['inherit' => true]]];
        self::assertStringContainsString(
            'data-shop-root',
            self::filteredText('render_block_core/query', 'old', $block),
        );
        self::assertSame('', apply_filters('render_block_core/query', 'old', $block));
        self::assertSame(
            'old',
            apply_filters('render_block_core/query', 'old', ['attrs' => ['query' => ['inherit' => false]]]),
        );
        self::assertSame('', apply_filters('render_block_core/query-no-results', 'old'));
    }

    #[TestDox('In themes that know the plugin, the search form has the query and the label')]
    public function testForm(): void
    {
        add_theme_support('stallkeeper-search-results');
        $this->search("red $this->word");
        $form = get_search_form(['echo' => false, 'aria_label' => 'Find <b>']);
        self::assertIsString($form);
        self::assertStringContainsString("value=\"red $this->word\"", $form);
        self::assertStringContainsString('aria-label="Find &lt;b&gt;"', $form);
        self::assertStringContainsString('search-form__reset', $form);
    }

    #[TestDox('Other themes keep their search form and WordPress’s search block')]
    public function testFormOfOtherTheme(): void
    {
        $this->search("red $this->word");
        remove_theme_support('stallkeeper-search-results');
        try {
            self::assertSame('old', apply_filters('get_search_form', 'old', ['aria_label' => 'Find']));
            self::assertSame(
                'old',
                apply_filters('render_block_core/search', 'old', ['attrs' => ['label' => 'Look up']]),
            );
            $header = self::filteredText('get_search_form', 'old', ['stallkeeper_suggestions' => true]);
            self::assertStringContainsString('search-form__reset', $header);
        } finally {
            add_theme_support('stallkeeper-search-results');
        }
    }

    #[TestDox('The form of the header offers suggestions')]
    public function testSuggestions(): void
    {
        $form = get_search_form(['echo' => false, 'stallkeeper_suggestions' => true]);
        self::assertIsString($form);
        self::assertStringContainsString('data-suggest="', $form);
        self::assertStringContainsString('role="listbox"', $form);
        // As on the results page, so that the numbers agree.
        self::assertStringContainsString(
            '"removeWordsIfNoResults":"allOptional"',
            html_entity_decode($form, ENT_QUOTES),
        );
        update_option('stallkeeper_search_suggestions', '');
        self::assertStringNotContainsString(
            'data-suggest',
            (string) get_search_form(['echo' => false, 'stallkeeper_suggestions' => true]),
        );
    }

    #[TestDox('In themes that know the plugin, the search block becomes the form, unless it searches something else')]
    public function testSearchBlock(): void
    {
        add_theme_support('stallkeeper-search-results');
        self::assertStringContainsString(
            'role="search"',
            self::filteredText('render_block_core/search', 'old', ['attrs' => ['label' => 'Look up']]),
        );
        self::assertSame(
            'old',
            apply_filters('render_block_core/search', 'old', ['attrs' => ['query' => ['post_type' => 'product']]]),
        );
    }

    #[TestDox('A widget in the content of a post shows its results')]
    public function testContent(): void
    {
        $this->post(['post_title' => "Red $this->word"]);
        $this->endRequest();
        $this->newRequest();
        $html = apply_filters(
            'the_content',
            '<div class="instant-search-widget" data-query="' .
                $this->word .
                '" data-hits-per-page="3"></div><p>After</p>',
        );
        self::assertIsString($html);
        self::assertStringContainsString('data-widget-state="searched"', $html);
        self::assertMatchesRegularExpression('~Red <mark>|Red </span><mark>~', $html);
        self::assertStringContainsString('"hitsPerPage":3', $html);
        self::assertStringContainsString('<p>After</p>', $html);
    }

    #[TestDox('An excerpt contains no widget')]
    public function testExcerpt(): void
    {
        $id = $this->post(['post_content' => '<div class="instant-search-widget"></div><p>Words</p>']);
        self::assertStringNotContainsString('search-form', get_the_excerpt($id));
    }

    #[TestDox('A widget in a widget area shows its results')]
    public function testArea(): void
    {
        ob_start();
        do_action('dynamic_sidebar_before', 'area', true);
        echo '<div class="instant-search-widget" data-list-layout="grid"></div>';
        do_action('dynamic_sidebar_after', 'area', true);
        self::assertStringContainsString('instant-search--grid', (string) ob_get_clean());
    }

    #[TestDox('The description of a term may contain a widget')]
    public function testTermDescription(): void
    {
        $html = '<div class="instant-search-widget" data-hits-per-page="3" onclick="x"></div>';
        self::assertSame(
            '<div class="instant-search-widget" data-hits-per-page="3"></div>',
            wp_kses($html, 'pre_term_description'),
        );
    }

    #[TestDox('The footer has a switch for keyboard shortcuts, unless they are off')]
    public function testShortcuts(): void
    {
        $print = static function (): string {
            ob_start();
            do_action('stallkeeper_preferences');

            return (string) ob_get_clean();
        };
        self::assertStringContainsString('data-part="shortcuts"', $print());
        update_option('stallkeeper_search_shortcuts', '');
        self::assertStringNotContainsString('data-part="shortcuts"', $print());
    }
}
