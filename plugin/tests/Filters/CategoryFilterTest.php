<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Filters;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Tools\Filters\CatalogPage;
use Stallkeeper\Tools\Filters\CatalogSearch;
use Stallkeeper\Tools\Filters\ProductFiltersPrinter;
use Stallkeeper\Tools\Search\Filters\FilterDefinitions;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WC_Product_Simple;
use WP_Query;

/** A filter by category includes subcategories, and identifies a category by its term. */
final class CategoryFilterTest extends IndexTestCase
{
    private const ATTRIBUTE = 'term_paths.product_cat';

    private ?Container $visit = null;

    #[TestDox('A category includes the products of its subcategories, in the list and in its number')]
    public function testDescendants(): void
    {
        $kitchen = $this->category('Zanzibar kitchen');
        $pans = $this->category('Zanzibar pans', $kitchen);
        $woks = $this->category('Zanzibar woks', $pans);
        $products = [$this->product($kitchen), $this->product($pans), $this->product($woks), $this->product($woks)];
        $this->product($this->category('Zanzibar garden'));
        $this->endRequest();

        self::assertEqualsCanonicalizing($products, $this->listed(["Zanzibar kitchen~$kitchen"]));
        self::assertCount(3, $this->listed(["Zanzibar kitchen › Zanzibar pans~$pans"]));
        self::assertCount(4, $this->listed(["Zanzibar kitchen~$kitchen", "Zanzibar kitchen › Zanzibar pans~$pans"]));
        $counts = $this->counts();
        self::assertSame(4, $counts["Zanzibar kitchen~$kitchen"]);
        self::assertSame(3, $counts["Zanzibar kitchen › Zanzibar pans~$pans"]);
        self::assertSame(2, $counts["Zanzibar kitchen › Zanzibar pans › Zanzibar woks~$woks"]);
    }

    #[TestDox('Two categories with the same name are two values, and the list shows their paths')]
    public function testEqualNames(): void
    {
        $men = $this->category('Zanzibar men');
        $women = $this->category('Zanzibar women');
        $one = $this->product($shoes = $this->category('Shoes', $men));
        $other = $this->product($this->category('Shoes', $women));
        $this->endRequest();

        self::assertSame([$one], $this->listed(["Zanzibar men › Shoes~$shoes"]));
        self::assertNotContains($other, $this->listed(["Zanzibar men › Shoes~$shoes"]));
        $html = $this->printed();
        self::assertStringContainsString('>Zanzibar men › Shoes</span>', $html);
        self::assertStringContainsString('>Zanzibar women › Shoes</span>', $html);
        self::assertStringContainsString('>Zanzibar men</span>', $html);
    }

    #[TestDox('The address "$address" selects the category, also after it was renamed')]
    #[TestWith(['Zanzibar men › Old name~%d'])]
    #[TestWith(['x~%d'])]
    #[TestWith(['zanzibar-shoes'])]
    #[TestWith(['zanzibar-men/zanzibar-shoes'])]
    public function testAddress(string $address): void
    {
        $shoes = $this->category('Zanzibar shoes', $this->category('Zanzibar men'));
        $product = $this->product($shoes);
        $this->product($this->category('Zanzibar hats'));
        $this->endRequest();
        $address = sprintf($address, $shoes);
        self::assertSame([$product], $this->listed([$address]));

        wp_update_term($shoes, 'product_cat', ['name' => 'Zanzibar boots']);
        $this->endRequest();
        self::assertSame([$product], $this->listed([$address]));
        $page = $this->page([$address]);
        self::assertSame(
            [self::ATTRIBUTE => ["Zanzibar men › Zanzibar boots~$shoes"]],
            $this->visit?->get(CatalogSearch::class)->selected($page)->values,
        );
    }

    #[TestDox('The address "$address" is not a category and is ignored')]
    #[TestWith(['No such category'])]
    #[TestWith(['Kitchen~999999999'])]
    #[TestWith(['~'])]
    #[TestWith(['/'])]
    #[TestWith(['%FF'])]
    public function testUnknown(string $address): void
    {
        $this->product($this->category('Zanzibar men'));
        $this->endRequest();
        $page = $this->page([rawurldecode($address)]);
        self::assertNull($this->visit?->get(CatalogSearch::class)->productIds($page));
    }

    #[TestDox('A category of the tenth level with quotes, a slash and an emoji in its name is a filter')]
    public function testTenLevels(): void
    {
        $parent = 0;
        $ids = [];
        foreach (range(1, 10) as $level) {
            $ids[] = $parent = $this->category(
                "Zanzibar \"$level\" / ☕ it's & more, a long name: for a menu",
                $parent,
            );
        }
        $product = $this->product($parent);
        $this->endRequest();
        $values = array_filter(
            array_map(strval(...), array_keys($this->counts())),
            static fn(string $value): bool => str_contains($value, 'Zanzibar'),
        );
        self::assertCount(10, $values);
        foreach ($values as $value) {
            self::assertSame([$product], $this->listed([$value]), $value);
        }
        $this->page([]);
        self::assertStringContainsString(
            'Zanzibar &quot;10&quot; / ☕ it&apos;s &amp; more, a long name: for a menu<',
            $this->printed(),
        );
    }

