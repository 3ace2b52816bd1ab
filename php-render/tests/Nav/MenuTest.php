<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Nav;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Nav\MenuViewModel;
use Stallkeeper\Render\Tests\Fixture;

/**
 * The view model of a menu. The fixture's HTML is checked by theme/tests/Nav/MenuTemplateTest.php and
 * src/nav/menu.test.ts.
 *
 * @phpstan-import-type ItemView from MenuViewModel
 */
final class MenuTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function menus(): array
    {
        return Fixture::cases('nav/menu');
    }

    /**
     * @param list<array<string, mixed>> $items
     * @param array{items: list<ItemView>, html: string} $expected
     */
    #[DataProvider('menus')]
    public function testSavedItemsBecomeTheExpectedViewModel(array $items, array $expected): void
    {
        self::assertSame($expected['items'], MenuViewModel::make($items, 'menu', 'Submenu of %s'));
    }

    public function testAllItemsOfAMenuWithSixLevelsAreKept(): void
    {
        $items = [];
        for ($id = 1; $id <= 300; $id++) {
            $items[] = [
                'id' => (string) $id,
                'parent' => $id % 6 === 1 ? '' : (string) ($id - 1),
                'title' => "Entry $id",
                'url' => "/$id/",
            ];
        }
        $views = MenuViewModel::make($items, 'menu', '%s');
        self::assertCount(50, $views);
        self::assertSame(6, self::levels($views));
        self::assertSame(300, substr_count((string) json_encode($views), '"href"'));
    }

    public function testItemsAboveTheLimitAreIgnored(): void
    {
        $items = array_map(
            static fn(int $id): array => ['id' => (string) $id, 'title' => 'x', 'url' => '/'],
            range(1, 1500),
        );
        self::assertCount(MenuViewModel::MAX_ITEMS, MenuViewModel::make($items, 'menu', '%s'));
    }

    /** @param list<ItemView> $items */
    private static function levels(array $items): int
    {
        $below = 0;
        foreach ($items as $item) {
            /** @var list<ItemView> $children */
            $children = $item['submenu']['items'] ?? [];
            $below = max($below, self::levels($children));
        }

        return $items === [] ? 0 : $below + 1;
    }
}
