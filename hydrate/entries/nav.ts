/**
 * What this script enhances. Stores of WordPress's Interactivity API:
 * - menus: a toggle on small screens, a button for each submenu, hover and focus on wide screens, Escape;
 * - catalog: a dialog instead of a box that its address opens;
 * - the link to the top: hidden near it.
 * The sticky header has no state of its own: an enhancer tells CSS whether it sticks, and its height.
 */
import { enhance } from '../lib/enhance';
import { addBackToTop } from '../nav/backToTop';
import { addCatalog } from '../nav/catalog';
import { addDisclosure } from '../nav/disclosure';
import { catchErrors } from '../nav/catchErrors';
import { addMenu } from '../nav/menu';
import { enhanceStickyHeader } from '../nav/stickyHeader';

for (const addStore of [addDisclosure, addMenu, addCatalog, addBackToTop]) catchErrors(addStore)();
enhance('.sticky-header__start', enhanceStickyHeader);
