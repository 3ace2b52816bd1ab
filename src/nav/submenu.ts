import { isInitiallyExpanded } from './submenuState';

type Opener = 'pointer' | 'focus' | 'button';

/** State of all menus of a page. */
export interface MenuState {
  isWide: boolean;
  /**
   * ID of the dropdown that is open on a wide screen, where it overlays the page. Only one is open at a time.
   */
  openDropdown: string | null;
}

/** State of one submenu: the context of its menu item (nav/level.php). */
export interface Submenu {
  /** ID of its list. */
  id: string;
  /** Whether it overlays the page on wide screens. */
  isDropdown: boolean;
  /** Whether it contains the current page. */
  startsOpen: boolean;
  /** Not used for a dropdown on a wide screen, see `MenuState.openDropdown`. */
  isOpen: boolean;
  openedBy: Opener | null;
  hasFocus: boolean;
}

export const isExpanded = (menu: MenuState, submenu: Submenu): boolean =>
  isOverPage(menu, submenu) ? menu.openDropdown === submenu.id : submenu.isOpen;

export function expand(menu: MenuState, submenu: Submenu, by: Opener): void {
  setExpanded(menu, submenu, true);
  submenu.openedBy = by;
}

export function collapse(menu: MenuState, submenu: Submenu): void {
  setExpanded(menu, submenu, false);
  submenu.openedBy = null;
}

/** Sets the initial state when the script starts, and after each change between a small and a wide screen. */
export function reset(
  menu: MenuState,
  submenu: Submenu,
  now: { isInUse: boolean; isBeingRead: boolean },
): void {
  const { isDropdown, startsOpen } = submenu;
  const expanded = isInitiallyExpanded(menu.isWide, { isDropdown, startsOpen, ...now });
  setExpanded(menu, submenu, expanded);
  submenu.openedBy = expanded && menu.isWide ? 'focus' : null;
}

const isOverPage = (menu: MenuState, submenu: Submenu): boolean => menu.isWide && submenu.isDropdown;

function setExpanded(menu: MenuState, submenu: Submenu, expanded: boolean): void {
  if (!isOverPage(menu, submenu)) {
    submenu.isOpen = expanded;
  } else if (expanded) {
    menu.openDropdown = submenu.id;
  } else if (menu.openDropdown === submenu.id) {
    menu.openDropdown = null;
  }
}
