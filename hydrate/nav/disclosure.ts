import { getContext, getElement, store } from '@wordpress/interactivity';
import { afterPaint } from '../lib/afterPaint';
import { catchErrors, catchEventErrors } from './catchErrors';
import { isWide, onWidthChange } from './wideScreen';

interface MenuContext {
  /** Whether the script has not started yet. Submenus then have no buttons and are open. */
  isPlain: boolean;
  /** Whether the list below the toggle is open. Copy of the state of `<details>` for class directives. */
  isShown: boolean;
}

const findDisclosure = (inside: Element | null): HTMLDetailsElement | null | undefined =>
  inside?.closest('.nav')?.querySelector<HTMLDetailsElement>('.nav__disclosure');

/** Toggles of the main menu and the top bar on small screens, based on `<details>`. */
export function addDisclosure(): void {
  store('stallkeeper/menu', {
    callbacks: {
      enhance: catchErrors(() => {
        const context = getContext<MenuContext>();
        const nav = getElement().ref;
        const disclosure = findDisclosure(nav);
        if (disclosure) context.isShown = disclosure.open;
        context.isPlain = false;
        nav?.addEventListener('click', ({ target }) => {
          // The open menu of the sticky header would cover the place.
          if (disclosure && target instanceof Element && isLinkOnPage(target.closest('a')))
            disclosure.open = false;
        });
        const focusedElement = followFocus(nav);
        onWidthChange(catchErrors(() => adaptToWidth(nav, disclosure, focusedElement())));
      }),
    },
    actions: {
      updateDisclosure: catchErrors(() => {
        const context = getContext<MenuContext>();
        const disclosure = findDisclosure(getElement().ref);
        // Only child themes style these classes. The menu itself opens without waiting for them.
        afterPaint(catchErrors(() => (context.isShown = disclosure?.open === true)));
      }),
      leaveDisclosure: catchEventErrors((event: FocusEvent) => {
        const nav = getElement().ref;
        const disclosure = findDisclosure(nav);
        const target = event.relatedTarget;
        if (isWide() || !disclosure?.open || !(target instanceof Element) || nav?.contains(target) === true)
          return;
        // The open menu of the sticky header would cover the focused element (WCAG 2.4.11).
        disclosure.open = false;
        requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
      }),
      closeOnEscape: catchEventErrors((event: KeyboardEvent) => {
        if (event.key !== 'Escape' || isWide()) return;
        const openList = document.activeElement?.closest('[aria-expanded="true"] + .sub-menu');
        const toggle = openList?.previousElementSibling;
        const disclosure = findDisclosure(getElement().ref);
        if (toggle instanceof HTMLElement) {
          toggle.click();
          toggle.focus();
        } else if (disclosure?.open === true) {
          disclosure.open = false;
          disclosure.querySelector('summary')?.focus();
        }
      }),
    },
  });
}

/** Whether the link leads to a place on the current page. */
const isLinkOnPage = (link: HTMLAnchorElement | null): boolean =>
  link !== null && link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0];

/** Moves focus to a visible element when a rotation or a zoom changes the layout while a menu is open. */
function adaptToWidth(
  nav: HTMLElement | null,
  disclosure: HTMLDetailsElement | null | undefined,
  focused: Element | null,
): void {
  if (!disclosure || nav?.contains(focused) !== true) return;
  if (isWide()) {
    if (disclosure.contains(focused))
      requestAnimationFrame(() => nav.querySelector<HTMLElement>('.menu__link')?.focus());
  } else {
    disclosure.open = true;
  }
}

/**
 * Remembers the focused element of a menu. When styles hide a focused toggle, a browser may remove the focus
 * before the listener for the new width runs.
 *
 * @returns a function that returns the focused element, or the last one if the browser has removed the focus
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
