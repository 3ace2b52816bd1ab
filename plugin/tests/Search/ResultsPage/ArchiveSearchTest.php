<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\ResultsPage;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\ResultsPage\ResultsPage;
use WC_Product_Simple;

/** Search inside of an archive: WordPress's conditions apply, in any combination. */
final class ArchiveSearchTest extends ResultsPageTestCase
{
    private string $word = '';
    private int $inside = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->word = 'skillet' . bin2hex(random_bytes(4));
        $author = $this->user('author');
        $values = ['post_title' => "Red $this->word", 'post_date' => '2019-03-04 10:00:00', 'post_author' => $author];
        $this->inside = $this->post($values);
        // Posts in Polylang's tests and others may have the default category.
        wp_set_object_terms($this->inside, "cat-$this->word", 'category');
        wp_set_object_terms($this->inside, "tag-$this->word", 'post_tag');
        $this->post(['post_title' => "Blue $this->word"]);
        $this->endRequest();
    }

    /** @return array<string, array{list<string>}> */
    public static function conditions(): array
    {
        return [
            'a category' => [['category_name']],
            'a category by its id' => [['cat']],
            'everything but a category' => [['without']],
            'a tag' => [['tag']],
            'an author' => [['author']],
            'a year' => [['year']],
            'a month' => [['year', 'monthnum']],
            'a category and a tag' => [['category_name', 'tag']],
            'an author and a year of posts' => [['author', 'year', 'post_type']],
        ];
    }

    #[TestDox('Hidden products and posts that the owner has excluded are not found in an archive either')]
    public function testUnlisted(): void
    {
        $category = get_term_by('slug', "cat-$this->word", 'category');
        self::assertNotFalse($category);
        $product = new WC_Product_Simple();
        $product->set_name("Green $this->word");
        $product->set_catalog_visibility('hidden');
        $product->save();
        $excluded = $this->post(['post_title' => "Black $this->word"]);
        update_post_meta($excluded, RecordFactory::EXCLUDED_META, '1');
        $vars = $_GET = ['cat' => "-$category->term_id"];
        self::assertSame(1, $this->search($this->word, $vars)->found_posts);
        self::assertSame(["Blue $this->word"], self::texts($this->results(), 'hit__title'));
        $product->set_catalog_visibility('search');
        $product->save();
        delete_post_meta($excluded, RecordFactory::EXCLUDED_META);
        self::assertSame(3, $this->search($this->word, $vars)->found_posts);
    }

    /** @param list<string> $names */
    #[DataProvider('conditions')]
    #[TestDox('A search in $_dataName lists what WordPress finds there, and says how many')]
    public function testConditions(array $names): void
    {
        $category = get_term_by('slug', "cat-$this->word", 'category');
        self::assertNotFalse($category);
        $all = [
            'category_name' => "cat-$this->word",
            'cat' => (string) $category->term_id,
            'without' => "-$category->term_id",
            'tag' => "tag-$this->word",
            'author' => (string) get_post_field('post_author', $this->inside),
            'year' => '2019',
            'monthnum' => '3',
            'post_type' => 'post',
        ];
        $vars = array_intersect_key($all, array_flip($names));
        if (isset($vars['without'])) {
            $vars = ['cat' => $vars['without']];
        }
        $title = isset($vars['cat']) && str_starts_with($vars['cat'], '-') ? 'Blue' : 'Red';
        $_GET = $vars;
        $query = $this->search($this->word, $vars);
        self::assertSame(1, $query->found_posts);
        $html = $this->results();
        self::assertSame(["$title $this->word"], self::texts($html, 'hit__title'));
        self::assertSame(['1 result found'], self::texts($html, 'instant-search__summary'));
        // The form searches there again.
        foreach ($vars as $name => $value) {
            self::assertStringContainsString(sprintf('name="%s" value="%s"', $name, $value), $html);
        }
    }

    #[TestDox('The text of a post with a password is not shown')]
    public function testPassword(): void
    {
        wp_update_post([
            'ID' => $this->inside,
            'post_content' => 'Behind the curtain',
            'post_excerpt' => 'Behind the curtain',
            'post_password' => 'open',
        ]);
        wp_set_current_user($this->user('administrator'));
        $html = $this->open(['s' => $this->word, 'category_name' => "cat-$this->word"]);
        wp_set_current_user(0);
        self::assertStringContainsString($this->word, implode(' ', self::texts($html, 'hit__title')));
        self::assertStringNotContainsString('curtain', $html);
    }

    #[TestDox('A search for pages and a search with WordPress’s own conditions are complete')]
    public function testOwn(): void
    {
        $page = $this->post(['post_type' => 'page', 'post_title' => "Page $this->word"]);
        self::assertSame(
            [$page],
            wp_list_pluck($this->search($this->word, ['post_type' => 'page'])->posts ?? [], 'ID'),
        );
        self::assertSame(["Page $this->word"], self::texts($this->results(), 'hit__title'));
        $query = $this->search("red $this->word", ['sentence' => '1']);
        self::assertSame([$this->inside], wp_list_pluck($query->posts ?? [], 'ID'));
    }

    #[TestDox('An archive without matches says so')]
    public function testNothing(): void
    {
        $_GET = ['year' => '2018'];
        self::assertSame(0, $this->search($this->word, ['year' => '2018'])->found_posts);
        $html = $this->results();
        self::assertSame(['0 results found'], self::texts($html, 'instant-search__summary'));
        self::assertStringContainsString('Nothing found', $html);
    }

    #[TestDox('A search in a product category finds its products and those of its child categories')]
    public function testProductCategory(): void
    {
        $parent = self::category("Clothes $this->word", 0);
        $child = self::category("Women $this->word", $parent);
        $products = [];
        foreach (['Rain jacket' => [$child], 'Denim jacket' => [$parent], 'Other jacket' => []] as $name => $terms) {
            $product = new WC_Product_Simple();
            $product->set_props(['name' => "$name $this->word", 'status' => 'publish', 'regular_price' => '9']);
            $product->set_category_ids($terms);
            $products[$name] = $product->save();
        }
        $this->endRequest();
        $found = function (int $term, string $query): array {
            $slug = get_term_field('slug', $term, 'product_cat');
            $posts = $this->search($query, ['product_cat' => $slug])->posts ?? [];
            $ids = wp_list_pluck($posts, 'ID');
            sort($ids);

            return $ids;
        };
        self::assertSame([$products['Rain jacket']], $found($child, "jacket $this->word"));
        self::assertSame([$products['Rain jacket'], $products['Denim jacket']], $found($parent, "jacket $this->word"));
        // With the built-in engine, so typos are corrected.
        self::assertSame([$products['Rain jacket']], $found($child, "jackte $this->word"));
        self::assertSame([], $found($child, "denim $this->word"));
    }

    #[TestDox('A search for the whole site has no condition')]
    public function testSite(): void
    {
        foreach ([[], ['post_type' => 'any'], ['post_type' => 'post'], ['post_type' => ['post']]] as $vars) {
            self::assertTrue(ResultsPage::isSiteSearch($this->search($this->word, $vars)));
        }
        self::assertFalse(ResultsPage::isSiteSearch($this->search($this->word, ['post_type' => 'page'])));
    }

    /**
     * @param int<0, max> $parent
     *
     * @return int<0, max> id of the term
     */
    private static function category(string $name, int $parent): int
    {
        $term = wp_insert_term($name, 'product_cat', ['parent' => $parent]);
        self::assertIsArray($term);

        return max(0, (int) $term['term_id']);
    }
}
