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
    private ContentDirectory $content;
    /** @var list<Product> */
    private array $products;

    protected function setUp(): void
    {
        $this->content = ContentDirectory::forDemo();
        $this->products = $this->content->products();
    }

    #[TestDox('has 24 products: one on sale, one out of stock, one with variations, several featured')]
    public function testCounts(): void
    {
        self::assertCount(24, $this->products);
        self::assertCount(1, array_filter($this->products, static fn(Product $p): bool => $p->salePrice !== null));
        self::assertCount(1, array_filter($this->products, static fn(Product $p): bool => !$p->inStock));
        self::assertCount(1, array_filter($this->products, static fn(Product $p): bool => $p->variations !== null));
        self::assertGreaterThanOrEqual(
            4,
            count(array_filter($this->products, static fn(Product $p): bool => $p->featured)),
        );
    }

    #[TestDox('has product names of very different lengths')]
    public function testNames(): void
    {
        $lengths = array_map(static fn(Product $p): int => mb_strlen($p->name), $this->products);

        self::assertLessThanOrEqual(6, min($lengths ?: [99]));
        self::assertGreaterThan(100, max($lengths ?: [0]));
    }

    #[TestDox('has four categories and four subcategories with products')]
    public function testCategories(): void
    {
        $top = $this->content->productCategories();
        $subcategories = array_merge(...array_map(static fn(Category $c): array => $c->children, $top));
        $used = array_merge(...array_map(static fn(Product $p): array => $p->categories, $this->products));

        self::assertCount(4, $top);
        self::assertCount(4, $subcategories);
        $slugs = array_map(static fn(Category $c): string => $c->slug, [...$top, ...$subcategories]);
        self::assertSame([], array_diff($used, $slugs));
        foreach ($top as $category) {
            self::assertNotSame(
                [],
                array_intersect(
                    [$category->slug, ...array_map(static fn(Category $c): string => $c->slug, $category->children)],
                    $used,
                ),
                $category->slug,
            );
        }
        foreach ($subcategories as $category) {
            self::assertContains($category->slug, $used);
        }
    }

    #[TestDox('has a unique slug, SKU, image and summary for each product')]
    public function testUniqueValues(): void
    {
        $images = array_keys($this->content->productImages());
        $variationSkus = array_merge(
            ...array_map(
                static fn(Product $p): array => $p->variations === null
                    ? []
                    : array_column($p->variations->options, 'sku'),
                $this->products,
            ),
        );
        foreach (
            [
                array_map(static fn(Product $p): string => $p->slug, $this->products),
                [...array_map(static fn(Product $p): string => $p->sku, $this->products), ...$variationSkus],
                array_map(static fn(Product $p): string => $p->image, $this->products),
                array_map(static fn(Product $p): string => $p->summary, $this->products),
            ]
            as $values
        ) {
            self::assertSame($values, array_values(array_unique($values)));
        }
        foreach ($this->products as $product) {
            self::assertSame([], array_diff($product->imageNames(), $images), $product->file);
        }
        $shown = array_merge(...array_map(static fn(Product $p): array => $p->imageNames(), $this->products));
        self::assertSame([], array_diff($images, $shown), 'Every image is used by a product.');
    }

    #[TestDox('has the shop pages, with slugs that no other page uses')]
    public function testPages(): void
    {
        $slug = static fn(Document $d): string => $d->slug;
        $pages = array_map($slug, $this->content->shopPages());

        self::assertSame(['shop', 'cart', 'checkout', 'checkout-block', 'my-account'], $pages);
        self::assertSame(
            [],
            array_intersect($pages, array_map($slug, [...$this->content->pages(), ...$this->content->posts()])),
        );
    }

    #[TestDox('rejects a price with a comma, a sale price that is not lower, and an unknown key')]
    public function testInvalidProducts(): void
    {
        $keys = '"name": "A", "slug": "a", "sku": "1", "date": "2026-01-01 00:00:00", "image": "a", "summary": "A"';
        $text = static fn(string $more): string => "<!--\n{\n$keys, $more\n}\n-->\n<p>A</p>";
        self::assertSame('12.50', Product::parse('a.html', $text('"price": "12.50"'))->price);
        foreach (
            [
                '"price": "12,50"' => 'a.html: "price" must be a price such as 12.50',
                '"price": "12.50", "salePrice": "12.50"' => 'a.html: "salePrice" must be lower than the price',
                '"price": "12.50", "prize": "1"' => 'a.html: "prize" is an unknown key',
            ]
            as $more => $message
        ) {
            try {
                Product::parse('a.html', $text($more));
                self::fail("No error for $more");
            } catch (ContentError $error) {
                self::assertSame($message, $error->getMessage());
            }
        }
    }
}
