<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\Content\Model\ContentDirectory;
use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\JsonObject;
use Stallkeeper\Demo\Content\Model\MenuItem;

#[TestDox('A menu item of the demo')]
final class MenuTest extends TestCase
{
    #[TestDox('has a submenu as list, in columns or with images, and rejects other values')]
    public function testSubmenu(): void
    {
        $submenu = static fn(string $more): ?string => MenuItem::from(
            JsonObject::fromJson('{"page": "about"' . $more . '}', 'site.json'),
        )->submenu;
        self::assertNull($submenu(''));
        self::assertSame('columns', $submenu(', "submenu": "columns"'));
        self::assertSame('images', $submenu(', "submenu": "images"'));
        $this->expectException(ContentError::class);
        $this->expectExceptionMessage('"submenu" must be columns or images');
        $submenu(', "submenu": "circle"');
    }

    #[TestDox('of the main menu shows images of product categories that have one')]
    public function testDemo(): void
    {
        $content = ContentDirectory::forDemo();
        $withImages = array_values(
            array_filter(
                $content->site()->menus['primary']->items,
                static fn(MenuItem $item): bool => $item->submenu === 'images',
            ),
        );
        self::assertCount(1, $withImages);
        $images = array_column($content->productCategories(), 'image', 'slug');
        foreach ($withImages[0]->children as $entry) {
            self::assertNotSame('', $images[$entry->target] ?? '', $entry->target);
        }
    }
}
