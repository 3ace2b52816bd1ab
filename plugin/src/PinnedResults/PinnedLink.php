<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\QueryAction;
use WP_Admin_Bar;

/** Adds links to the screen: to the admin bar of the results page, the search preview and the search report. */
final class PinnedLink
{
    /** Hook: `admin_bar_menu`. */
    public function addLink(WP_Admin_Bar $bar): void
    {
        $query = is_admin() || !is_search() ? '' : get_search_query(false);
        if (trim($query) !== '' && current_user_can(OwnerMenu::capability())) {
            $bar->add_node([
                'id' => 'stallkeeper-pinned-results',
                'title' => esc_html__('Edit search results', 'stallkeeper-tools'),
                'href' => PinnedScreen::address($query),
            ]);
        }
    }

    /**
     * Hook: `stallkeeper_search_preview_links`.
     *
     * @return array<array-key, mixed>
     */
    public function addPreviewLink(mixed $links, mixed $query): array
    {
        return (is_array($links) ? $links : []) +
            (is_string($query) && current_user_can(OwnerMenu::capability())
                ? [PinnedScreen::address($query) => __('Pin or hide results', 'stallkeeper-tools')]
                : []);
    }

    /**
     * Hook: `stallkeeper_query_actions`.
     *
     * @return array<array-key, mixed>
     */
    public function addQueryAction(mixed $actions, mixed $query): array
    {
        $actions = is_array($actions) ? $actions : [];
        if (is_string($query) && current_user_can(OwnerMenu::capability())) {
            $actions[] = new QueryAction(
                PinnedScreen::address($query),
                __('Pin a product', 'stallkeeper-tools'),
                /* translators: %s: query of visitors */
                sprintf(__('Pin a product to “%s”', 'stallkeeper-tools'), $query),
            );
        }

        return $actions;
    }
}
