<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OwnerMenu;

/** Links to the screens that change the results of a query. Features add theirs with a filter. */
final class QueryActions
{
    /** @return string HTML; '' if the user may do nothing, or for queries whose text is not stored */
    public function html(string $query): string
    {
        if ($query === '') {
            return '';
        }
        /**
         * Filters the links beside a query in the search report and in the overview.
         *
         * @param list<QueryAction> $actions those that the user may use
         * @param string            $query   query of visitors
         */
        $actions = apply_filters('stallkeeper_query_actions', [], $query);
        $links = [];
        foreach (is_array($actions) ? $actions : [] as $action) {
            if ($action instanceof QueryAction) {
                $links[] = sprintf(
                    '<a href="%s" aria-label="%s">%s</a>',
                    esc_url($action->address),
                    esc_attr($action->label),
                    esc_html($action->text),
                );
            }
        }

        return implode(' | ', $links);
    }
}
