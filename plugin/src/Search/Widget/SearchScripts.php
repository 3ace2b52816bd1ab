<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Widget;

use Stallkeeper\Tools\Templates\Assets;

/** Enqueues the search script: a small module that loads React when a visitor first interacts with a widget. */
final class SearchScripts
{
    public function __construct(private readonly Assets $assets) {}

    /** Hook: `wp_enqueue_scripts`. */
    public function enqueueModules(): void
    {
        $this->assets->enqueueModule('search', [
            'instant-search',
            'suggestions',
            'suggestions-panel',
            'late-widget',
            /** This filter is documented in plugin/src/Search/Widget/SearchWidget.php */
            ...apply_filters('stallkeeper_search_counting', null) === null ? [] : ['search-report'],
        ]);
    }

    /**
     * Hook: `stallkeeper_preferences`.
     *
     * Prints the visitor's switch for the keys s and / (WCAG 2.1.4). It is hidden until the script shows it, because
     * the keys need JavaScript. If the setting is off, the switch is missing and the script ignores the keys.
     */
    public function printShortcutSwitch(): void
    {
        /**
         * Filters whether the keys s and / move the focus to the search box.
         *
         * @param bool $isOn
         */
        if (!apply_filters('stallkeeper_search_shortcuts', (bool) get_option('stallkeeper_search_shortcuts', true))) {
            return;
        }
        printf(
            '<button type="button" class="preference" data-part="shortcuts" aria-pressed="true" title="%s" hidden>%s</button>',
            esc_attr__('Press s or / to focus the search box', 'stallkeeper-tools'),
            esc_html__('Keyboard shortcuts', 'stallkeeper-tools'),
        );
    }
}
