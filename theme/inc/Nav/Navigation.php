<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Render\Nav\MenuViewModel;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\Templates\TemplateError;
use Stallkeeper\Theme\Templates\TemplateErrorNotice;
use Stallkeeper\Theme\Templates\TemplateRenderer;

/**
 * Prints the menus. A method prints nothing if its menu has no items.
 *
 * @phpstan-import-type SavedItem from SavedMenu
 * @phpstan-import-type ItemView from MenuViewModel
 */
final class Navigation
{
    public const MAIN = SavedMenu::MAIN;
    public const TOP = 'top-menu';
    public const CATALOG = 'catalog-menu';
    public const SOCIAL = 'social-link';
    public const FOOTER = 'footer-menu';
    public const LEGAL = 'legal-menu';

    /** @param Lazy<TemplateErrorNotice> $errors */
    public function __construct(
        private readonly SavedMenu $menus,
        private readonly MegaMenuStyle $megaMenu,
        private readonly DisplayOptions $options,
        private readonly TemplateRenderer $templates,
        #[LazyService(TemplateErrorNotice::class)] private readonly Lazy $errors,
    ) {}

    /**
     * Prints the sticky header with the catalog toggle and the main menu. If no main menu is assigned, it contains the
     * site's pages. The header does not stick if its menu needs several lines, which would cover the page.
     */
    public function printBar(): void
    {
        $items = has_nav_menu(self::MAIN) ? $this->menus->forLocation(self::MAIN) : $this->menus->fromPages();
        if ($items === [] && !$this->hasCatalog()) {
            return;
        }
        $firstLevel = count(array_filter($items, SavedMenu::isFirstLevel(...)));
        $isSticky = $firstLevel <= MenuViewModel::ONE_LINE_ITEMS && $this->options->isOn(DisplayOptions::STICKY);
        echo '<div class="sticky-header__start"></div>';
        printf(
            '<div class="sticky-header%s"><div class="wrap sticky-header__inner">',
            $isSticky ? '' : ' sticky-header--long',
        );
        $this->printCatalogToggle();
        $this->printMain($items);
        echo '</div></div>';
    }

    /** @param list<SavedItem> $items */
    private function printMain(array $items): void
    {
        $this->megaMenu->printBefore($items);
        $this->printMenu('nav/main', $items, self::MAIN, [
            'name' => 'main',
            'label' => __('Main', 'stallkeeper'),
            'toggle' => __('Menu', 'stallkeeper'),
            'isDropdown' => true,
        ]);
    }

    public function printTopMenu(): void
    {
        $this->printMenu('nav/main', $this->menus->forLocation(self::TOP, 1), self::TOP, [
            'name' => 'top',
            'label' => __('Top bar menu', 'stallkeeper'),
            'toggle' => __('Top bar menu', 'stallkeeper'),
            'isDropdown' => false,
        ]);
    }

    /** Whether a page has the catalog. Its toggle and its panel are always printed together. */
    public function hasCatalog(): bool
    {
        return has_nav_menu(self::CATALOG);
    }

    private function printCatalogToggle(): void
    {
        if ($this->hasCatalog()) {
            $name = $this->catalogName();
            $this->printTemplate(
                'nav/catalog-toggle',
                ['toggle' => $name],
                fn(): string => sprintf('<a href="#catalog">%s</a>', esc_html($name)),
            );
        }
    }

    public function printCatalog(): void
    {
        $this->printMenu(
            'nav/catalog',
            $this->menus->forLocation(self::CATALOG),
            self::CATALOG,
            ['label' => $this->catalogName()],
            'catalog',
        );
    }

    public function printBackToTop(): void
    {
        if ($this->options->isOn(DisplayOptions::BACK_TO_TOP)) {
            $this->printTemplate('nav/back-to-top', [], fn(): string => '');
        }
    }

    /**
     * Prints the social links as a row.
     *
     * @param string $suffix makes the ids and the landmark's name unique if a page has the menu twice
     */
    public function printSocialLinks(string $suffix = ''): void
    {
        $label = $suffix === '' ? __('Social links', 'stallkeeper') : __('Social links in the footer', 'stallkeeper');
        $this->printMenu('nav/row', $this->menus->forLocation(self::SOCIAL, 1), self::SOCIAL . $suffix, [
            'label' => $label,
            'name' => 'social',
        ]);
    }

    /** Prints the footer menu as columns (nav/columns.php). */
    public function printFooterMenu(): void
    {
        $this->printMenu('nav/columns', $this->menus->forLocation(self::FOOTER, 2), self::FOOTER, [
            'label' => __('Footer', 'stallkeeper'),
        ]);
    }

    /** @return int number of columns of printFooterMenu() */
    public function footerColumns(): int
    {
        $parents = $alone = [];
        $items = $this->menus->forLocation(self::FOOTER, 2);
        $ids = array_column($items, 'parent', 'id');
        foreach ($items as $item) {
            if (SavedMenu::isFirstLevel($item)) {
                in_array($item['id'], $ids, true) ? ($parents[] = $item['id']) : ($alone[] = $item['id']);
            }
        }

        return count($parents) + ($alone === [] ? 0 : 1);
    }

    /** Prints the links that laws require, such as imprint and terms, as a row. */
    public function printLegalMenu(): void
    {
        $this->printMenu('nav/row', $this->menus->forLocation(self::LEGAL, 1), self::LEGAL, [
            'label' => __('Legal', 'stallkeeper'),
            'name' => 'legal',
        ]);
    }

    private function catalogName(): string
    {
        $name = $this->menus->name(self::CATALOG);

        return $name === '' ? __('Catalog', 'stallkeeper') : $name;
    }

    /**
     * @param list<SavedItem> $items
     * @param string $id suffix of the list's id, unique on the page
     * @param array{label: string, ...<string, mixed>} $args more values for the template
     * @param string $fallbackId id of the plain list, if a link on the page leads to the menu
     */
    private function printMenu(string $template, array $items, string $id, array $args, string $fallbackId = ''): void
    {
        /* translators: %s: text of the menu entry that the submenu belongs to */
        $views = MenuViewModel::make($items, 'submenu-' . $id, __('Submenu of %s', 'stallkeeper'));
        if ($views === []) {
            return;
        }
        $args += ['listId' => 'menu-' . $id, 'items' => $views, 'levels' => MenuViewModel::MAX_LEVELS - 1];
        $this->printTemplate($template, $args, fn(): string => PlainMenu::html($views, $args['label'], $fallbackId));
    }

    /**
     * @param array<string, mixed> $args
     * @param callable(): string $fallback returns the HTML to print if the template has an error
     */
    private function printTemplate(string $template, array $args, callable $fallback): void
    {
        try {
            // The template escapes its values.
            echo $this->templates->render($template, $args);
        } catch (TemplateError $error) {
            echo $this->errors->get()->html($error) . $fallback();
        }
    }
}
