/** Enhances the product filters: a filter updates the list without a page load. */
import { closeDrawerOnLeave } from '../../filters/filterDrawer';
import { filterWithoutPageLoad } from '../../filters/productFilters';

closeDrawerOnLeave();
filterWithoutPageLoad();
