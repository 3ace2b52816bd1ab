<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Links;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WP_Query;

/** Categories, brands and pages in the markup of the results page and of the header's search form. */
final class ResultLinksTest extends IndexTestCase
{
    private string $word = '';

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER['REMOTE_ADDR'] = '10.' . implode('.', array_map(static fn(): int => random_int(1, 250), range(1, 3)));
        $this->word = 'skillet' . bin2hex(random_bytes(4));
        $term = wp_insert_term("Old & $this->word", 'category');
        self::assertIsArray($term);
        wp_set_object_terms($this->post(['post_title' => "Red $this->word"]), [$term['term_id']], 'category');
        $this->post(['post_type' => 'page', 'post_title' => "About $this->word"]);
        $this->endRequest();
    }

    #[TestDox('The results page has a section with a heading and a list for each group')]
    public function testGroups(): void
    {
        $html = $this->root($this->results($this->word));
        self::assertMatchesRegularExpression(
            '~<section[^>]+aria-labelledby="links-category"[^>]*><h2[^>]+id="links-category"[^>]*>Post categories</h2>~',
            $html,
        );
        self::assertMatchesRegularExpression(
            '~Old &amp; </span><mark>' .
                $this->word .
                '</mark></span><span class="[^"]*found-links__count">.*?<span>1</span>~',
            $html,
        );
        self::assertMatchesRegularExpression(
            '~id="links-page"[^>]*>Pages</h2>.*?About </span><mark>' . $this->word . '</mark>~s',
            $html,
        );
    }

    #[TestDox('The script gets the groups, and where to request others')]
    public function testData(): void
    {
        $links = $this->data($this->results($this->word))['links'] ?? null;
        self::assertIsArray($links);
        self::assertSame([rest_url('stallkeeper/v1/links'), $this->word], [$links['url'] ?? '', $links['query'] ?? '']);
        self::assertIsArray($links['groups']);
        self::assertSame(['category', 'page'], array_column($links['groups'], 'kind'));
    }

    #[TestDox('The second page of results has no groups, so that the script requests them on the first one')]
    public function testSecondPage(): void
    {
        for ($number = 0; $number < 11; $number++) {
            $this->post(['post_title' => "Blue $this->word"]);
        }
        $this->endRequest();
        $_GET = ['paged' => '2'];
        $html = $this->results($this->word);
        self::assertStringNotContainsString('found-links', $this->root($html));
        $links = $this->data($html)['links'] ?? null;
        self::assertIsArray($links);
        self::assertSame(['', []], [$links['query'], $links['groups']]);
    }

    #[
        TestDox(
            'There are no links in other widgets, for an empty query, if the filter turns them off, and if visitors may not search',
        ),
    ]
    public function testNone(): void
    {
        $this->newRequest();
        $html = apply_filters(
            'the_content',
            '<div class="instant-search-widget" data-query="' . $this->word . '"></div>',
        );
        self::assertIsString($html);
        self::assertStringNotContainsString('found-links', $this->root($html));
        self::assertNull($this->data($html)['links']);
        self::assertStringNotContainsString('found-links', $this->root($this->results('')));
        foreach (
            ['stallkeeper_search_links' => '__return_empty_array', 'stallkeeper_search_is_public' => '__return_false']
            as $filter => $callback
        ) {
            add_filter($filter, $callback);
            $html = $this->results($this->word);
            self::assertStringNotContainsString('found-links', $this->root($html));
            self::assertNull($this->data($html)['links']);
            remove_filter($filter, $callback);
        }
    }

    #[
        TestDox(
            'Suggestions request image, price and category, and know the links and the label of the link to all results',
        ),
    ]
    public function testSuggestions(): void
    {
        $form = get_search_form(['echo' => false, 'stallkeeper_suggestions' => true]);
        self::assertIsString($form);
        self::assertSame(1, preg_match('~data-suggest="([^"]+)"~', $form, $found));
        $config = json_decode(html_entity_decode($found[1] ?? '', ENT_QUOTES), true);
        self::assertIsArray($config);
        self::assertIsArray($config['params']);
        self::assertIsArray($config['params']['attributesToRetrieve']);
        self::assertSame(
            ['post_title', 'permalink', 'post_type', 'taxonomies', 'price_text', 'image'],
            $config['params']['attributesToRetrieve'],
        );
        self::assertIsArray($config['all']);
        self::assertIsArray($config['all']['texts']);
        self::assertSame(['All %s results', 'Show %s result'], $config['all']['texts']['resultForms']);
        self::assertIsArray($config['links']);
        self::assertIsArray($config['links']['titles']);
        self::assertSame(
            [rest_url('stallkeeper/v1/links'), 3],
            [$config['links']['url'], $config['links']['maxPerGroup']],
        );
        // Six hits, and three links per group.
        self::assertIsArray($config['announcements']);
        self::assertCount(7 + 3 * count($config['links']['titles']), $config['announcements']);
    }

    /** @return string HTML of the results page */
    private function results(string $words): string
    {
        $this->newRequest();
        $_GET = ['s' => $words] + $_GET;
        $query = new WP_Query();
        $GLOBALS['wp_the_query'] = $GLOBALS['wp_query'] = $query;
        $query->query(['s' => $words]);
        ob_start();
        do_action('stallkeeper_search_results');

        return (string) ob_get_clean();
    }

    /** The rendered part of a widget, without the source of its template. */
    private function root(string $html): string
    {
        return (string) strstr($html, '<div data-shop-root>');
    }

    /** @return array<array-key, mixed> data of a widget for the script */
    private function data(string $html): array
    {
        self::assertSame(
            1,
            preg_match('~<script type="application/json" data-shop-data>(.*?)</script>~s', $html, $found),
        );
        $data = json_decode($found[1] ?? '', true);
        self::assertIsArray($data);

        return $data;
    }
}
