/** State of a submenu when the script starts, or when the window changes between small and wide. */
export interface SubmenuState {
  /** Opens over the page on wide screens. Other submenus are part of the layout. */
  isDropdown: boolean;
  /** It contains the current page. */
  startsOpen: boolean;
  /** It is hovered or contains the focus. */
  isInUse: boolean;
  /** Its menu is already open, so a visitor may be reading it. */
  isBeingRead: boolean;
}

/**
 * Whether a submenu is initially open.
 *
 * On a wide screen, dropdowns are closed unless they are in use. On a small screen, submenus with the current page are open,
 * and a submenu that the visitor is reading stays open.
 */
export function isInitiallyExpanded(isWide: boolean, now: SubmenuState): boolean {
  return isWide ? !now.isDropdown || now.isInUse : now.startsOpen || now.isInUse || now.isBeingRead;
}
