<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Widgets;

use Stallkeeper\Theme\Customizer\DisplayOptions;

/** Registers and prints the widget areas. An empty area is not printed. */
final class WidgetAreas
{
    public const SIDEBAR = 'sidebar';
    public const SHOP = 'shop-sidebar';
    public const HEADER = 'header-info';
    public const BANNER = 'banner';
    public const FRONT = 'front-page';
    public const FRONT_COLUMNS = ['front-column-1', 'front-column-2', 'front-column-3', 'front-column-4'];
    public const NOT_FOUND = 'not-found';
    public const NEWSLETTER = 'newsletter';
    public const FOOTER = ['footer-1', 'footer-2', 'footer-3', 'footer-4'];

    public function __construct(private readonly DisplayOptions $options) {}

    /** Hook: `widgets_init`. */
    public function registerAreas(): void
    {
        $this->area(
            self::SIDEBAR,
            __('Sidebar', 'stallkeeper'),
            __('Appears next to the blog and its posts.', 'stallkeeper'),
        );
        if (function_exists('WC')) {
            $this->area(
                self::SHOP,
                __('Shop sidebar', 'stallkeeper'),
                __('Appears next to product lists.', 'stallkeeper'),
            );
        }
        $this->area(
            self::HEADER,
            __('Header information', 'stallkeeper'),
            __('Appears in the top bar.', 'stallkeeper'),
        );
        $this->area(
            self::BANNER,
            __('Banner', 'stallkeeper'),
            __('Appears above the content of the front page.', 'stallkeeper'),
        );
        $this->area(
            self::FRONT,
            __('Front page', 'stallkeeper'),
            __('Appears below the content of the front page, in full width.', 'stallkeeper'),
        );
        foreach (self::FRONT_COLUMNS as $i => $id) {
            $this->area(
                $id,
                /* translators: %d: number of the column, 1 to 4 */
                sprintf(__('Front page column %d', 'stallkeeper'), $i + 1),
                __('Appears in columns at the end of the front page.', 'stallkeeper'),
            );
        }
        $this->area(
            self::NOT_FOUND,
            __('Page not found', 'stallkeeper'),
            __('Appears below the search form on the “page not found” page.', 'stallkeeper'),
        );
        $this->area(
            self::NEWSLETTER,
            __('Newsletter', 'stallkeeper'),
            __(
                'Appears above the columns of the footer, for example with the form of a newsletter plugin.',
                'stallkeeper',
            ),
        );
        foreach (self::FOOTER as $i => $id) {
            $this->area(
                $id,
                /* translators: %d: number of the column, 1 to 4 */
                sprintf(__('Footer column %d', 'stallkeeper'), $i + 1),
                __('Appears in the footer of every page.', 'stallkeeper'),
            );
        }
    }

    public function hasSidebar(): bool
    {
        return $this->options->isOn(DisplayOptions::SIDEBAR) && is_active_sidebar(self::SIDEBAR);
    }

    /**
     * @param list<string> $ids
     * @return int number of areas with widgets
     */
    public function count(array $ids): int
    {
        return count(array_filter($ids, is_active_sidebar(...)));
    }

    /** Prints the area for a newsletter. */
    public function printNewsletter(): void
    {
        if (is_active_sidebar(self::NEWSLETTER)) {
            echo '<div class="newsletter">';
            dynamic_sidebar(self::NEWSLETTER);
            echo '</div>';
        }
    }

    /**
     * Prints the non-empty areas side by side.
     *
     * @param list<string> $ids
     */
    public function printColumns(array $ids): void
    {
        $filled = array_filter($ids, is_active_sidebar(...));
        if ($filled === []) {
            return;
        }
        echo '<div class="widget-columns">';
        foreach ($filled as $id) {
            echo '<div class="widget-columns__one">';
            dynamic_sidebar($id);
            echo '</div>';
        }
        echo '</div>';
    }

    private function area(string $id, string $name, string $description): void
    {
        register_sidebar([
            'id' => $id,
            'name' => $name,
            'description' => $description,
            'before_widget' => '<section id="%1$s" class="widget %2$s">',
            'after_widget' => '</section>',
            'before_title' => '<h2 class="widget__title">',
            'after_title' => '</h2>',
        ]);
    }
}
