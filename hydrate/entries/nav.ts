/**
 * What this script enhances: the ways around the shop, each by a store of WordPress's Interactivity API.
 * - menus: a toggle on small screens, a button for each submenu, hover and focus on wide screens, Escape;
 * - catalog: a dialog instead of a box that its address opens;
 * - the bar that stays at the top: whether it is stuck, and how high it is;
 * - the way back to the top: hidden near it.
 * PHP has printed all of them in a form that works; a store that fails leaves its part so.
 */
import { addBackToTop } from '../nav/backToTop';
import { addCatalog } from '../nav/catalog';
import { addDisclosure } from '../nav/disclosure';
import { catchErrors } from '../nav/catchErrors';
import { addMenu } from '../nav/menu';
import { addStickyHeader } from '../nav/stickyHeader';

for (const addStore of [addDisclosure, addMenu, addCatalog, addStickyHeader, addBackToTop])
  catchErrors(addStore)();
