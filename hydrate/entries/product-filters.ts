/** Product filters on the shop's lists: a filter updates the list without a page load. */
import { filterWithoutPageLoad } from '../search/productFilters';

filterWithoutPageLoad();
