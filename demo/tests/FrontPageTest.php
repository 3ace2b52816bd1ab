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
    #[TestDox('uses only existing images and categories')]
    public function testReferences(): void
    {
        $content = ContentDirectory::forDemo();
        $front = $content->front();
        $images = $content->images();
        foreach ([...array_column($front->promotions, 'image'), ...array_column($front->brands, 'image')] as $name) {
            self::assertArrayHasKey($name, $images);
        }
        $slugs = [];
        foreach ($content->productCategories() as $category) {
            $slugs = [
                ...$slugs,
                $category->slug,
                ...array_map(static fn(Category $child): string => $child->slug, $category->children),
            ];
        }
        foreach ([$front->bannerCategory, ...array_filter(array_column($front->widgets, 'category'))] as $slug) {
            self::assertContains($slug, $slugs);
        }
        self::assertGreaterThanOrEqual(3, count($front->promotions));
        self::assertGreaterThanOrEqual(8, count($front->brands));
    }

    #[TestDox('rejects unknown keys and values of an unsupported type')]
    public function testInvalidValues(): void
    {
        foreach (
            [
                '"brandss": []' => 'unknown key',
                '"options": {"a": [1]}' => 'only strings, integers and booleans',
                '"options": {"a": 1.5}' => 'only strings, integers and booleans',
            ]
            as $more => $problem
        ) {
            try {
                FrontPage::parse('front.json', '{"bannerCategory": "home", ' . $more . '}');
                self::fail($more);
            } catch (ContentError $error) {
                self::assertStringContainsString($problem, $error->getMessage());
            }
        }
    }
}
