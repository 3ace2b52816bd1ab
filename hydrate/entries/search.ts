/**
 * What this script enhances, and when:
 * - every search widget, also one that comes later: React takes it over at the visitor's first use; at once, as soon as the
 *   browser is idle, where only the browser can ask for the first hits;
 * - the search box of the header: a few hits while typing, from the first use on;
 * - the keys s and /: they lead to the search box while the visitor's switch is on.
 */
import { enhance } from '../lib/enhance';
import { addShortcuts } from '../search/shortcuts';
import { loadSuggestionsOnFirstUse } from '../suggestions/loadSuggestions';
import { watchWidgets } from '../search/watchWidgets';

watchWidgets();
enhance('[data-suggest]', loadSuggestionsOnFirstUse);
enhance('[data-part="shortcuts"]', addShortcuts);
