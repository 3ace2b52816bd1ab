<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Links;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Limits\Clock;
use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileWriter;
use Stallkeeper\Tools\Links\LinkFinder;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Tests\PluginTestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Categories, brands and pages that match a search. */
final class LinksTest extends PluginTestCase
{
    private string $word = '';

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER['REMOTE_ADDR'] = '10.' . implode('.', array_map(static fn(): int => random_int(1, 250), range(1, 3)));
        // Letters only, so that plurals apply.
        $this->word = 'zan' . strtr(bin2hex(random_bytes(4)), '0123456789', 'ghijklmnop') . 'pot';
    }

    #[
        TestDox(
            'A category is found by each of its words and by the beginning of the last word, regardless of case and accents',
        ),
    ]
    public function testWords(): void
    {
        $this->category("Blue Café $this->word");
        foreach (
            [
                $this->word,
                strtoupper($this->word),
                substr($this->word, 0, 5),
                "cafe $this->word",
                "$this->word café",
                "$this->word blu",
            ]
            as $query
        ) {
            self::assertCount(1, $this->links($query)['category'] ?? [], $query);
        }
        foreach (
            [
                "red $this->word",
                'x' . $this->word,
                substr($this->word, 0, 5) . ' blue',
                substr($this->word, 1),
                '',
                ' ',
                '!',
            ]
            as $query
        ) {
            self::assertSame([], $this->links($query), $query);
        }
    }

    #[TestDox('A category is found by its plural and by its singular')]
    public function testPlurals(): void
    {
        $this->category("{$this->word}s");
        $this->category("$this->word small");
        self::assertCount(2, $this->links($this->word)['category']);
        self::assertCount(2, $this->links("{$this->word}s")['category']);
    }

    #[TestDox('The words that match are marked, and HTML stays text')]
    public function testMarks(): void
    {
        $term = $this->category("Tea & $this->word");
        self::assertSame(
            ["Tea & __ais-highlight__{$this->word}__/ais-highlight__"],
            array_column($this->links($this->word)['category'], 'name'),
        );
        self::assertSame(
            wp_make_link_relative(get_category_link($term)),
            $this->links($this->word)['category'][0]['href'],
        );
        self::assertStringStartsWith('/', $this->links($this->word)['category'][0]['href']);
    }

    #[
        TestDox(
            'A category counts its posts and those of its child categories once, without posts that visitors cannot find',
        ),
    ]
    public function testCount(): void
    {
        $parent = $this->category("$this->word all", [], false);
        $child = $this->category('Copper', ['parent' => $parent], false);
        $grandchild = $this->category('Copper small', ['parent' => $child], false);
        wp_set_object_terms($this->post(), [$parent, $child], 'category');
        wp_set_object_terms($this->post(), [$grandchild], 'category');
        wp_set_object_terms($this->post(['post_status' => 'draft']), [$parent], 'category');
        wp_set_object_terms($this->post(['post_status' => 'private']), [$parent], 'category');
        wp_set_object_terms($this->post(['post_password' => 'secret']), [$parent], 'category');
        $excluded = $this->post();
        wp_set_object_terms($excluded, [$parent], 'category');
        self::assertSame([3], array_column($this->links($this->word)['category'], 'count'));
        update_post_meta($excluded, RecordFactory::EXCLUDED_META, '1');
        self::assertSame([2], array_column($this->links($this->word)['category'], 'count'));
    }

    #[TestDox('A category without posts that visitors can find is not linked')]
    public function testEmpty(): void
    {
        $term = $this->category($this->word, [], false);
        self::assertSame([], $this->links($this->word));
        $post = $this->post(['post_status' => 'private']);
        wp_set_object_terms($post, [$term], 'category');
        self::assertSame([], $this->links($this->word));
        wp_update_post(['ID' => $post, 'post_status' => 'publish']);
        self::assertCount(1, $this->links($this->word)['category']);
    }

    #[TestDox('Pages are linked, but not drafts, private pages, pages with a password and excluded pages')]
    public function testPages(): void
    {
        $page = $this->post(['post_type' => 'page', 'post_title' => "About $this->word"]);
        foreach (
            [
                ['post_status' => 'draft'],
                ['post_status' => 'private'],
                ['post_password' => 'secret'],
                ['post_status' => 'trash'],
            ]
            as $hidden
        ) {
            $this->post(['post_type' => 'page', 'post_title' => "Hidden $this->word"] + $hidden);
        }
        $excluded = $this->post(['post_type' => 'page', 'post_title' => "Excluded $this->word"]);
        update_post_meta($excluded, RecordFactory::EXCLUDED_META, '1');
        self::assertSame(
            [
                [
                    'name' => "About __ais-highlight__{$this->word}__/ais-highlight__",
                    'href' => wp_make_link_relative((string) get_permalink($page)),
                    'count' => null,
                ],
            ],
            $this->links($this->word)['page'],
        );
    }

    /** @return array<string, array{array{post_status?: string, post_password?: string, post_title?: string}}> */
    public static function changes(): array
    {
        return [
            'a private page' => [['post_status' => 'private']],
            'a page with a password' => [['post_password' => 'secret']],
            'another title' => [['post_title' => 'Something else']],
        ];
    }

    /** @param array{post_status?: string, post_password?: string, post_title?: string} $change */
    #[DataProvider('changes')]
    #[TestDox('A page that becomes $_dataName is not linked any more')]
    public function testPageChange(array $change): void
    {
        $page = $this->post(['post_type' => 'page', 'post_title' => $this->word]);
        self::assertCount(1, $this->links($this->word)['page']);
        wp_update_post(['ID' => $page] + $change);
        self::assertSame([], $this->links($this->word));
    }

    #[TestDox('A page that was hidden without hooks is not linked, although the stored list contains it')]
    public function testStale(): void
    {
        $page = $this->post(['post_type' => 'page', 'post_title' => $this->word]);
        self::assertCount(1, $this->links($this->word)['page']);
        self::database()->update(self::database()->posts, ['post_status' => 'private'], ['ID' => $page]);
        wp_cache_flush();
        self::assertSame([], $this->links($this->word));
    }

    #[TestDox('New, renamed and deleted categories change the list at once')]
    public function testTermChange(): void
    {
        self::assertSame([], $this->links($this->word));
        $term = $this->category($this->word);
        self::assertCount(1, $this->links($this->word)['category']);
        wp_update_term($term, 'category', ['name' => "other$this->word"]);
        self::assertSame([], $this->links($this->word));
        self::assertCount(1, $this->links("other$this->word")['category']);
        wp_delete_term($term, 'category');
        self::assertSame([], $this->links("other$this->word"));
    }

    #[
        TestDox(
            'A group has five links: the name that equals the query, names that begin with it, then those with the most posts',
        ),
    ]
    public function testOrder(): void
    {
        $this->category("B $this->word");
        $many = $this->category("A $this->word");
        wp_set_object_terms($this->post(), [$many], 'category');
        $this->category("$this->word blue");
        $this->category($this->word);
        foreach (['long name', 'longer name', 'longest name'] as $name) {
            $this->category("C $this->word $name");
        }
        $names = array_map(
            static fn(string $name): string => str_replace(['__ais-highlight__', '__/ais-highlight__'], '', $name),
            array_column($this->links($this->word)['category'], 'name'),
        );
        self::assertSame(
            [$this->word, "$this->word blue", "A $this->word", "B $this->word", "C $this->word long name"],
            $names,
        );
    }

    #[TestDox('A brand taxonomy has a group of its own between categories and pages')]
    public function testBrands(): void
    {
        register_taxonomy('product_brand', 'post', ['public' => true]);
        register_taxonomy('pa_brand', 'post', ['public' => true]);
        $this->category($this->word);
        $this->post(['post_type' => 'page', 'post_title' => $this->word]);
        foreach (['product_brand', 'pa_brand'] as $taxonomy) {
            $term = wp_insert_term($this->word, $taxonomy);
            self::assertIsArray($term);
            wp_set_object_terms($this->post(), [$term['term_id']], $taxonomy);
        }
        self::assertSame(['product_brand', 'category', 'page'], array_keys($this->links($this->word)));
        unregister_taxonomy('product_brand');
        self::assertSame(['pa_brand', 'category', 'page'], array_keys($this->links($this->word)));
        unregister_taxonomy('pa_brand');
        self::assertSame(['category', 'page'], array_keys($this->links($this->word)));
    }

    #[TestDox('The filter changes the kinds and their order; invalid kinds are ignored')]
    public function testFilter(): void
    {
        $this->category($this->word);
        $this->post(['post_type' => 'page', 'post_title' => $this->word]);
        add_filter(
            'stallkeeper_search_links',
            static fn(): array => [
                'page' => 'Pages',
                'category' => 'Topics',
                'nav_menu' => 'Menus',
                'missing' => 'x',
                'post_tag' => 5,
            ],
        );
        self::assertSame(['page', 'category'], array_keys($this->links($this->word)));
        add_filter('stallkeeper_search_links', '__return_false', 11);
        self::assertSame([], $this->links($this->word));
    }

    #[TestDox('A list of 6,000 pages is cut, and a search in it makes at most ten SQL queries')]
    public function testMany(): void
    {
        $table = self::database()->posts;
        $columns =
            'post_type, post_status, post_password, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered';
        $this->post(['post_type' => 'page', 'post_title' => "$this->word number4321"]);
        $this->post(['post_type' => 'page', 'post_title' => "$this->word number"]);
        // Each round doubles the pages.
        for ($pages = 1; $pages < 6000; $pages *= 2) {
            self::database()->query(
                "INSERT INTO $table ($columns) SELECT $columns FROM $table
                WHERE post_title = '$this->word number' LIMIT " . min($pages, 6000 - $pages),
            );
        }
        self::assertCount(5, $this->links($this->word)['page']);
        $list = get_transient('stallkeeper_search_links');
        self::assertIsArray($list);
        self::assertIsArray($list['entries']);
        self::assertCount(5000, $list['entries']);
        $before = self::database()->num_queries;
        $this->links("$this->word number4321");
        self::assertLessThanOrEqual(10, self::database()->num_queries - $before);
    }

    #[TestDox('Many empty categories do not displace a category whose child categories have posts')]
    public function testEmptyCategories(): void
    {
        foreach (range(1, 30) as $number) {
            $this->category("$this->word a$number", [], false);
        }
        $parent = $this->category("$this->word with a long name", [], false);
        $this->category('Copper', ['parent' => $this->category('Metal', ['parent' => $parent], false)]);
        self::assertSame([10, 1], [$this->counts($this->word), count($this->links($this->word)['category'] ?? [])]);
    }

    #[TestDox('A search counts the posts of ten categories at most')]
    public function testExcludedPosts(): void
    {
        $post = $this->post();
        update_post_meta($post, RecordFactory::EXCLUDED_META, '1');
        foreach (range(1, 30) as $number) {
            wp_set_object_terms($post, [$this->category("$this->word a$number", [], false)], 'category', true);
        }
        self::assertSame([10, []], [$this->counts($this->word), $this->links($this->word)]);
    }

    #[TestDox('The number of a category is counted once, and again after a change of its posts')]
    public function testStoredCounts(): void
    {
        $term = $this->category($this->word);
        self::assertSame([1, 0], [$this->counts($this->word), $this->counts($this->word)]);
        $more = $this->post();
        wp_set_object_terms($more, [$term], 'category');
        self::assertSame([2], array_column($this->links($this->word)['category'], 'count'));
        foreach (
            [
                ['post_status' => 'draft'],
                ['post_status' => 'publish'],
                ['post_password' => 'secret'],
                ['post_password' => ''],
            ]
            as $number => $change
        ) {
            wp_update_post(['ID' => $more] + $change);
            self::assertSame(
                [$number % 2 === 0 ? 1 : 2],
                array_column($this->links($this->word)['category'], 'count'),
                (string) json_encode($change),
            );
        }
        update_post_meta($more, RecordFactory::EXCLUDED_META, '1');
        self::assertSame([1], array_column($this->links($this->word)['category'], 'count'));
        delete_post_meta($more, RecordFactory::EXCLUDED_META);
        self::assertSame([2], array_column($this->links($this->word)['category'], 'count'));
        wp_delete_post($more, true);
        self::assertSame([1], array_column($this->links($this->word)['category'], 'count'));
    }

    #[TestDox('The time of counting is charged to the visitor, who must then wait')]
    public function testTime(): void
    {
        $this->category($this->word);
        $slow = new class extends Clock {
            private float $now = 0;

            public function now(): float
            {
                return $this->now += 60_000;
            }
        };
        $services = $this->newRequest();
        $services->set(Clock::class, static fn(): Clock => $slow);
        self::assertSame(200, $this->request(['query' => $this->word])->get_status());
        self::assertSame(429, $this->request(['query' => $this->word])->get_status());
    }

    #[TestDox('Categories that are each other’s parents end the search for child categories')]
    public function testLoop(): void
    {
        $one = $this->category("$this->word one", [], false);
        $other = $this->category("$this->word other", ['parent' => $one]);
        self::database()->update(self::database()->term_taxonomy, ['parent' => $other], ['term_id' => $one]);
        self::assertCount(2, $this->links($this->word)['category'] ?? []);
    }

    #[TestDox('The REST route has the groups, and caches may store them')]
    public function testRoute(): void
    {
        $this->category($this->word);
        $response = $this->request(['query' => $this->word]);
        self::assertSame(
            [200, 'public, max-age=60'],
            [$response->get_status(), $response->get_headers()['Cache-Control'] ?? null],
        );
        self::assertSame(
            ['groups' => stallkeeper_tools(LinkFinder::class)->find($this->word)->toArray()],
            $response->get_data(),
        );
        wp_set_current_user($this->user('editor'));
        self::assertSame('no-store', $this->request(['query' => $this->word])->get_headers()['Cache-Control'] ?? null);
    }

    #[TestDox('The REST route refuses a request without a query and one with a query that is too long')]
    public function testBadRequests(): void
    {
        self::assertSame(
            [400, 400, 400],
            array_map(fn(array $values): int => $this->request($values)->get_status(), [
                [],
                ['query' => str_repeat('a', 600)],
                ['query' => ['a']],
            ]),
        );
        self::assertSame(
            [200, 200],
            array_map(fn(string $query): int => $this->request(['query' => $query])->get_status(), [
                '',
                "\0\xFF<b>' OR 1=1 --",
            ]),
        );
    }

    #[TestDox('The REST route answers 404 if visitors may not search')]
    public function testClosed(): void
    {
        add_filter('stallkeeper_search_is_public', '__return_false');
        self::assertSame(404, $this->request(['query' => $this->word])->get_status());
    }

    #[TestDox('The REST route refuses a visitor with too many requests')]
    public function testRate(): void
    {
        // A window that does not end during the test.
        $rate = static fn(): array => [2, 86400 * 365];
        add_filter('stallkeeper_search_rate_limit', $rate);
        stallkeeper_tools(SiteFileWriter::class)->rewrite();
        try {
            self::assertSame(
                [200, 200, 429],
                array_map(fn(): int => $this->request(['query' => ''])->get_status(), range(1, 3)),
            );
        } finally {
            remove_filter('stallkeeper_search_rate_limit', $rate);
            stallkeeper_tools(SiteFileWriter::class)->rewrite();
        }
    }

    /** @return int number of queries that count posts */
    private function counts(string $query): int
    {
        $counts = 0;
        $count = static function (string $sql) use (&$counts): string {
            $counts += str_starts_with($sql, 'SELECT count(*)') ? 1 : 0;

            return $sql;
        };
        add_filter('query', $count);
        $this->links($query);
        remove_filter('query', $count);

        return $counts;
    }

    /** @param array<string, mixed> $values */
    private function request(array $values): WP_REST_Response
    {
        $request = new WP_REST_Request('GET', '/stallkeeper/v1/links');
        $request->set_query_params($values);

        return rest_do_request($request);
    }

    /**
     * @param array{parent?: int<0, max>} $more
     *
     * @return int<0, max>
     */
    private function category(string $name, array $more = [], bool $hasPost = true): int
    {
        $term = wp_insert_term($name, 'category', $more);
        self::assertIsArray($term);
        if ($hasPost) {
            wp_set_object_terms($this->post(), [$term['term_id']], 'category');
        }

        return max(0, (int) $term['term_id']);
    }

    /**
     * @phpstan-impure
     *
     * @return array<string, list<array{name: string, href: string, count: ?int}>> by kind
     */
    private function links(string $query): array
    {
        return array_column(stallkeeper_tools(LinkFinder::class)->find($query)->toArray(), 'links', 'kind');
    }
}
