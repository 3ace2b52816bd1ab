/**
 * What this script enhances, and when:
 * - every instant-search widget: React takes it over at the visitor's first touch, never before;
 * - the search box of the header: a few hits while typing, from the first use on;
 * - the keys s and /: they lead to the search box while the visitor's switch is on.
 */
import { enhance } from './enhance';
import { loadOnFirstUse } from './loadOnFirstUse';
import { addShortcuts } from './shortcuts';
import { suggestOnFirstUse } from './suggestOnFirstUse';

enhance('.instant-search-widget[data-app-id][data-api-key][data-index-name]', loadOnFirstUse);
enhance('[data-suggest]', suggestOnFirstUse);
enhance('[data-part="shortcuts"]', addShortcuts);
