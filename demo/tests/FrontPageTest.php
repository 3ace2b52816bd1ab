<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\Content\Model\Category;
use Stallkeeper\Demo\Content\Model\ContentDirectory;
use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\FrontPage;

#[TestDox('The front page of the demo')]
final class FrontPageTest extends TestCase
{
    #[TestDox('shows pictures and categories that there are')]
    public function testKnown(): void
    {
        $library = ContentDirectory::ofTheDemo();
        $front = $library->front();
        $pictures = $library->pictures();
        foreach ([...array_column($front->promotions, 'image'), ...array_column($front->brands, 'image')] as $name) {
            self::assertArrayHasKey($name, $pictures);
        }
        $slugs = [];
        foreach ($library->productCategories() as $category) {
            $slugs = [...$slugs, $category->slug, ...array_map(static fn(Category $child): string => $child->slug, $category->children)];
        }
        foreach ([$front->bannerCategory, ...array_filter(array_column($front->widgets, 'category'))] as $slug) {
            self::assertContains($slug, $slugs);
        }
        self::assertGreaterThanOrEqual(3, count($front->promotions));
        self::assertGreaterThanOrEqual(8, count($front->brands));
    }

    #[TestDox('of an unknown key, or of a value that no setting can have, is refused')]
    public function testStrict(): void
    {
        foreach (['"brandss": []' => 'not a known key', '"options": {"a": [1]}' => 'plain values only', '"options": {"a": 1.5}' => 'plain values only'] as $more => $problem) {
            try {
                FrontPage::parse('front.json', '{"bannerCategory": "home", ' . $more . '}');
                self::fail($more);
            } catch (ContentError $error) {
                self::assertStringContainsString($problem, $error->getMessage());
            }
        }
    }
}
