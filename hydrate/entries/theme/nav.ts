/**
 * Enhances the navigation with stores of the Interactivity API:
 * - menus: a toggle on small screens, a button for each submenu, hover and focus on wide screens, Escape;
 * - catalog: a dialog instead of a panel that opens with `:target`;
 * - back-to-top link: hidden near the top of the page.
 *
 * The sticky header and the search of small screens have no store. Enhancers provide their state to CSS.
 */
import { enhance } from '../../lib/enhance';
import { addBackToTop } from '../../nav/backToTop';
import { addCatalog } from '../../nav/catalog';
import { addDisclosure } from '../../nav/disclosure';
import { catchErrors } from '../../nav/catchErrors';
import { addMenu } from '../../nav/menu';
import { enhanceSearchToggle } from '../../nav/searchToggle';
import { enhanceStickyHeader } from '../../nav/stickyHeader';

for (const addStore of [addDisclosure, addMenu, addCatalog, addBackToTop]) catchErrors(addStore)();
enhance('.sticky-header__start', enhanceStickyHeader);
enhance('.search-toggle', enhanceSearchToggle);
