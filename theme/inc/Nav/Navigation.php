<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Render\Nav\MenuViewModel;
use Stallkeeper\Theme\DisplayOptions;
use Stallkeeper\Tools\Templates\TemplateErrorNotice;
use Stallkeeper\Tools\Templates\TemplateException;
use Stallkeeper\Tools\Templates\TemplateLoader;

/**
 * Prints the ways around the shop. Each method prints nothing where there is nothing to show.
 *
 * @phpstan-import-type Saved from SavedMenu
 * @phpstan-import-type ItemView from MenuViewModel
 */
final class Navigation
{
    public const MAIN = 'primary';
    public const TOP = 'top-menu';
    public const CATALOG = 'catalog-menu';
    public const SOCIAL = 'social-link';

    /**
     * The bar that stays at the top while the page scrolls: the catalog's toggle and the main menu; nothing where the
     * site has neither. A menu of many lines would cover what is read: its bar goes away with the rest.
     */
    public static function bar(): void
    {
        $items = has_nav_menu(self::MAIN) ? SavedMenu::at(self::MAIN) : SavedMenu::ofPages();
        if ($items === [] && !self::hasCatalog()) {
            return;
        }
        $firstLevel = count(array_filter($items, static fn(array $item): bool => in_array($item['parent'], ['', '0'], true)));
        printf('<div class="sticky-header__start" data-wp-interactive="stallkeeper/sticky" data-wp-init="callbacks.watch"></div>');
        printf('<div class="sticky-header%s"><div class="wrap sticky-header__inner">', $firstLevel > MenuViewModel::ONE_LINE_ITEMS || !DisplayOptions::isOn(DisplayOptions::STICKY) ? ' sticky-header--long' : '');
        self::catalogToggle();
        self::main($items);
        echo '</div></div>';
    }

    /**
     * The main menu; a site that has assigned none shows its pages.
     *
     * @param list<Saved> $items
     */
    private static function main(array $items): void
    {
        self::list('nav/main', $items, self::MAIN, [
            'name' => 'main',
            'label' => __('Main', 'stallkeeper'),
            'toggle' => __('Menu', 'stallkeeper'),
            'isDropdown' => true,
        ]);
    }

    public static function top(): void
    {
        self::list('nav/main', SavedMenu::at(self::TOP, 1), self::TOP, [
            'name' => 'top',
            'label' => __('Service', 'stallkeeper'),
            'toggle' => __('Service', 'stallkeeper'),
            'isDropdown' => false,
        ]);
    }

    /** Whether the toggle and the box that it shows are printed: one never without the other. */
    public static function hasCatalog(): bool
    {
        return has_nav_menu(self::CATALOG);
    }

    private static function catalogToggle(): void
    {
        if (self::hasCatalog()) {
            self::template('nav/catalog-toggle', ['toggle' => self::catalogName()], []);
        }
    }

    public static function catalog(): void
    {
        self::list('nav/catalog', SavedMenu::at(self::CATALOG), self::CATALOG, ['label' => self::catalogName()]);
    }

    public static function backToTop(): void
    {
        if (DisplayOptions::isOn(DisplayOptions::BACK_TO_TOP)) {
            self::template('nav/back-to-top', [], []);
        }
    }

    /**
     * Links to the shop's places elsewhere: one row, one level.
     *
     * @param string $place the second time on a page, a word that tells its list and landmark from the first
     */
    public static function social(string $place = ''): void
    {
        $label = $place === '' ? __('Elsewhere', 'stallkeeper') : __('Elsewhere, at the foot', 'stallkeeper');
        self::list('nav/row', SavedMenu::at(self::SOCIAL, 1), self::SOCIAL . $place, ['label' => $label, 'name' => 'social']);
    }

    private static function catalogName(): string
    {
        $name = wp_get_nav_menu_name(self::CATALOG);

        return $name === '' ? __('Catalog', 'stallkeeper') : $name;
    }

    /**
     * @param list<Saved> $items
     * @param array<string, mixed> $values what the template's PHP uses beside the list
     */
    private static function list(string $template, array $items, string $location, array $values): void
    {
        /* translators: %s: text of the menu entry that the submenu belongs to */
        $menu = MenuViewModel::make($items, 'submenu-' . $location, __('Submenu of %s', 'stallkeeper'));
        if ($menu['items'] === []) {
            return;
        }
        $values += ['listId' => 'menu-' . $location, 'levels' => MenuViewModel::levels($menu['items']) - 1, 'isDropdown' => false];
        if (!self::template($template, $values, ['menu' => $menu])) {
            self::plain($items, is_string($values['label'] ?? null) ? $values['label'] : '');
        }
    }

    /**
     * @param array<string, mixed> $values
     * @param array<string, mixed> $data
     * @return bool false where an edit has broken the template
     */
    private static function template(string $name, array $values, array $data): bool
    {
        try {
            // A finished template: its values are escaped there.
            echo TemplateLoader::load($name, $values)->render($data);
        } catch (TemplateException $fault) {
            echo TemplateErrorNotice::html($fault);

            return false;
        }

        return true;
    }

    /**
     * The plainest list, for the time in which a template is broken: every page can still be reached.
     *
     * @param list<Saved> $items
     */
    private static function plain(array $items, string $label): void
    {
        printf('<nav class="nav" aria-label="%s"><ul>', esc_attr($label));
        foreach ($items as $item) {
            printf('<li><a href="%s">%s</a></li>', esc_url($item['url']), esc_html($item['title']));
        }
        echo '</ul></nav>';
    }
}
