<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Footer;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Theme\Footer\FooterColumns;
use Stallkeeper\Theme\Footer\PaymentMethods;
use Stallkeeper\Theme\Header\Announcement;
use Stallkeeper\Theme\Nav\Navigation;
use Stallkeeper\Theme\Tests\ThemeTestCase;
use Stallkeeper\Theme\Widgets\WidgetAreas;

/** Columns, payment methods and legal links of the footer, and the line above the header. */
final class FooterTest extends ThemeTestCase
{
    #[TestDox('$count columns are in rows of $wide and $medium')]
    #[TestWith([1, 1, 1])]
    #[TestWith([2, 2, 2])]
    #[TestWith([3, 3, 3])]
    #[TestWith([4, 4, 2])]
    #[TestWith([5, 5, 3])]
    #[TestWith([6, 3, 3])]
    #[TestWith([7, 4, 2])]
    #[TestWith([8, 4, 2])]
    #[TestWith([12, 4, 3])]
    public function testRows(int $count, int $wide, int $medium): void
    {
        self::assertSame([$wide, $medium], FooterColumns::perRow($count));
    }

    #[TestDox('Widgets and the parents of the menu are columns, items without a submenu are one column')]
    public function testColumns(): void
    {
        $columns = static fn(): string => self::printed(stallkeeper_theme(FooterColumns::class)->print(...));
        wp_set_sidebars_widgets([]);
        set_theme_mod('stallkeeper_footer_links', '0');
        self::assertSame('', $columns());
        remove_theme_mod('stallkeeper_footer_links');
        $this->menu(Navigation::FOOTER, [
            'Shop' => ['Knives', 'Pans'],
            'Help' => ['Contact & more'],
            'Blog' => [],
            'Jobs' => [],
        ]);
        update_option('widget_text', [2 => ['title' => 'Hello', 'text' => 'World']]);
        wp_set_sidebars_widgets([WidgetAreas::FOOTER[1] => ['text-2']]);
        $html = $columns();
        self::assertStringContainsString('--stallkeeper-footer-wide:4;--stallkeeper-footer-medium:2', $html);
        self::assertSame(3, substr_count($html, 'column-nav__column'));
        self::assertSame(1, substr_count($html, 'widget-columns__one'));
        self::assertMatchesRegularExpression('~<h2[^>]*>\s*<a[^>]*>Shop</a>\s*</h2>\s*<ul.*Knives.*Pans~s', $html);
        self::assertStringContainsString('Contact &amp; more', $html);
        self::assertSame(2, substr_count($html, '<h2 class="column-nav__title"><'));
    }

    #[TestDox('Without widgets and menu there are links to the published pages of the shop')]
    public function testShopLinks(): void
    {
        $columns = static fn(): string => self::printed(stallkeeper_theme(FooterColumns::class)->print(...));
        wp_set_sidebars_widgets([]);
        $pages = [];
        foreach (['shop', 'cart', 'myaccount', 'terms'] as $name) {
            $status = $name === 'cart' ? 'draft' : 'publish';
            $pages[$name] = $this->post(['post_type' => 'page', 'post_status' => $status]);
            update_option("woocommerce_{$name}_page_id", (string) $pages[$name]);
        }
        $blog = $this->post(['post_type' => 'page', 'post_title' => 'News & <b>more</b>']);
        update_option('page_for_posts', (string) $blog);
        $html = $columns();
        self::assertStringContainsString('--stallkeeper-footer-wide:3', $html);
        self::assertSame(4, substr_count($html, '<li'));
        self::assertStringContainsString('>News &amp; more</a>', $html);
        self::assertStringContainsString(esc_url((string) get_permalink($pages['shop'])), $html);
        self::assertStringNotContainsString(esc_url((string) get_permalink($pages['cart'])), $html);
        foreach (['shop', 'cart', 'myaccount', 'terms'] as $name) {
            update_option("woocommerce_{$name}_page_id", '');
        }
        update_option('page_for_posts', '0');
        self::assertSame('', $columns());
    }

    #[TestDox('The legal links are a row, and the newsletter is printed if it has a widget')]
    public function testOtherParts(): void
    {
        $legal = static fn(): string => self::printed(stallkeeper_theme(Navigation::class)->printLegalMenu(...));
        self::assertSame('', $legal());
        $this->menu(Navigation::LEGAL, ['Imprint' => []]);
        self::assertMatchesRegularExpression(
            '~<nav class="row-nav legal-nav" aria-label="Legal">.*Imprint~s',
            $legal(),
        );
        $newsletter = static fn(): string => self::printed(stallkeeper_theme(WidgetAreas::class)->printNewsletter(...));
        wp_set_sidebars_widgets([]);
        self::assertSame('', $newsletter());
        update_option('widget_text', [2 => ['title' => 'Hello', 'text' => 'World']]);
        wp_set_sidebars_widgets([WidgetAreas::NEWSLETTER => ['text-2']]);
        self::assertStringStartsWith('<div class="newsletter">', $newsletter());
    }

    #[TestDox('Payment methods are names with commas between them, at most twelve')]
    public function testPayments(): void
    {
        $names = static fn(): array => stallkeeper_theme(PaymentMethods::class)->names();
        self::assertSame([], $names());
        set_theme_mod('stallkeeper_footer_payment_methods', ' Visa,, PayPal ,Visa');
        self::assertSame(['Visa', 'PayPal'], $names());
        set_theme_mod('stallkeeper_footer_payment_methods', implode(',', range(1, 40)));
        self::assertCount(12, $names());
        set_theme_mod('stallkeeper_footer_payment_methods', ['Visa']);
        self::assertSame([], $names());
    }

    #[TestDox('The announcement is escaped text with or without a link')]
    public function testAnnouncement(): void
    {
        $html = static fn(): string => self::printed(stallkeeper_theme(Announcement::class)->print(...));
        self::assertSame('', $html());
        set_theme_mod('stallkeeper_announcement', 'Free delivery <b> from €50');
        self::assertSame('<p class="announcement">Free delivery &lt;b&gt; from €50</p>', $html());
        set_theme_mod('stallkeeper_announcement_url', 'javascript:alert(1)');
        self::assertStringNotContainsString('javascript', $html());
        set_theme_mod('stallkeeper_announcement_url', '/delivery/');
        self::assertStringContainsString('<a href="/delivery/">Free', $html());
        set_theme_mod('stallkeeper_announcement', str_repeat('ä', 500));
        self::assertStringContainsString('>' . str_repeat('ä', 160) . '<', $html());
    }

    /** @param array<string, list<string>> $items titles of the first level => titles below */
    private function menu(string $location, array $items): void
    {
        $menu = wp_create_nav_menu($location);
        self::assertIsInt($menu);
        $add = static function (string $title, int $parent) use ($menu): int {
            $id = wp_update_nav_menu_item($menu, 0, [
                'menu-item-title' => $title,
                'menu-item-url' => '/' . sanitize_title($title) . '/',
                'menu-item-parent-id' => $parent,
                'menu-item-status' => 'publish',
            ]);
            self::assertIsInt($id);

            return $id;
        };
        foreach ($items as $title => $children) {
            $parent = $add($title, 0);
            foreach ($children as $child) {
                $add($child, $parent);
            }
        }
        set_theme_mod('nav_menu_locations', [$location => $menu]);
    }
}
