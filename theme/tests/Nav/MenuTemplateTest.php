<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Nav;

use PHPUnit\Framework\Attributes\DataProvider;
use Stallkeeper\Render\Nav\MenuViewModel;
use Stallkeeper\Render\Tests\Fixture;
use Stallkeeper\Theme\Nav\PlainMenu;
use Stallkeeper\Theme\Templates\TemplateRenderer;
use Stallkeeper\Theme\Tests\CompactHtml;
use Stallkeeper\Theme\Tests\ThemeTestCase;

/**
 * Tests the templates in nav/ with the view models of the fixture.
 *
 * @phpstan-import-type ItemView from MenuViewModel
 */
final class MenuTemplateTest extends ThemeTestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function menus(): array
    {
        return Fixture::cases('nav/menu');
    }

    /** @param array{items: list<ItemView>, html: string} $expected */
    #[DataProvider('menus')]
    public function testALevelHasTheExpectedHtml(mixed $saved, array $expected): void
    {
        self::assertSame($expected['html'], self::level($expected['items'], MenuViewModel::MAX_LEVELS - 1));
    }

    /**
     * @param list<array{title: mixed, url: mixed}> $saved
     * @param array{items: list<ItemView>, html: string} $expected
     */
    #[DataProvider('menus')]
    public function testEachItemIsPrintedOnce(array $saved, array $expected): void
    {
        $printed = array_filter($saved, static fn(array $item): bool => [$item['title'], $item['url']] !== ['', '#']);
        self::assertSame(count($printed), substr_count($expected['html'], '<li'));
        self::assertSame(count($printed), substr_count(PlainMenu::html($expected['items'], 'Main'), '<li'));
        self::assertStringNotContainsString(
            'javascript:',
            $expected['html'] . PlainMenu::html($expected['items'], 'Main'),
        );
    }

    public function testWithoutSubmenuLevelsOnlyTheFirstLevelIsPrinted(): void
    {
        $html = self::level(self::views(), 0);
        self::assertSame(1, substr_count($html, '<li'));
        self::assertStringNotContainsString('<button', $html);
    }

    public function testTheMainMenuContainsItsItemsInALandmark(): void
    {
        $html = (new TemplateRenderer())->render('nav/main', [
            'name' => 'main',
            'label' => 'Main "menu"',
            'toggle' => 'Menu & more',
            'listId' => 'menu-primary',
            'items' => self::views(),
            'levels' => 5,
            'isDropdown' => true,
        ]);
        self::assertStringContainsString('<nav class="nav main-nav" aria-label="Main &quot;menu&quot;"', $html);
        self::assertStringContainsString('<span class="nav__toggle-name">Menu &amp; more</span></summary>', $html);
        self::assertStringContainsString('"isDropdown":true', $html);
        self::assertSame(2, substr_count($html, '<li'));
    }

    public function testThePlainMenuHasLinksAndNestedLists(): void
    {
        self::assertSame(
            '<nav class="nav" aria-label="A &amp; B" id="catalog"><ul><li>Kitchen<ul><li><a href="/pans/?a=1&#038;b=2">Pans</a></li></ul></li></ul></nav>',
            PlainMenu::html(self::views(), 'A & B', 'catalog'),
        );
    }

    /** @return list<ItemView> */
    private static function views(): array
    {
        return MenuViewModel::make(
            [
                ['id' => '1', 'title' => 'Kitchen', 'url' => '#'],
                ['id' => '2', 'parent' => '1', 'title' => 'Pans', 'url' => '/pans/?a=1&b=2'],
            ],
            'submenu',
            'Submenu of %s',
        );
    }

    /** @param list<ItemView> $items */
    private static function level(array $items, int $levels): string
    {
        return CompactHtml::of(
            (new TemplateRenderer())->render('nav/level', [
                'items' => $items,
                'levels' => $levels,
                'isDropdown' => true,
            ]),
        );
    }
}
