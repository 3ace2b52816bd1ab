/**
 * Enhances:
 * - search widgets, including those that are added later: React hydrates them on first use. If only the
 *   browser can request the first hits, React hydrates them when the browser is idle;
 * - search forms: show suggestions while the visitor types. They are loaded on first use;
 * - keyboard shortcuts s and /: move focus to the search box, unless the visitor has turned them off.
 */
import { enhance } from '../../lib/enhance';
import { addShortcuts } from '../../search/shortcuts';
import { loadSuggestionsOnFirstUse } from '../../suggestions/loadSuggestions';
import { watchWidgets } from '../../search/watchWidgets';

watchWidgets();
enhance('[data-suggest]', loadSuggestionsOnFirstUse);
enhance('[data-part="shortcuts"]', addShortcuts);
