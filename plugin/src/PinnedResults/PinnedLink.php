<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use WP_Admin_Bar;

/** Adds a link to the admin bar of the results page, which edits the results of its query. */
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
}
