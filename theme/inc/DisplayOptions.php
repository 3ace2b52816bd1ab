<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

use WP_Customize_Manager;

/**
 * Customizer switches that hide parts of the pages. A switch is on by default, except for those in OFF_AT_FIRST.
 *
 * Other options are elsewhere: site owners unassign a menu or remove a widget to hide it, and logo and site title are
 * WordPress settings. There are no colour options, because the colour tokens have a verified contrast.
 */
final class DisplayOptions
{
    public const TOP_BAR = 'top_bar';
    public const SEARCH = 'header_search';
    public const STICKY = 'sticky_header';
    public const CATALOG_COLUMN = 'catalog_column';
    public const SOCIAL_TOP = 'social_top';
    public const SOCIAL_FOOT = 'social_foot';
    public const BACK_TO_TOP = 'back_to_top';
    public const SIDEBAR = 'sidebar';
    public const POST_PICTURE = 'post_picture';
    public const POST_DATE = 'post_date';
    public const POST_AUTHOR = 'post_author';
    public const POST_CATEGORIES = 'post_categories';
    public const POST_TAGS = 'post_tags';
    public const LIST_EXCERPT = 'list_excerpt';

    /** Off by default, because the same links are already in the top bar. */
    private const OFF_AT_FIRST = [self::SOCIAL_FOOT];

    private const PREFIX = 'stallkeeper_';

    public function addHooks(): void
    {
        add_action('customize_register', [$this, 'registerSettings']);
    }

    /** @param string $name one of the constants of this class */
    public function isOn(string $name): bool
    {
        return rest_sanitize_boolean(self::scalar(get_theme_mod(self::PREFIX . $name, self::default($name))));
    }

    private static function default(string $name): bool
    {
        return !in_array($name, self::OFF_AT_FIRST, true);
    }

    /** Treats a saved value of an invalid type as on. */
    private static function scalar(mixed $value): bool|string|int
    {
        return is_bool($value) || is_string($value) || is_int($value) ? $value : true;
    }

    /** Hook: `customize_register`. */
    public function registerSettings(WP_Customize_Manager $customizer): void
    {
        foreach (self::sections() as $section => [$title, $switches]) {
            $customizer->add_section(self::PREFIX . $section, ['title' => $title, 'priority' => 125]);
            foreach ($switches as $name => $label) {
                $customizer->add_setting(self::PREFIX . $name, ['default' => self::default($name) ? '1' : '', 'sanitize_callback' => 'rest_sanitize_boolean']);
                $customizer->add_control(self::PREFIX . $name, ['type' => 'checkbox', 'section' => self::PREFIX . $section, 'label' => $label]);
            }
        }
    }

    /** @return array<string, array{string, array<string, string>}> section => title and labels of its switches */
    private static function sections(): array
    {
        return [
            'frame' => [__('Header and footer', 'stallkeeper'), [
                self::TOP_BAR => __('Show the bar above the shop\'s name.', 'stallkeeper'),
                self::SOCIAL_TOP => __('Show the social links in that bar.', 'stallkeeper'),
                self::SOCIAL_FOOT => __('Show the social links in the footer.', 'stallkeeper'),
                self::SEARCH => __('Show the search in the header.', 'stallkeeper'),
                self::STICKY => __('Keep the menu at the top while the page scrolls.', 'stallkeeper'),
                self::CATALOG_COLUMN => __('Show the catalog beside the page on wide screens.', 'stallkeeper'),
                self::BACK_TO_TOP => __('Offer a way back to the top.', 'stallkeeper'),
            ]],
            'journal' => [__('Journal', 'stallkeeper'), [
                self::SIDEBAR => __('Show the sidebar.', 'stallkeeper'),
                self::LIST_EXCERPT => __('Show excerpts in lists of posts.', 'stallkeeper'),
                self::POST_PICTURE => __('Show a post\'s picture above its text.', 'stallkeeper'),
                self::POST_DATE => __('Show the date.', 'stallkeeper'),
                self::POST_AUTHOR => __('Show the author.', 'stallkeeper'),
                self::POST_CATEGORIES => __('Show the categories.', 'stallkeeper'),
                self::POST_TAGS => __('Show the tags.', 'stallkeeper'),
            ]],
        ];
    }
}
