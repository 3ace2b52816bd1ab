<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Nav\SubmenuLayout;
use Stallkeeper\Render\Settings\SelectOptions;

/** The field “Submenu” of menu items in Appearance > Menus: how the submenu looks on wide screens. */
final class SubmenuField
{
    /** Metadata of a menu item: a {@see SubmenuLayout} other than the list. */
    public const META = '_stallkeeper_submenu';

    /** Name of the field. WordPress also sends the values of large menus if their names begin with this. */
    private const FIELD = 'menu-item-stallkeeper-submenu';

    private const CAPABILITY = 'edit_theme_options';

    public function __construct(private readonly RequestInput $input) {}

    /**
     * Hook: `wp_nav_menu_item_custom_fields`. All items have the field, because an item can be dragged to the first
     * level; printStyle() hides it on other levels.
     */
    public function printField(mixed $id): void
    {
        if (!is_numeric($id)) {
            return;
        }
        $chosen = SubmenuLayout::fromValue(get_post_meta((int) $id, self::META, true));
        $labels = [
            SubmenuLayout::List->value => __('List', 'stallkeeper'),
            SubmenuLayout::Columns->value => __('Columns', 'stallkeeper'),
            SubmenuLayout::Images->value => __('Columns with images', 'stallkeeper'),
        ];
        printf(
            '<p class="field-stallkeeper-submenu description description-wide"><label for="%1$s-%2$d">%3$s<br>' .
                '<select class="widefat" id="%1$s-%2$d" name="%1$s[%2$d]">%4$s</select></label>' .
                '<span class="description">%5$s</span></p>',
            esc_attr(self::FIELD),
            (int) $id,
            esc_html__('Submenu', 'stallkeeper'),
            SelectOptions::html($labels, $chosen->value),
            esc_html__(
                'In the main menu on wide screens. Images are those of categories, brands, products and pages.',
                'stallkeeper',
            ),
        );
    }

    /** Hook: `admin_head-nav-menus.php`. */
    public function printStyle(): void
    {
        echo '<style>.menu-item:not(.menu-item-depth-0) .field-stallkeeper-submenu { display: none; }</style>' . "\n";
    }

    /**
     * Hook: `wp_update_nav_menu_item`. WordPress has checked the nonce of the form. Other requests change items without
     * the field, such as those of the Customizer, and keep the choice.
     */
    public function save(mixed $menu, mixed $id): void
    {
        $posted = $this->input->posted()->at(self::FIELD);
        if (!is_int($id) || !$posted->has((string) $id) || !current_user_can(self::CAPABILITY)) {
            return;
        }
        $layout = SubmenuLayout::fromValue($posted->text((string) $id));
        if ($layout === SubmenuLayout::List) {
            delete_post_meta($id, self::META);
        } else {
            update_post_meta($id, self::META, $layout->value);
        }
    }
}
