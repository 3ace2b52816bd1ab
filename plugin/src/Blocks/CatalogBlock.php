<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;

/**
 * The catalog or another menu in content. Themes that do not render it show WordPress's markup of the menu, or the
 * categories of the shop.
 */
final class CatalogBlock extends Block
{
    /** Maximum number of categories without a menu. */
    private const MAX_CATEGORIES = 100;

    public function __construct(private readonly SiteChoices $site) {}

    public function name(): string
    {
        return 'catalog';
    }

    public function fields(): array
    {
        return [
            self::title(),
            new Setting('menu', SettingType::Term, 0, __('Menu', 'stallkeeper-tools')),
            Setting::choice(
                'look',
                ['list' => __('List', 'stallkeeper-tools'), 'columns' => __('Columns', 'stallkeeper-tools')],
                __('Layout', 'stallkeeper-tools'),
            ),
        ];
    }

    public function choices(string $field): array
    {
        return $field === 'menu' ? $this->site->terms('nav_menu', __('Catalog', 'stallkeeper-tools')) : [];
    }

    public function html(array $values, bool $isPreview): string
    {
        return $this->fromTheme($values) ?? self::plain($values);
    }

    public function emptyHint(): string
    {
        return __('The menu has no items, so visitors do not see this block.', 'stallkeeper-tools');
    }

    /** @param array<string, bool|int|string> $values */
    private static function plain(array $values): string
    {
        $menu = (int) $values['menu'];
        $items = $menu > 0 ? self::menu($menu) : self::categories();
        $title = (string) $values['title'];

        return $items === ''
            ? ''
            : sprintf(
                '%s<nav aria-label="%s"><ul>%s</ul></nav>',
                self::heading($title),
                esc_attr($title === '' ? __('Catalog', 'stallkeeper-tools') : $title),
                $items,
            );
    }

    private static function menu(int $menu): string
    {
        $items = wp_nav_menu([
            'menu' => $menu,
            'container' => '',
            'items_wrap' => '%3$s',
            'fallback_cb' => false,
            'echo' => false,
        ]);

        return is_string($items) ? $items : '';
    }

    private static function categories(): string
    {
        $items = wp_list_categories([
            'taxonomy' => taxonomy_exists('product_cat') ? 'product_cat' : 'category',
            'number' => self::MAX_CATEGORIES,
            'show_option_none' => '',
            'title_li' => '',
            'echo' => false,
        ]);

        return is_string($items) ? $items : '';
    }
}
