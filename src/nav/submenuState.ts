/** What is known of a submenu when the script comes, or when the window changes between small and wide. */
export interface SubmenuNow {
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
 * Whether a submenu shows its entries once the script has its say.
 *
 * On a wide screen nothing covers the page that nobody asked for. On a small one the way to the current page is open, and
 * what a visitor has in front of them is never taken away.
 */
export function isExpandedAtFirst(isWide: boolean, now: SubmenuNow): boolean {
  return isWide ? !now.isDropdown || now.isInUse : now.startsOpen || now.isInUse || now.isBeingRead;
}
