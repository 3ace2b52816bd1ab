<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Welcome;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Tests\ThemeTestCase;
use Stallkeeper\Theme\Welcome\WidgetTakeover;

/** Widgets of the previous theme. */
final class WidgetTakeoverTest extends ThemeTestCase
{
    /**
     * @param array<string, list<string>> $old
     * @param array<string, list<string>> $areas
     */
    #[TestDox('The widgets of $theme are in areas of the same kind')]
    #[DataProvider('themes')]
    public function testAreas(string $theme, array $old, array $areas): void
    {
        self::assertSame($areas, array_filter(WidgetTakeover::areas($old)), $theme);
    }

    /** @return iterable<string, array{string, array<string, list<string>>, array<string, list<string>>}> */
    public static function themes(): iterable
    {
        yield 'Twenty Seventeen' => [
            'Twenty Seventeen',
            ['wp_inactive_widgets' => ['x-1'], 'sidebar-1' => ['a-1'], 'sidebar-2' => ['b-1'], 'sidebar-3' => ['c-1']],
            ['wp_inactive_widgets' => ['x-1'], 'sidebar' => ['a-1'], 'footer-1' => ['b-1'], 'footer-2' => ['c-1']],
        ];
        yield 'Storefront' => [
            'Storefront',
            ['sidebar-1' => ['a-1'], 'header-1' => ['b-1'], 'footer-1' => [], 'footer-3' => ['c-1']],
            ['sidebar' => ['a-1'], 'header-info' => ['b-1'], 'footer-1' => ['c-1']],
        ];
        yield 'Astra' => [
            'Astra',
            [
                'sidebar-1' => ['a-1'],
                'footer-widget-1' => ['b-1', 'b-2'],
                'advanced-footer-widget-1' => ['c-1'],
                'ast-woo-product-sidebar' => ['d-1'],
                'unknown' => ['e-1'],
            ],
            [
                'wp_inactive_widgets' => ['e-1'],
                'sidebar' => ['a-1'],
                'footer-1' => ['b-1', 'b-2'],
                'footer-2' => ['c-1'],
                'shop-sidebar' => ['d-1'],
            ],
        ];
        yield 'a theme with six footer columns' => [
            'a theme with six footer columns',
            ['foot-1' => ['x-1']] +
            array_combine(
                ['footer-1', 'footer-2', 'footer-3', 'footer-4', 'footer-5', 'footer-6'],
                [['a-1'], ['b-1'], ['c-1'], ['d-1'], ['e-1'], ['f-1']],
            ),
            [
                'wp_inactive_widgets' => ['x-1'],
                'footer-1' => ['a-1'],
                'footer-2' => ['b-1'],
                'footer-3' => ['c-1'],
                'footer-4' => ['d-1', 'e-1', 'f-1'],
            ],
        ];
    }

    #[TestDox('Only the first activation moves widgets')]
    public function testActivation(): void
    {
        $old = wp_get_theme('missing-theme');
        update_option('theme_mods_missing-theme', [
            'sidebars_widgets' => ['time' => 1, 'data' => ['sidebar-2' => ['text-5']]],
        ]);
        $takeover = stallkeeper_theme(WidgetTakeover::class);
        set_theme_mod('sidebars_widgets', ['time' => 1, 'data' => []]);
        wp_set_sidebars_widgets(['sidebar' => ['text-5']]);
        $takeover->takeOver('Missing', $old);
        self::assertSame(['sidebar' => ['text-5']], self::saved());
        remove_theme_mod('sidebars_widgets');
        $takeover->takeOver('Missing', null);
        self::assertSame(['sidebar' => ['text-5']], self::saved());
        remove_action('after_switch_theme', '_wp_sidebars_changed');
        $takeover->takeOver('Missing', $old);
        add_action('after_switch_theme', '_wp_sidebars_changed');
        self::assertSame(['sidebar' => ['text-5']], self::saved(), 'The owner has seen the areas in the Customizer.');
        $takeover->takeOver('Missing', $old);
        self::assertSame(['footer-1' => ['text-5']], self::saved());
    }

    #[
        TestDox(
            'When the owner comes back, the widgets are where they were, without deleted ones; new ones are inactive',
        ),
    ]
    public function testComingBack(): void
    {
        $saved = ['wp_inactive_widgets' => ['text-8'], 'footer-1' => ['text-5', 'text-9'], 'footer-2' => ['text-6']];
        set_theme_mod('sidebars_widgets', ['time' => 1, 'data' => $saved]);
        // What WordPress makes of the areas of the other theme.
        wp_set_sidebars_widgets([
            'wp_inactive_widgets' => ['text-8'],
            'sidebar' => ['text-5', 'text-7'],
            'footer-1' => ['text-6'],
        ]);
        stallkeeper_theme(WidgetTakeover::class)->takeOver('Missing', wp_get_theme('missing-theme'));
        self::assertSame(
            ['wp_inactive_widgets' => ['text-8', 'text-7'], 'footer-1' => ['text-5'], 'footer-2' => ['text-6']],
            self::saved(),
        );
        remove_theme_mod('sidebars_widgets');
    }

    #[TestDox('A theme that was active before gets its areas back, others and the Customizer do not')]
    public function testWayBack(): void
    {
        $next = wp_get_theme('missing-theme');
        $takeover = stallkeeper_theme(WidgetTakeover::class);
        wp_set_sidebars_widgets(['sidebar' => ['text-5']]);
        $takeover->giveBack('Missing', $next);
        $takeover->giveBack('Missing', null);
        self::assertSame(['sidebar' => ['text-5']], self::saved());
        update_option('theme_mods_missing-theme', [
            'sidebars_widgets' => ['time' => 1, 'data' => ['sidebar-1' => [], 'sidebar-2' => ['text-5'], 'x' => 'y']],
        ]);
        $GLOBALS['wp_customize'] = true;
        $takeover->giveBack('Missing', $next);
        unset($GLOBALS['wp_customize']);
        self::assertSame(['sidebar' => ['text-5']], self::saved());
        do_action('switch_theme', 'Missing', $next, $next);
        self::assertSame(['sidebar-2' => ['text-5']], self::saved());
    }

    /**
     * @return array<array-key, mixed> widgets of the areas that have some
     * @phpstan-impure
     */
    private static function saved(): array
    {
        $saved = get_option('sidebars_widgets');

        return array_filter(array_filter(is_array($saved) ? $saved : [], is_array(...)));
    }
}
