/** Enhances the product filters: a filter updates the list without a page load. */
import { filterWithoutPageLoad } from '../../filters/productFilters';

filterWithoutPageLoad();
