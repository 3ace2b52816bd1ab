/**
 * Counts searches for the search report. Pages with the results of a query load it immediately, others with
 * the first search.
 */
import { enhance } from '../../lib/enhance';
import { reportPageSearch } from '../../search-report/searchReport';

export { reportPageSearch, reportSearches } from '../../search-report/searchReport';

enhance('[data-widget-results]', reportPageSearch);
