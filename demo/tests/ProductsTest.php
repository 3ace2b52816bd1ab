<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\Content\Model\Category;
use Stallkeeper\Demo\Content\Model\ContentDirectory;
use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Document;
use Stallkeeper\Demo\Content\Model\Product;

#[TestDox("The demo's shop")]
final class ProductsTest extends TestCase
{
    private ContentDirectory $library;
    /** @var list<Product> */
    private array $products;

    protected function setUp(): void
    {
        $this->library = ContentDirectory::ofTheDemo();
        $this->products = $this->library->products();
    }

    #[TestDox('sells 24 products: one on sale, one out of stock, one in several colours, several in the window')]
    public function testCounts(): void
    {
        self::assertCount(24, $this->products);
        self::assertCount(1, array_filter($this->products, static fn(Product $p): bool => $p->salePrice !== null));
        self::assertCount(1, array_filter($this->products, static fn(Product $p): bool => !$p->inStock));
        self::assertCount(1, array_filter($this->products, static fn(Product $p): bool => $p->variants !== null));
        self::assertGreaterThanOrEqual(4, count(array_filter($this->products, static fn(Product $p): bool => $p->featured)));
    }

    #[TestDox('has names from one word to more than a line of words')]
    public function testNames(): void
    {
        $lengths = array_map(static fn(Product $p): int => mb_strlen($p->name), $this->products);

        self::assertLessThanOrEqual(6, min($lengths ?: [99]));
        self::assertGreaterThan(100, max($lengths ?: [0]));
    }

    #[TestDox('has four categories with four below them, none of them empty')]
    public function testCategories(): void
    {
        $top = $this->library->productCategories();
        $below = array_merge(...array_map(static fn(Category $c): array => $c->children, $top));
        $used = array_merge(...array_map(static fn(Product $p): array => $p->categories, $this->products));

        self::assertCount(4, $top);
        self::assertCount(4, $below);
        $slugs = array_map(static fn(Category $c): string => $c->slug, [...$top, ...$below]);
        self::assertSame([], array_diff($used, $slugs));
        foreach ($top as $category) {
            self::assertNotSame([], array_intersect([$category->slug, ...array_map(static fn(Category $c): string => $c->slug, $category->children)], $used), $category->slug);
        }
        foreach ($below as $category) {
            self::assertContains($category->slug, $used);
        }
    }

    #[TestDox('gives every product an address, a number and a picture of its own')]
    public function testOwn(): void
    {
        $pictures = array_keys($this->library->productPictures());
        $variants = array_merge(...array_map(static fn(Product $p): array => $p->variants === null ? [] : array_column($p->variants->options, 'sku'), $this->products));
        foreach ([
            array_map(static fn(Product $p): string => $p->slug, $this->products),
            [...array_map(static fn(Product $p): string => $p->sku, $this->products), ...$variants],
            array_map(static fn(Product $p): string => $p->image, $this->products),
            array_map(static fn(Product $p): string => $p->summary, $this->products),
        ] as $own) {
            self::assertSame($own, array_values(array_unique($own)));
        }
        foreach ($this->products as $product) {
            self::assertSame([], array_diff($product->pictures(), $pictures), $product->file);
        }
        $shown = array_merge(...array_map(static fn(Product $p): array => $p->pictures(), $this->products));
        self::assertSame([], array_diff($pictures, $shown), 'Every picture is shown by a product.');
    }

    #[TestDox('has a page for each step on the way to an order, at addresses that no other page has')]
    public function testPages(): void
    {
        $slug = static fn(Document $d): string => $d->slug;
        $pages = array_map($slug, $this->library->shopPages());

        self::assertSame(['shop', 'cart', 'checkout', 'checkout-block', 'my-account'], $pages);
        self::assertSame([], array_intersect($pages, array_map($slug, [...$this->library->pages(), ...$this->library->posts()])));
    }

    #[TestDox('refuses a price with a comma, a sale that costs more, and a word that it does not know')]
    public function testMistakes(): void
    {
        $text = static fn(string $more): string => "<!--\n{\n\"name\": \"A\", \"slug\": \"a\", \"sku\": \"1\", \"date\": \"2026-01-01 00:00:00\", \"image\": \"a\", \"summary\": \"A\", $more\n}\n-->\n<p>A</p>";
        self::assertSame('12.50', Product::parse('a.html', $text('"price": "12.50"'))->price);
        foreach ([
            '"price": "12,50"' => 'a.html: "price" must be a price such as 12.50',
            '"price": "12.50", "salePrice": "12.50"' => 'a.html: "salePrice" must be below the price',
            '"price": "12.50", "prize": "1"' => 'a.html: "prize" is not a known key',
        ] as $more => $message) {
            try {
                Product::parse('a.html', $text($more));
                self::fail("Nothing was said about $more");
            } catch (ContentError $error) {
                self::assertSame($message, $error->getMessage());
            }
        }
    }
}
