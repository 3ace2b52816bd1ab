import { isInitiallyExpanded } from '../../src/nav/submenuState';
import { isWide } from './wideScreen';

/** What the markup of a submenu's entry shows: nav/level.php binds it to attributes and classes. */
export interface EntryContext {
  isExpanded: boolean;
  isDropdown: boolean;
  hasFocus: boolean;
}

type Opener = 'pointer' | 'focus' | 'button';

export interface Submenu {
  /** The <li> with link, button and list. */
  entry: HTMLElement;
  context: EntryContext;
  openedBy: Opener | null;
  /** The visitor has closed it and is still there: it opens again by its button only. */
  isDismissed: boolean;
}

const submenus = new Map<Element, Submenu>();

export const findSubmenu = (entry: Element | null | undefined): Submenu | undefined =>
  entry ? submenus.get(entry) : undefined;

/** @param isBeingRead see `SubmenuNow` */
export function addSubmenu(entry: HTMLElement, context: EntryContext, isBeingRead: boolean): void {
  const submenu = { entry, context, openedBy: null, isDismissed: false };
  submenus.set(entry, submenu);
  resetSubmenu(submenu, isBeingRead);
}

/** After a rotation or a zoom: every submenu as it begins on such a screen, but for the one in use. */
export function resetSubmenus(): void {
  for (const submenu of submenus.values()) resetSubmenu(submenu, false);
}

function resetSubmenu(submenu: Submenu, isBeingRead: boolean): void {
  const { entry, context } = submenu;
  const isInUse = entry.contains(document.activeElement) || (isWide() && entry.matches(':hover'));
  const startsOpen = entry.dataset.startsOpen === 'true';
  context.isExpanded = isInitiallyExpanded(isWide(), {
    isDropdown: context.isDropdown,
    startsOpen,
    isInUse,
    isBeingRead,
  });
  submenu.openedBy = context.isExpanded && isWide() ? 'focus' : null;
}

export function expand(submenu: Submenu, by: Opener): void {
  if (isWide() && submenu.context.isDropdown) closeDropdowns((other) => !other.entry.contains(submenu.entry));
  submenu.context.isExpanded = true;
  submenu.openedBy = by;
  submenu.isDismissed = false;
}

export function collapse(submenu: Submenu): void {
  submenu.context.isExpanded = false;
  submenu.openedBy = null;
}

/** Collapses the lists that lie over the page on a wide screen. */
export function closeDropdowns(isMeant: (submenu: Submenu) => boolean): void {
  for (const submenu of submenus.values()) {
    if (submenu.context.isDropdown && submenu.context.isExpanded && isMeant(submenu)) collapse(submenu);
  }
}

/** By Escape: the list goes although pointer or focus are still there, and focus goes to what names it. */
export function dismiss(submenu: Submenu): void {
  const hadFocus = listOf(submenu)?.contains(document.activeElement);
  collapse(submenu);
  submenu.isDismissed = true;
  if (hadFocus === true) submenu.entry.querySelector<HTMLElement>(':scope > .menu__toggle')?.focus();
}

/** @returns the innermost open submenu around an element */
export function findOpenAncestor(element: Element | null): Submenu | undefined {
  for (let entry = element?.closest('li'); entry; entry = entry.parentElement?.closest('li')) {
    const submenu = submenus.get(entry);
    if (submenu?.context.isExpanded === true && listOf(submenu)?.contains(element) === true) return submenu;
  }
  return undefined;
}

const listOf = ({ entry }: Submenu): Element | null => entry.querySelector(':scope > .sub-menu');
