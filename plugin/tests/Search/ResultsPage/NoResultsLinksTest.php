<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\ResultsPage;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Search\ResultsPage\NoResultsLinks;
use Stallkeeper\Tools\Tests\PluginTestCase;
use WP_Term;

final class NoResultsLinksTest extends PluginTestCase
{
    private int $queries = 0;

    protected function setUp(): void
    {
        parent::setUp();
        delete_transient(NoResultsLinks::TRANSIENT);
        add_filter('query', function (string $query): string {
            $this->queries += str_contains($query, 'term_taxonomy') ? 1 : 0;

            return $query;
        });
    }

    #[TestDox('The links are stored: a second results page reads no terms')]
    public function testStored(): void
    {
        $this->category('Kettles');
        $links = $this->links();
        self::assertContains('Kettles', array_column($links, 'label'));
        $this->queries = 0;
        self::assertSame($links, $this->links());
        self::assertSame(0, $this->queries);
    }

    #[TestDox('Product categories are first, and the unchanged default category is none of them')]
    public function testOrder(): void
    {
        $this->category('Kettles');
        $id = get_option('default_category');
        $default = get_term(is_numeric($id) ? (int) $id : 0, 'category');
        self::assertInstanceOf(WP_Term::class, $default);
        wp_update_term($default->term_id, 'category', ['slug' => 'uncategorized']);
        $this->post();
        self::assertNotContains($default->name, $this->labels());
        wp_update_term($default->term_id, 'category', ['name' => 'Notes', 'slug' => 'notes']);
        self::assertContains('Notes', $this->labels());
        $product = $this->post(['post_type' => 'product']);
        wp_set_object_terms($product, 'Pots', 'product_cat');
        self::assertSame('Pots', $this->labels()[0]);
    }

    #[TestDox('A changed name, an emptied category and a deleted category show at once')]
    public function testChanges(): void
    {
        $term = $this->category('Kettles');
        $this->links();
        wp_update_term($term, 'category', ['name' => 'Teapots & kettles']);
        self::assertContains('Teapots & kettles', $this->labels());
        $posts = get_objects_in_term($term, 'category');
        foreach (is_array($posts) ? $posts : [] as $post) {
            wp_set_post_terms((int) $post, [], 'category');
        }
        self::assertNotContains('Teapots & kettles', $this->labels());
        $other = $this->category('Pans');
        self::assertContains('Pans', $this->labels());
        wp_delete_term($other, 'category');
        self::assertNotContains('Pans', $this->labels());
    }

    #[TestDox('The stored links are not used for another language or other addresses')]
    public function testKey(): void
    {
        $this->category('Kettles');
        $this->links();
        $this->queries = 0;
        add_filter('determine_locale', static fn(): string => 'de_DE');
        $this->links();
        self::assertGreaterThan(0, $this->queries);
        $this->queries = 0;
        add_filter('home_url', static fn(): string => 'https://other.example/');
        $this->links();
        self::assertGreaterThan(0, $this->queries);
    }

    #[TestDox('Two languages keep their stored links when visitors alternate between them')]
    public function testLanguages(): void
    {
        $this->category('Kettles');
        $locale = 'de_DE';
        add_filter('determine_locale', static function () use (&$locale): string {
            return $locale;
        });
        $this->links();
        $locale = 'fr_FR';
        $this->links();
        $this->queries = 0;
        foreach (['de_DE', 'fr_FR', 'de_DE'] as $locale) {
            $this->links();
        }
        self::assertSame(0, $this->queries);
        $this->category('Teapots');
        foreach (['de_DE', 'fr_FR'] as $locale) {
            self::assertContains('Teapots', $this->labels());
        }
    }

    #[TestDox('The number of stored languages is limited')]
    public function testLimit(): void
    {
        $this->category('Kettles');
        $locale = '';
        add_filter('determine_locale', static function () use (&$locale): string {
            return $locale;
        });
        foreach (range(1, 60) as $number) {
            $locale = "xx_$number";
            $this->links();
        }
        $stored = get_transient(NoResultsLinks::TRANSIENT);
        self::assertIsArray($stored);
        self::assertLessThan(60, count($stored));
        $this->queries = 0;
        $this->links();
        self::assertSame(0, $this->queries);
    }

    /** @return int id of a category with more posts than the others */
    private function category(string $name): int
    {
        $term = wp_insert_term($name, 'category');
        $id = is_array($term) ? (int) $term['term_id'] : 0;
        for ($i = 0; $i < 3; $i++) {
            $post = $this->post();
            wp_set_post_terms($post, [$id], 'category');
        }

        return $id;
    }

    /** @return list<array{label: string, href: string}> as a new request reads them */
    private function links(): array
    {
        wp_cache_flush();

        return $this->service(NoResultsLinks::class)->links();
    }

    /** @return list<string> */
    private function labels(): array
    {
        return array_column($this->links(), 'label');
    }
}
