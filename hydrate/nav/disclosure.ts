import { getContext, getElement, store } from '@wordpress/interactivity';
import { guarded, guardedEvent } from './catchErrors';
import { isWide, onWidthChange } from './wideScreen';
import { dismiss, openAround, settleAll } from './submenus';

interface MenuContext {
  /** As PHP sent it: no buttons at the submenus, and all of them open. */
  isPlain: boolean;
  /** The list under its toggle is open. The <details> itself knows and tells; this is for the classes. */
  isShown: boolean;
}

const foldOf = (inside: Element | null): HTMLDetailsElement | null | undefined =>
  inside?.closest('.nav')?.querySelector<HTMLDetailsElement>('.nav__fold');

/** The toggles of main menu and top bar on small screens. What opens and closes is the browser's own <details>. */
export function addFold(): void {
  store('stallkeeper/menu', {
    callbacks: {
      enhance: guarded(() => {
        const context = getContext<MenuContext>();
        const nav = getElement().ref;
        const fold = foldOf(nav);
        if (fold) context.isShown = fold.open;
        context.isPlain = false;
        const focusIn = followFocus(nav);
        onWidthChange(guarded(() => adaptToWidth(nav, fold, focusIn())));
      }),
    },
    actions: {
      noteFold: guarded(() => {
        getContext<MenuContext>().isShown = foldOf(getElement().ref)?.open === true;
      }),
      leaveFold: guardedEvent((event: FocusEvent) => {
        const nav = getElement().ref;
        const fold = foldOf(nav);
        const goesTo = event.relatedTarget;
        if (isWide() || !fold?.open || !(goesTo instanceof Element) || nav?.contains(goesTo) === true) return;
        // An open menu in the bar that stays would lie over what has focus now (WCAG 2.4.11).
        fold.open = false;
        requestAnimationFrame(() => goesTo.scrollIntoView({ block: 'nearest' }));
      }),
      closeFold: guardedEvent((event: KeyboardEvent) => {
        if (event.key !== 'Escape' || isWide()) return;
        const submenu = openAround(document.activeElement);
        const fold = foldOf(getElement().ref);
        if (submenu) {
          dismiss(submenu);
        } else if (fold?.open === true) {
          fold.open = false;
          fold.querySelector('summary')?.focus();
        }
      }),
    },
  });
}

/** A window that is rotated or zoomed while a menu is open: nobody's focus ends up on what is no longer there. */
function adaptToWidth(
  nav: HTMLElement | null,
  fold: HTMLDetailsElement | null | undefined,
  focused: Element | null,
): void {
  settleAll();
  if (!fold || nav?.contains(focused) !== true) return;
  if (isWide()) {
    if (fold.contains(focused))
      requestAnimationFrame(() => nav.querySelector<HTMLElement>('.menu__link')?.focus());
  } else {
    fold.open = true;
  }
}

/**
 * A browser may take focus off a toggle that the styles hide before it tells of the new width.
 * @returns a way to ask what in the menu has focus, or had it until then
 */
function followFocus(nav: HTMLElement | null): () => Element | null {
  let last: Element | null = null;
  nav?.addEventListener('focusin', ({ target }) => (last = target instanceof Element ? target : null));
  nav?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget !== null) last = null;
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (nav?.contains(target as Node) !== true) last = null;
  });
  return () => (document.activeElement === document.body ? last : document.activeElement);
}
