/** State of a submenu when the script starts, or when the window changes between small and wide. */
export interface SubmenuState {
  /** Opens over the page on wide screens; any other submenu is simply there. */
  isDropdown: boolean;
  /** The current page is in it. */
  startsOpen: boolean;
  /** A visitor points at it, or has focus in it. */
  isInUse: boolean;
  /** Its menu has been opened already, so that a visitor may be reading it. */
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
