<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Nav;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Nav\MenuViewModel;
use Stallkeeper\Render\Template\Template;
use Stallkeeper\Render\Tests\Fixture;

/** An owner's menus. Every case here runs in Jest, too. */
final class MenuTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function menus(): array
    {
        return Fixture::cases('menu');
    }

    /** @param list<array<string, mixed>> $items */
    #[DataProvider('menus')]
    public function testSavedEntriesBecomeAMenu(array $items, mixed $expected): void
    {
        self::assertSame($expected, MenuViewModel::make($items, 'menu', 'Submenu of %s')['items']);
    }

    /**
     * @param list<array<string, mixed>> $items
     * @param list<array<string, mixed>> $expected
     */
    #[DataProvider('menus')]
    public function testEveryEntryIsOnThePageOnce(array $items, array $expected): void
    {
        $source = Fixture::read('menu')['source'];
        self::assertIsString($source);
        $html = Template::compile($source)->render(['items' => $expected]);
        $shown = array_filter($items, static fn(array $item): bool => !in_array([$item['title'], $item['url']], [['', '#']], true));
        self::assertSame(count($shown), substr_count($html, '<li'));
        self::assertStringNotContainsString('javascript:', $html);
    }

    public function testAMenuOfThreeHundredEntriesInSixLevelsKeepsThemAll(): void
    {
        $items = [];
        for ($id = 1; $id <= 300; $id++) {
            $items[] = ['id' => (string) $id, 'parent' => $id % 6 === 1 ? '' : (string) ($id - 1), 'title' => "Entry $id", 'url' => "/$id/"];
        }
        $view = MenuViewModel::make($items, 'menu', '%s');
        self::assertCount(50, $view['items']);
        self::assertSame(6, MenuViewModel::levels($view['items']));
        self::assertSame(300, substr_count((string) json_encode($view), '"key"'));
    }

    public function testAMenuOfMoreThanAThousandEntriesHasAnEnd(): void
    {
        $items = array_map(static fn(int $id): array => ['id' => (string) $id, 'title' => 'x', 'url' => '/'], range(1, 1500));
        self::assertCount(MenuViewModel::MAX_ITEMS, MenuViewModel::make($items, 'menu', '%s')['items']);
    }
}
