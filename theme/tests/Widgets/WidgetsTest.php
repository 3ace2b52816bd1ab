<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Widgets;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Tests\ShopTestCase;
use Stallkeeper\Theme\Widgets\PopularPosts;
use Stallkeeper\Theme\Widgets\ProductsWidget;
use Stallkeeper\Theme\Widgets\WidgetAreas;

/** The widgets of the theme, and the areas. */
final class WidgetsTest extends ShopTestCase
{
    private const FRAME = [
        'before_widget' => '<section>',
        'after_widget' => '</section>',
        'before_title' => '<h2>',
        'after_title' => '</h2>',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        delete_option('stallkeeper_front_page_lists');
    }

    #[TestDox('Popular posts are those with the most comments, without protected ones')]
    public function testPopular(): void
    {
        $ids = [
            $this->post(['post_title' => 'Quiet']),
            $this->post(['post_title' => 'Loud']),
            $this->post(['post_title' => 'Secret', 'post_password' => 'x']),
        ];
        foreach ([[$ids[1], 3], [$ids[2], 9]] as [$id, $count]) {
            self::database()->update(self::database()->posts, ['comment_count' => $count], ['ID' => $id]);
            clean_post_cache($id);
        }
        $html = $this->widget(PopularPosts::class, ['title' => 'Read <b>this</b>', 'count' => '2']);
        self::assertMatchesRegularExpression('~^<section><h2>Read this</h2>.*Loud.*Quiet.*</section>$~s', $html);
        self::assertStringNotContainsString('Secret', $html);
    }

    #[TestDox('A widget without content is shown to editors of widgets only')]
    public function testEmpty(): void
    {
        self::assertSame('', $this->widget(ProductsWidget::class, []));
        wp_set_current_user($this->user('administrator'));
        self::assertStringContainsString('visitors do not see it.', $this->widget(ProductsWidget::class, []));
    }

    #[TestDox('Products are a grid or a slider')]
    public function testProducts(): void
    {
        $this->product('Kettle');
        $grid = $this->widget(ProductsWidget::class, ['source' => 'latest', 'look' => 'grid']);
        self::assertStringContainsString('Kettle', $grid);
        self::assertStringContainsString('<h2>Products</h2>', $grid);
        self::assertStringNotContainsString('data-part="slider"', $grid);
        self::assertStringContainsString(
            'data-part="slider"',
            $this->widget(ProductsWidget::class, ['look' => 'slider']),
        );
    }

    #[TestDox('The form has the saved values, and invalid ones become valid')]
    public function testForm(): void
    {
        $widget = stallkeeper_theme(ProductsWidget::class);
        $saved = $widget->update(
            ['title' => '<b>Pots</b>', 'count' => '500', 'source' => 'stolen', 'category' => 'x'],
            [],
        );
        self::assertSame(
            ['title' => 'Pots', 'source' => 'latest', 'category' => 0, 'count' => 24, 'look' => 'grid'],
            $saved,
        );
        $html = self::printed(static function () use ($widget, $saved): void {
            $widget->form($saved);
        });
        self::assertMatchesRegularExpression(
            '~<input class="widefat" type="text" [^>]*value="Pots" maxlength="80">~',
            $html,
        );
        self::assertMatchesRegularExpression('~<option value="latest" selected>~', $html);
    }

    #[TestDox('All areas are registered; columns without widgets are not printed')]
    public function testAreas(): void
    {
        foreach ([WidgetAreas::SIDEBAR, WidgetAreas::SHOP, WidgetAreas::BANNER, ...WidgetAreas::FOOTER] as $area) {
            self::assertTrue(is_registered_sidebar($area), $area);
        }
        $columns = static fn(): string => self::printed(
            static fn() => stallkeeper_theme(WidgetAreas::class)->printColumns(WidgetAreas::FOOTER),
        );
        self::assertSame('', $columns());
        self::assertFalse(stallkeeper_theme(WidgetAreas::class)->hasSidebar());
        update_option('widget_text', [2 => ['title' => 'Hello', 'text' => 'World']]);
        wp_set_sidebars_widgets(['footer-2' => ['text-2'], 'sidebar' => ['text-2']]);
        self::assertSame(1, substr_count($columns(), 'widget-columns__one'));
        self::assertTrue(stallkeeper_theme(WidgetAreas::class)->hasSidebar());
        set_theme_mod('stallkeeper_sidebar', '');
        self::assertFalse(stallkeeper_theme(WidgetAreas::class)->hasSidebar());
    }

    /**
     * @param class-string<PopularPosts|ProductsWidget> $class
     * @param array<string, mixed> $instance
     */
    private function widget(string $class, array $instance): string
    {
        delete_option('stallkeeper_front_page_lists');

        return self::printed(static fn() => stallkeeper_theme($class)->widget(self::FRAME, $instance));
    }
}
