/**
 * Counts searches for the search report. Pages with the results of a query load it immediately, others with
 * the first search.
 */
import { enhance } from '../lib/enhance';
import { reportPageSearch } from '../search/searchReport';

export { reportPageSearch, reportSearches } from '../search/searchReport';

enhance('[data-widget-results]', reportPageSearch);