    #[TestDox('On the page of a category, its own value and those of its parents are not offered; 20 others are')]
    public function testOwnTerms(): void
    {
        $own = $this->category('Zanzibar own', $this->category('Zanzibar parent'));
        foreach (range(1, 25) as $n) {
            $this->product($this->category("Zanzibar $n", $own));
        }
        $this->endRequest();
        $this->page([], ['product_cat' => 'zanzibar-own']);
        $html = $this->printed();
        self::assertStringNotContainsString('>Zanzibar own<', $html);
        self::assertStringNotContainsString('>Zanzibar parent<', $html);
        self::assertSame(20, preg_match_all('~>Zanzibar \d+</span>~', $html));
        self::assertStringContainsString('name="shop_find[shop_category]"', $html);
    }

    #[TestDox('Of 5,000 categories, the most frequent ones are shown, and a search in the list finds the others')]
    public function testManyValues(): void
    {
        $parent = $this->category('Zanzibar');
        $frequent = $this->category('Zanzibar frequent', $parent);
        $this->product($frequent);
        $this->product($frequent);
        $next = 1;
        add_filter('stallkeeper_search_record', static function (array $record) use (&$next, $parent): array {
            if ($record['post_title'] === 'Many') {
                $paths = array_map(
                    static fn(int $n): string => "Zanzibar › Number $n~" . (1_000_000 + $n),
                    range($next, $next + 99),
                );
                $next += 100;
                $record['term_paths'] = ['product_cat' => ["Zanzibar~$parent", ...$paths]];
            }

            return $record;
        });
        foreach (range(1, 50) as $ignored) {
            $this->product($parent, 'Many');
        }
        $this->endRequest();
        $this->page([]);
        $html = $this->printed();
        self::assertStringContainsString('>Zanzibar frequent</span>', $html);
        self::assertLessThanOrEqual(20, substr_count($html, 'shop_category%5B%5D='));
        self::assertStringContainsString('name="shop_find[shop_category]"', $html);

        $_GET['shop_find'] = ['shop_category' => 'number 4711'];
        $this->visit = $this->newRequest();
        self::assertStringContainsString('>Number 4711</span>', $this->printed());
    }

    #[TestDox('Posts have the same filter')]
    public function testPosts(): void
    {
        $parent = wp_insert_term('Zanzibar', 'category');
        self::assertIsArray($parent);
        $child = wp_insert_term('Zanzibar news', 'category', ['parent' => max(0, $parent['term_id'])]);
        self::assertIsArray($child);
        $post = $this->post(['post_title' => 'Sepiapost']);
        wp_set_post_categories($post, [$child['term_id']]);
        $this->endRequest();
        $record = $this->foundRecord('sepiapost');
        self::assertSame(
            [
                ['category' => ["Zanzibar › Zanzibar news~{$child['term_id']}", "Zanzibar~{$parent['term_id']}"]],
                ['Zanzibar news'],
            ],
            [$record['term_paths'], is_array($record['taxonomies']) ? $record['taxonomies']['category'] : null],
        );
        $_GET = ['shop_category' => ['zanzibar']];
        self::assertSame(
            ['term_paths.category' => ["Zanzibar~{$parent['term_id']}"]],
            $this->newRequest()
                ->get(FilterDefinitions::class)
                ->ofRequest(['post'], 'post', 'post', 'posts')[1]['post']->selected->values,
        );
    }

    private function category(string $name, int $parent = 0): int
    {
        $term = wp_insert_term($name, 'product_cat', ['parent' => max(0, $parent)]);
        self::assertIsArray($term);

        return $term['term_id'];
    }

    private function product(int $category, string $name = 'Zanzibar tray'): int
    {
        $product = new WC_Product_Simple();
        $product->set_props([
            'name' => $name,
            'status' => 'publish',
            'regular_price' => '10',
            'category_ids' => [$category],
        ]);

        return $product->save();
    }

    /**
     * @param list<string> $categories values of the URL
     * @param array<string, string> $query
     */
    private function page(array $categories, array $query = ['post_type' => 'product']): CatalogPage
    {
        $_GET = ['shop_category' => $categories];
        $this->visit = $this->newRequest();
        /** @var WP_Query $wp_query */
        global $wp_query, $wp_the_query;
        $wp_query = $wp_the_query = new WP_Query();
        $wp_query->query($query + ['posts_per_page' => '200']);
        $page = CatalogPage::fromQuery($wp_query);
        self::assertNotNull($page);

        return $page;
    }

    /**
     * @param list<string> $categories values of the URL
     *
     * @return list<int>
     */
    private function listed(array $categories): array
    {
        $page = $this->page($categories);
        $ids = $this->visit?->get(CatalogSearch::class)->productIds($page);
        self::assertNotNull($ids, implode($categories));

        return $ids;
    }

    /** @return array<array-key, int> */
    private function counts(): array
    {
        $page = $this->page([]);
        $filters = $this->visit?->get(CatalogSearch::class)->filters($page);
        self::assertNotNull($filters);

        return $filters->counts(self::ATTRIBUTE);
    }

    private function printed(): string
    {
        ob_start();
        $this->visit?->get(ProductFiltersPrinter::class)->printFilters();

        return (string) ob_get_clean();
    }
}
