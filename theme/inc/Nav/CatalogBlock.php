<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Nav\MenuViewModel;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Theme\FrontPage\FrontPageStyles;
use Stallkeeper\Theme\Templates\TemplateError;
use Stallkeeper\Theme\Templates\TemplateErrorNotice;
use Stallkeeper\Theme\Templates\TemplateRenderer;

/**
 * Renders the plugin's block “Catalog menu”: the catalog or another menu as a list with submenus, or in columns.
 *
 * @phpstan-import-type ItemView from MenuViewModel
 */
final class CatalogBlock
{
    /** @var array<string, int> number of menus on the page by name, because names of landmarks must differ */
    private array $names = [];

    /**
     * @param Lazy<FrontPageStyles> $styles
     * @param Lazy<TemplateErrorNotice> $errors
     */
    public function __construct(
        private readonly SavedMenu $menus,
        private readonly TemplateRenderer $templates,
        #[LazyService(FrontPageStyles::class)] private readonly Lazy $styles,
        #[LazyService(TemplateErrorNotice::class)] private readonly Lazy $errors,
    ) {}

    /**
     * Hook: `stallkeeper_block_catalog`.
     *
     * @return mixed HTML; the unchanged value if another callback has rendered the block, or without a catalog
     */
    public function render(mixed $html, mixed $values): mixed
    {
        $input = Input::fromArray($values);
        $menu = max(0, $input->number('menu'));
        $isColumns = $input->text('look') === 'columns';
        // The plugin prints the categories of the shop if no menu is assigned to the catalog.
        if ($html !== null || ($menu === 0 && !has_nav_menu(Navigation::CATALOG))) {
            return $html;
        }
        $depth = $isColumns ? 2 : 0;
        $items =
            $menu === 0 ? $this->menus->forLocation(Navigation::CATALOG, $depth) : $this->menus->forMenu($menu, $depth);
        $id = wp_unique_id('catalog-block-');
        /* translators: %s: text of the menu entry that the submenu belongs to */
        $views = MenuViewModel::make($items, 'submenu-' . $id, __('Submenu of %s', 'stallkeeper'));
        if ($views === []) {
            return '';
        }
        $this->styles->get()->enqueueFront();

        return $this->html($isColumns ? 'nav/columns' : 'nav/catalog-block', [
            'title' => $input->text('title'),
            'label' => $this->label($input->text('title'), $menu),
            'listId' => 'menu-' . $id,
            'items' => $views,
            'levels' => MenuViewModel::MAX_LEVELS - 1,
        ]);
    }

    /** @return string name of the landmark, which differs from that of the catalog and of the blocks before */
    private function label(string $title, int $menu): string
    {
        $term = $menu === 0 ? false : wp_get_nav_menu_object($menu);
        $name = match (true) {
            $title !== '' => $title,
            $term instanceof \WP_Term => $term->name,
            default => $this->menus->name(Navigation::CATALOG),
        };
        /* translators: %s: name of a menu */
        $label = sprintf(__('%s in the content', 'stallkeeper'), $name);
        $number = $this->names[$label] = ($this->names[$label] ?? 0) + 1;

        return $number === 1 ? $label : "{$label} {$number}";
    }

    /** @param array{title: string, label: string, items: list<ItemView>, ...<string, mixed>} $args */
    private function html(string $template, array $args): string
    {
        $title = $args['title'] === '' ? '' : '<h2 class="front-section__title">' . esc_html($args['title']) . '</h2>';
        try {
            return $title . $this->templates->render($template, $args);
        } catch (TemplateError $error) {
            return $this->errors->get()->html($error) . $title . PlainMenu::html($args['items'], $args['label']);
        }
    }
}
