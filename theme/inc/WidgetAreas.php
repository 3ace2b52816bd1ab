<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

/** The places that an owner fills with widgets. An empty one is not printed at all. */
final class WidgetAreas
{
    public const SIDEBAR = 'sidebar';
    public const HEADER = 'header-info';
    public const NOT_FOUND = 'not-found';
    public const FOOTER = ['footer-1', 'footer-2', 'footer-3', 'footer-4'];

    public function addHooks(): void
    {
        add_action('widgets_init', $this->register(...));
    }

    private function register(): void
    {
        $this->area(self::SIDEBAR, __('Sidebar', 'stallkeeper'), __('Beside the journal and its posts.', 'stallkeeper'));
        $this->area(self::HEADER, __('Header information', 'stallkeeper'), __('In the bar above the shop\'s name.', 'stallkeeper'));
        $this->area(self::NOT_FOUND, __('Page not found', 'stallkeeper'), __('Under the search on the page for an address that leads nowhere.', 'stallkeeper'));
        foreach (self::FOOTER as $i => $id) {
            /* translators: %d: number of the column, 1 to 4 */
            $this->area($id, sprintf(__('Footer column %d', 'stallkeeper'), $i + 1), __('At the foot of every page.', 'stallkeeper'));
        }
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
