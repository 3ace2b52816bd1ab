<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\GalleryPlaceholder;
use Stallkeeper\Demo\Content\Model\Language;
use Stallkeeper\Demo\Content\Model\Site;

#[TestDox('Content markup')]
final class ContentMarkupTest extends TestCase
{
    #[TestDox('has language and direction attributes if the text is not in the language of the site')]
    public function testLanguage(): void
    {
        self::assertStringContainsString(
            '<div class="wp-block-group" lang="ar" dir="rtl">',
            Language::wrap('ar', '<p>شاي</p>'),
        );
        self::assertStringContainsString('lang="zh-Hant" dir="ltr"', Language::wrap('zh-Hant', '<p>茶</p>'));
        self::assertSame('<p>Tea</p>', Language::wrap('en', '<p>Tea</p>'));
    }

    #[TestDox('replaces the gallery placeholder with images and escapes alternative texts')]
    public function testGallery(): void
    {
        $body = "<p>Before</p>\n[[gallery: honey-jar, tea-cup]]\n<p>After</p>";
        $filled = GalleryPlaceholder::replace(
            $body,
            static fn(string $name): array => ['id' => strlen($name), 'url' => "/$name.jpg", 'alt' => 'A "good" <cup>'],
        );

        self::assertSame(['honey-jar', 'tea-cup'], GalleryPlaceholder::imageNames($body));
        self::assertStringContainsString(
            '<img src="/tea-cup.jpg" alt="A &quot;good&quot; &lt;cup&gt;" class="wp-image-7"/>',
            $filled,
        );
        self::assertStringNotContainsString('[[', $filled);
    }

    #[TestDox('rejects a menu item with two targets')]
    public function testMenuItem(): void
    {
        $site = json_decode((string) file_get_contents(dirname(__DIR__) . '/content/site.json'), true);
        self::assertIsArray($site);
        $site['menus'] = ['primary' => ['name' => 'Main', 'items' => [['page' => 'home', 'url' => '/']]]];
        $this->expectException(ContentError::class);
        $this->expectExceptionMessage(
            'site.json menus/primary items/0: "page/category/shopPage/productCategory/url" must be given exactly once',
        );

        Site::parse('site.json', json_encode($site, JSON_THROW_ON_ERROR));
    }
}
