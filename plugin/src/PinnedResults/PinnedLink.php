<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use WP_Admin_Bar;

/** Adds links to the screen to the admin bar of the results page and to the search preview. */
final class PinnedLink
{
    /** Hook: `admin_bar_menu`. */
    public function addLink(WP_Admin_Bar $bar): void
    {
        $query = is_admin() || !is_search() ? '' : get_search_query(false);
        if (trim($query) !== '' && current_user_can(PinnedScreen::capability())) {
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
            (is_string($query) && current_user_can(PinnedScreen::capability())
                ? [PinnedScreen::address($query) => __('Pin or hide results', 'stallkeeper-tools')]
                : []);
    }
}
